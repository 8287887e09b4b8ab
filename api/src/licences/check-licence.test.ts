import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuthorityDown } from '../authority/authority.ts';
import { createRegaAuthority } from '../authority/rega-authority.ts';
import { unsealNumbers } from '../authority/sealed-numbers.ts';
import { buildListing, buildPerson } from '../testing/factories.ts';
import { buildUnlicensed, checkAs, IDENTITY, stateOf, stepsOf } from '../testing/licence-world.ts';
import { type RegaStub, startRegaStub } from '../testing/rega-stub.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { askAgain } from './ask-again.ts';
import { checkLicence } from './check-licence.ts';
import { conditionsOf } from './load-conditions.ts';
import { licenceEvidence } from './show-licence.ts';

let world: TestApp;
let stub: RegaStub;
beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
  stub = await startRegaStub({ db: world.db, now: () => world.clock.now });
});
afterAll(async () => {
  await stub.close();
  await world.close();
});

describe('a licence that fits', () => {
  it('is kept with its facts, and compared field by field in the caller’s language', async () => {
    const listing = await buildUnlicensed(world, { property: { street_width: 20, facing: 'sw' } });
    const { status, data } = await checkAs(world, listing, 'fits');
    expect(status).toBe(200);
    expect(data).toMatchObject({
      state: 'not_published',
      fits: true,
      licence: { in_force: true, days_left: 336, deed_last4: expect.stringMatching(/^\d{4}$/) },
      waiting: null,
    });
    const says = Object.fromEntries(
      data.comparison.map((row) => [row.field, [row.registry, row.ours, row.agrees]]),
    );
    expect(says).toMatchObject({
      purpose: ['إيجار', 'إيجار', true],
      property_type: ['شقة', 'شقة', true],
      city: ['الرياض', 'الرياض', true],
      area: ['120 م²', '120 م²', true],
      price: ['\u206660,000 S.R\u2069 في السنة', '\u206660,000 S.R\u2069 في السنة', true],
      facing: ['جنوبية غربية', 'جنوبية غربية', true],
      plan_number: [null, null, null],
    });
    expect(await stateOf(world, listing.adId)).toMatchObject({ licence_number: data.licence?.number });
  });

  it('keeps the identity number nowhere but sealed, and the deed number too', async () => {
    const listing = await buildUnlicensed(world);
    await checkAs(world, listing, 'fits');
    const { licence_id } = await stateOf(world, listing.adId);
    const { rows } = await sql<{ text: string; sealed_numbers: Buffer }>`
      select (to_jsonb(licence) - 'sealed_numbers')::text as text, sealed_numbers from licence where id = ${licence_id}`.execute(
      world.db,
    );
    const sealed = rows[0]?.sealed_numbers ?? Buffer.alloc(0);
    const numbers = unsealNumbers(sealed, { key: world.deps.config.identityKey, owner: licence_id ?? '' });
    expect(numbers).toMatchObject({ advertiser: IDENTITY, deed: expect.stringMatching(/^3100\d{8}$/) });
    expect(rows[0]?.text).not.toContain(IDENTITY);
    expect(rows[0]?.text).not.toContain(numbers.deed);
    expect(sealed.includes(IDENTITY)).toBe(false);
  });
});

describe('a licence that can never carry the ad is refused with its own code', () => {
  it.each([
    ['expired', 'licence_expired'],
    ['not_yours', 'licence_not_yours'],
    ['other_purpose', 'licence_wrong_purpose'],
    [{ number: '7200000010' }, 'licence_refused'],
  ] as const)('%s: %s', async (licence, code) => {
    const listing = await buildUnlicensed(world);
    const answer = await checkAs(world, listing, licence);
    expect([answer.status, answer.code]).toEqual([422, code]);
    expect(await stateOf(world, listing.adId)).toMatchObject({ state: 'not_published', licence_id: null });
  });
});

