import type { HostProperty } from '@diyar/contract/supply/host-properties';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expireAds } from '../ads/expire-ads.ts';
import { AuthorityDown } from '../authority/authority.ts';
import { createRegaAuthority } from '../authority/rega-authority.ts';
import { transact } from '../platform/db/database.ts';
import type { BuiltListing } from '../testing/factories.ts';
import { buildUnlicensed, checkAs, IDENTITY, stateOf, stepsOf } from '../testing/licence-world.ts';
import { buildOperator } from '../testing/operators.ts';
import { type RegaStub, startRegaStub } from '../testing/rega-stub.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { resendCompliance, sendCompliance } from './send-compliance.ts';
import { tellAuthority } from './tell-authority.ts';

let world: TestApp;
let stub: RegaStub;
let deps: Parameters<typeof sendCompliance>[0];
const clock = () => world.clock.now;

beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
  stub = await startRegaStub({ db: world.db, now: clock });
  deps = {
    ...world.deps,
    authority: createRegaAuthority({ ...stub.options, now: clock, answerWithinMs: 300 }),
  };
});
afterAll(async () => {
  await stub.close();
  await world.close();
});
beforeEach(() => {
  stub.told.length = 0;
});

/** An ad on show under a licence of the registry. */
async function buildShown(): Promise<BuiltListing> {
  const disclosed = { mortgaged: false, disputed: false, unregistered_rights: false };
  const listing = await buildUnlicensed(world, { property: disclosed, unit: { photos: 4 } });
  const { data } = await checkAs(world, listing, 'fits');
  if (data.licence === null) throw new Error('no licence');
  await world.db
    .updateTable('ad')
    .set({ state: 'published', published_at: clock() })
    .where('id', '=', listing.adId)
    .execute();
  return listing;
}

/** What every property is asked for. */
const WHOLE = { facing: 'n', height: 10, width: 12 };

const step = ({ adNumber, host }: BuiltListing, from: string, to: string) =>
  world.call(`/host/ads/${adNumber}/steps`, {
    method: 'POST',
    token: host.token,
    body: { from, to, data_correct: true },
  });

const callsOf = ({ adId }: BuiltListing) =>
  world.db.selectFrom('compliance_call').selectAll().where('ad_id', '=', adId).orderBy('position').execute();

async function lastCallOf(listing: BuiltListing) {
  const call = (await callsOf(listing)).at(-1);
  if (call === undefined) throw new Error('no call');
  return call;
}

describe('the authority is told', () => {
  it('that an ad was hidden, shown again and deleted, in that order, with numbers that are kept nowhere else', async () => {
    const listing = await buildShown();
    await step(listing, 'published', 'hidden');
    await step(listing, 'hidden', 'published');
    await world.call(`/host/ads/${listing.adNumber}`, { method: 'DELETE', token: listing.host.token });
    const waiting = await callsOf(listing);
    expect(waiting.map(({ operation, done_at }) => [operation, done_at])).toEqual([
      ['cancel', null],
      ['display', null],
      ['cancel', null],
    ]);
    expect(JSON.stringify(waiting)).not.toContain(IDENTITY);
    // The job of the last finds all of them.
    await sendCompliance(deps, waiting[2]?.id ?? '', clock);
    expect(stub.told.map(({ operationType }) => operationType)).toEqual([
      'CancelAd',
      'DisplayAd',
      'CancelAd',
    ]);
    expect(stub.told[1]).toMatchObject({
      advertiserId: IDENTITY,
      titleDeedNumber: expect.stringMatching(/^3100\d{8}$/),
      adType: 'Rent',
      channels: ['LicensedPlatform'],
      adLinkInPlatform: `http://localhost/details/${listing.adNumber}`,
      creationDate: '2026-10-22',
      endDate: '2027-10-22',
      platformId: '77',
    });
    const done = await callsOf(listing);
    expect(done.every(({ accepted, attempts }) => accepted === true && attempts === 1)).toBe(true);
    expect(JSON.stringify(done)).not.toContain(IDENTITY);
    expect(stub.told[1]).toMatchObject({ advertiserName: expect.any(String) });
    expect(done.map(({ request }) => Object.hasOwn(request as object, 'advertiserName'))).not.toContain(true);
    expect(done[0]?.response).toEqual({ accepted: true, code: null });
  });

  it('once of an edit that moves an ad on show, when an operator agrees, and of no edit that it does not display', async () => {
    const listing = await buildShown();
    const { host, propertyId } = listing;
    const property = world.db.updateTable('property').where('id', '=', propertyId);
    await property.set({ location_approximate: true }).execute();
    const path = `/host/properties/${propertyId}`;
    const { headers } = await buildOperator(world.db, world.deps.config.pepper, clock());
    const change = async (moved: object, renamed: object) => {
      const { data } = await world.call<HostProperty>(path, { token: host.token });
      const saved = await world.call<HostProperty>(path, {
        method: 'PUT',
        token: host.token,
        body: {
          version: data.version,
          property: { ...data.property, ...WHOLE, ...renamed },
          location: { ...data.location, street: 'شارع العليا', street_width: 30, ...moved },
        },
      });
      const { id, version } = saved.data.revision ?? {};
      const body = { version, decision: 'approved' };
      return (await world.call(`/console/revisions/${id}/decision`, { method: 'POST', headers, body }))
        .status;
    };
    expect(await change({ lat: 24.8123 }, {})).toBe(201);
    expect(await callsOf(listing)).toMatchObject([
      { operation: 'update', request: { nationalAddress: { adMapLatitude: '24.8123' } } },
    ]);
    expect(await change({ lat: 24.8123 }, { name: 'اسم آخر للعقار' })).toBe(201);
    expect(await callsOf(listing)).toHaveLength(1);
  });

  it('nothing of a change that was undone', async () => {
    const listing = await buildShown();
    await expect(
      transact(world.db, async (tx) => {
        await tellAuthority(tx, listing.adId, 'update', clock());
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await callsOf(listing)).toEqual([]);
  });

  it('again when it was down, and nothing overtakes what comes first', async () => {
    const listing = await buildShown();
    await step(listing, 'published', 'hidden');
    const first = await lastCallOf(listing);
    stub.next.push(503);
    await expect(sendCompliance(deps, first.id, clock)).rejects.toBeInstanceOf(AuthorityDown);
    expect(await lastCallOf(listing)).toMatchObject({ attempts: 1, status: 503, done_at: null });
    await step(listing, 'hidden', 'published');
    await sendCompliance(deps, (await lastCallOf(listing)).id, clock);
    expect(stub.told.map(({ operationType }) => operationType)).toEqual(['CancelAd', 'DisplayAd']);
  });

  it('once more by the clock after a worker was killed before it wrote the answer down', async () => {
    const listing = await buildShown();
    await step(listing, 'published', 'hidden');
    const call = await lastCallOf(listing);
    const killed = new Date(clock().getTime() + 120_000);
    await world.db
      .updateTable('compliance_call')
      .set({ claimed_until: killed, attempts: 1 })
      .where('id', '=', call.id)
      .execute();
    await expect(sendCompliance(deps, call.id, clock)).rejects.toThrow('is being sent');
    expect(stub.told).toEqual([]);
    world.clock.pass(1200);
    await resendCompliance(world.db, '2026-11-21', clock());
    await sendCompliance(deps, call.id, clock);
    expect(await lastCallOf(listing)).toMatchObject({ accepted: true, attempts: 2 });
  });

  it('by one process at a time', async () => {
    const listing = await buildShown();
    await step(listing, 'published', 'hidden');
    const { id } = await lastCallOf(listing);
    await Promise.allSettled([1, 2, 3, 4].map(() => sendCompliance(deps, id, clock)));
    expect(stub.told).toHaveLength(1);
  });

  it('and what it refuses stays in the log that operators read', async () => {
    const listing = await buildShown();
    await step(listing, 'published', 'hidden');
    const call = await lastCallOf(listing);
    const error = { code: 400, message: 'بيانات ناقصة _IV0007' };
    stub.next.push({ body: JSON.stringify({ Body: { result: null, error } }), status: 400 });
    await sendCompliance(deps, call.id, clock);
    const operator = await buildOperator(world.db, world.deps.config.pepper, clock());
    const log = await world.call<{ calls: object[] }>(`/console/licences/${call.licence_number}/log`, {
      headers: operator.headers,
    });
    expect(log.data.calls).toMatchObject([
      {
        ad: listing.adNumber,
        operation: 'cancel',
        state: 'refused',
        status: 400,
        code: 'IV0007',
        attempts: 1,
      },
    ]);
    expect(JSON.stringify(log.data)).not.toContain(IDENTITY);
  });
});

describe('when a licence ends', () => {
  it('by its date, its ad leaves, the authority and its account are told, and then its numbers are forgotten', async () => {
    const listing = await buildShown();
    const { licence_id } = await stateOf(world, listing.adId);
    const after = new Date('2027-10-22T21:00:00Z');
    expect(await expireAds(world.db, new Date(after.getTime() - 1000))).toEqual([]);
    expect(await expireAds(world.db, after)).toContain(Number(listing.adNumber));
    const sealed = () =>
      world.db
        .selectFrom('licence')
        .select('sealed_numbers')
        .where('id', '=', licence_id)
        .executeTakeFirstOrThrow();
    await resendCompliance(world.db, '2027-10-23', after);
    expect((await sealed()).sealed_numbers).not.toBeNull();
    await sendCompliance(deps, (await lastCallOf(listing)).id, clock);
    expect(stub.told.map(({ operationType }) => operationType)).toEqual(['CancelAd']);
    await resendCompliance(world.db, '2027-10-23', after);
    expect((await sealed()).sealed_numbers).toBeNull();
    const told = await world.db
      .selectFrom('event')
      .select('key')
      .where('account_id', '=', listing.host.accountId)
      .execute();
    expect(told).toEqual([{ key: 'licence_expired' }]);
  });

  it('with its account, and the name of a person leaves the licence once the authority was told', async () => {
    const listing = await buildShown();
    const { licence_id } = await stateOf(world, listing.adId);
    await step(listing, 'published', 'hidden');
    await world.db
      .updateTable('account')
      .set({ closed_at: clock(), verified_at: null })
      .where('id', '=', listing.host.accountId)
      .execute();
    const licence = () =>
      world.db
        .selectFrom('licence')
        .select(['broker_name', 'facts'])
        .where('id', '=', licence_id)
        .executeTakeFirstOrThrow();
    const before = await licence();
    await resendCompliance(world.db, '2026-11-21', clock());
    expect(await licence()).toEqual(before);
    await sendCompliance(deps, (await lastCallOf(listing)).id, clock);
    await resendCompliance(world.db, '2026-11-21', clock());
    const after = await licence();
    expect(after.broker_name).toBe('حساب مغلق');
    expect(JSON.stringify(after)).not.toContain(before.broker_name);
  });

  const push = (number: string, status: object, password = world.deps.config.authorityPush.password) =>
    world.app.inject({
      method: 'PUT',
      url: '/api/v1/brokerage/push-notifications',
      headers: { authorization: `Basic ${Buffer.from(`registry:${password}`).toString('base64')}` },
      payload: { NotificationBody: { AdlicenseNumber: number, ...status } },
    });

  it('by the authority’s push, its ad leaves at once and once, and cannot be shown again by itself', async () => {
    const listing = await buildShown();
    const { licence_number } = await stateOf(world, listing.adId);
    const cancelled = { AdlicenseStatusCode: 'Cancelled', AdlicenseStatusNameAR: 'ملغي' };
    const answer = await push(licence_number ?? '', cancelled);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        IsReceived: true,
        Response: 'received',
        adLicenseNumber: licence_number,
        ResponseTime: expect.stringMatching(/\+03:00$/),
      },
    ]);
    await Promise.all([push(licence_number ?? '', cancelled), push(licence_number ?? '', cancelled)]);
    expect(await stateOf(world, listing.adId)).toMatchObject({ state: 'licence_expired' });
    expect(await stepsOf(world, listing.adId)).toEqual([
      'published → licence_expired: licence_ended_by_authority',
    ]);
    expect((await callsOf(listing)).map(({ operation }) => operation)).toEqual(['cancel']);
    const shown = await world.call<{ licence: { in_force: boolean } }>(`/host/ads/${listing.adNumber}`, {
      token: listing.host.token,
    });
    expect(shown.data.licence.in_force).toBe(false);
    const events = await world.db
      .selectFrom('event')
      .selectAll()
      .where('account_id', '=', listing.host.accountId)
      .execute();
    expect(events).toMatchObject([{ key: 'licence_ended_by_authority' }]);
    await push(licence_number ?? '', { AdlicenseStatusCode: 'Active', AdlicenseStatusNameAR: 'نشط' });
    expect(await checkAs(world, listing, 'fits')).toMatchObject({
      status: 200,
      data: { state: 'not_published' },
    });
  });

  it('a forged push changes nothing', async () => {
    const listing = await buildShown();
    const { licence_number } = await stateOf(world, listing.adId);
    const cancelled = { AdlicenseStatusCode: 'Cancelled' };
    for (const password of ['a guess', '']) {
      const answer = await push(licence_number ?? '', cancelled, password);
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
    }
    expect((await stateOf(world, listing.adId)).state).toBe('published');
    expect((await push('1', {})).statusCode).toBe(400);
  });
});