describe('what differs is told field by field', () => {
  it.each([
    ['price_differs', 'price', '72,000 S.R a year', '60,000 S.R a year'],
    ['area_differs', 'area', '150 m²', '120 m²'],
    ['other_type', 'property_type', 'Villa', 'Apartment'],
  ] as const)('%s', async (name, field, registry, ours) => {
    const listing = await buildUnlicensed(world);
    await checkAs(world, listing, name);
    const shown = await world.call<{ fits: boolean; comparison: object[] }>(
      `/host/ads/${listing.adNumber}/licence`,
      { token: listing.host.token, lang: 'en' },
    );
    expect(shown.data.fits).toBe(false);
    expect(shown.data.comparison).toContainEqual({ field, registry, ours, agrees: false, is_binding: true });
    const evidence = await licenceEvidence(world.db, listing.adId, { lang: 'en', now: world.clock.now });
    expect(evidence).toMatchObject({
      fits: false,
      licence: { in_force: true },
      comparison: shown.data.comparison,
    });
    const lacks = await conditionsOf(world.db, listing.adId, world.clock.now);
    expect(lacks).toContainEqual({ code: 'licence_differs', field });
  });

  it('an ad that is up does not take a licence that differs', async () => {
    const listing = await buildUnlicensed(world);
    await checkAs(world, listing, 'fits');
    await world.db
      .updateTable('ad')
      .set({ state: 'published', published_at: world.clock.now })
      .where('id', '=', listing.adId)
      .execute();
    expect(await checkAs(world, listing, 'price_differs')).toMatchObject({
      status: 409,
      code: 'licence_differs',
    });
    expect(await checkAs(world, listing, 'down')).toMatchObject({ status: 503, code: 'registry_down' });
    expect((await stateOf(world, listing.adId)).state).toBe('published');
  });
});

describe('who asks', () => {
  it('an individual proves it by the number of their profile, typed at each check', async () => {
    const listing = await buildUnlicensed(world);
    const rules = [];
    for (const typed of [undefined, '12', '1098765439'])
      rules.push((await checkAs(world, listing, 'fits', typed ?? '')).data.errors);
    expect(rules.map(([first]) => [first?.field, first?.rule])).toEqual([
      ['identity', 'identity_required'],
      ['identity', 'identity_invalid'],
      ['identity', 'identity_matches_profile'],
    ]);
    expect(rules[2]?.[0]?.msg).toBe('رقم الهوية الوطنية يجب أن يطابق الملف الشخصي');
    const unsaved = await buildListing(world.db, {
      host: await buildPerson(world.db),
      ad: { state: 'not_published', licence: null },
    });
    expect((await checkAs(world, unsaved, 'fits')).data.errors[0]?.rule).toBe('identity_unsaved');
  });

  it('a business is known by its commercial registration', async () => {
    const host = await buildPerson(world.db, { kind: 'business' });
    const listing = await buildUnlicensed(world, { host });
    expect(await checkAs(world, listing, 'fits', undefined)).toMatchObject({ code: 'registration_needed' });
    await world.db
      .insertInto('account_profile')
      .values({ account_id: host.accountId, commercial_registration: '1010000001' })
      .execute();
    const checked = await checkAs(world, listing, 'fits', undefined);
    expect(checked).toMatchObject({ status: 200 });
    const evidence = () => licenceEvidence(world.db, listing.adId, { lang: 'ar', now: world.clock.now });
    const name = 'مؤسسة أخرى للعقارات';
    const profiles = world.db.updateTable('account_profile').where('account_id', '=', host.accountId);
    await profiles.set({ legal_name: name }).execute();
    expect((await evidence()).advertiser).toEqual({ name, agrees: false });
    const { broker_name } = await world.db
      .selectFrom('licence')
      .select('broker_name')
      .where('account_id', '=', host.accountId)
      .executeTakeFirstOrThrow();
    await profiles.set({ legal_name: `  ${broker_name} ` }).execute();
    expect((await evidence()).advertiser).toMatchObject({ agrees: true });
  });

  it.each([
    ['', 'رقم الترخيص يجب ألا يقل عن 6 خانات ولا يزيد على 13 خانة'],
    ['72000', 'رقم الترخيص يجب ألا يقل عن 6 خانات ولا يزيد على 13 خانة'],
    ['72000000012345', 'رقم الترخيص يجب ألا يقل عن 6 خانات ولا يزيد على 13 خانة'],
  ])('a licence number of %j is not 6 to 13 characters', async (number, msg) => {
    const listing = await buildUnlicensed(world);
    const { status, data } = await checkAs(world, listing, { number });
    expect([status, data.errors[0]]).toEqual([422, { field: 'number', rule: 'licence_6_13', msg }]);
  });

  it('a number typed in Arabic digits with spaces is the same number', async () => {
    const listing = await buildUnlicensed(world);
    const { data } = await checkAs(world, listing, { number: '٧٢٠٠ ٠٠٠٠ ٠١' });
    expect(data.licence?.number).toBe('7200000001');
    await world.db.updateTable('ad').set({ state: 'closed' }).where('id', '=', listing.adId).execute();
  });
});

describe('while the authority is down', () => {
  it('the ad waits, the authority is asked again, and the ad goes on with its licence', async () => {
    const listing = await buildUnlicensed(world);
    const first = await checkAs(world, listing, 'down_at_first');
    expect(first.data).toMatchObject({ state: 'waiting_for_verification', licence: null });
    expect(first.data.waiting?.number).toBe(`737${listing.adNumber}`);
    const { rows } = await sql<{
      key: string;
    }>`select key from graphile_worker.jobs where key = ${`licence/${listing.adId}`}`.execute(world.db);
    expect(rows).toHaveLength(1);
    await expect(askAgain(world.deps, listing.adId, world.clock.now)).rejects.toBeInstanceOf(AuthorityDown);
    await askAgain(world.deps, listing.adId, world.clock.now);
    await askAgain(world.deps, listing.adId, world.clock.now);
    expect(await stateOf(world, listing.adId)).toMatchObject({
      state: 'not_published',
      licence_number: `737${listing.adNumber}`,
    });
    expect(await stepsOf(world, listing.adId)).toEqual([
      'not_published → waiting_for_verification: registry_down',
      'waiting_for_verification → not_published: licence_found',
    ]);
  });

  it('a licence that is refused later tells why, and forgets the number it was asked with', async () => {
    const listing = await buildUnlicensed(world);
    const deps = {
      ...world.deps,
      authority: createRegaAuthority({ ...stub.options, now: () => world.clock.now }),
    };
    stub.next.push(500);
    const asked = { ad: listing.adNumber, number: `732${listing.adNumber}`, identity: IDENTITY };
    await checkLicence(deps, asked, listing.host.actor, world.clock.now);
    await askAgain(deps, listing.adId, world.clock.now);
    const shown = await world.call<{ state: string; refusal: object }>(
      `/host/ads/${listing.adNumber}/licence`,
      {
        token: listing.host.token,
      },
    );
    expect(shown.data).toMatchObject({
      state: 'not_published',
      refusal: { code: 'licence_not_yours', msg: 'رقم الهوية أو السجل التجاري غير مرتبط برقم ترخيص الإعلان' },
    });
    const check = await world.db
      .selectFrom('licence_check')
      .selectAll()
      .where('ad_id', '=', listing.adId)
      .executeTakeFirstOrThrow();
    expect(check.sealed_advertiser).toBeNull();
  });

  it('an ad closed meanwhile is left alone', async () => {
    const listing = await buildUnlicensed(world);
    await checkAs(world, listing, 'down_at_first');
    await world.db.updateTable('ad').set({ state: 'closed' }).where('id', '=', listing.adId).execute();
    const checks = world.db.selectFrom('licence_check').select('number').where('ad_id', '=', listing.adId);
    expect(await checks.execute()).toEqual([]);
    // The registry would be down at this first repetition: nothing is asked any more.
    await askAgain(world.deps, listing.adId, world.clock.now);
    expect(await stateOf(world, listing.adId)).toMatchObject({ state: 'closed', licence_id: null });
  });
});

describe('one licence', () => {
  it('checked by two accounts at once is on one live ad, and moves once that ad is gone', async () => {
    const [one, other] = [
      await buildUnlicensed(world, { state: 'changes_asked' }),
      await buildUnlicensed(world, { state: 'changes_asked' }),
    ];
    const number = { number: '7200000001' };
    const answers = await Promise.all([checkAs(world, one, number), checkAs(world, other, number)]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['licence_taken', 'ok']);
    const [winner, loser] = answers[0]?.code === 'ok' ? [one, other] : [other, one];
    await world.db.updateTable('ad').set({ state: 'closed' }).where('id', '=', winner.adId).execute();
    expect(await checkAs(world, loser, number)).toMatchObject({ status: 200, code: 'ok' });
    expect((await stateOf(world, winner.adId)).licence_number).toBe('7200000001');
  });

  it('on two ads that were prepared at leisure makes one of them live', async () => {
    const [one, other] = [await buildUnlicensed(world), await buildUnlicensed(world)];
    for (const listing of [one, other]) await checkAs(world, listing, { number: '7200000008' });
    const submit = (adId: string) =>
      world.db.updateTable('ad').set({ state: 'waiting_for_approval' }).where('id', '=', adId).execute();
    const submitted = await Promise.allSettled([submit(one.adId), submit(other.adId)]);
    const refused = submitted.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: { constraint: 'ad_one_live_per_licence' } }]);
  });
});
