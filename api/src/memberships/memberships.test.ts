import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { moveAd } from '../ad-states/move-ad.ts';
import { proveLedger } from '../payments/prove-ledger.ts';
import { transact } from '../platform/db/database.ts';
import { type BuiltListing, type BuiltPerson, buildListing, buildPerson } from '../testing/factories.ts';
import { openPaymentWorld, type PaymentWorld } from '../testing/payment-world.ts';
import { ask, buyPlan, currentOf } from '../testing/purchase-world.ts';
import { buildMember } from '../testing/team.ts';
import { endMemberships } from './end-memberships.ts';
import { endOf } from './membership.ts';
import { useAd } from './use-membership.ts';

let world: PaymentWorld;
let host: BuiltPerson;
beforeAll(async () => {
  world = await openPaymentWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  host = await buildPerson(world.database.db, { kind: 'business' });
});
afterEach(async () => {
  expect(await proveLedger(world.database.db, world.deps.payables)).toEqual([]);
});

const DAY = 86_400;
/** With all that publishing asks for. */
const SHOWABLE = {
  property: { mortgaged: false, disputed: false, unregistered_rights: false },
  unit: { photos: 4 },
};
const hidden = () => buildListing(world.database.db, { ...SHOWABLE, host, ad: { state: 'hidden' } });
const published = () => buildListing(world.database.db, { ...SHOWABLE, host });
const step = (listing: BuiltListing, from: string, to: string) =>
  ask(world, host, `/host/ads/${listing.adNumber}/steps`, { body: { from, to, data_correct: true } });
const clock = () => endMemberships(world.database.db, world.clock.now);
async function stateOf({ adId }: BuiltListing) {
  const ad = world.database.db.selectFrom('ad').select(['state', 'special_until']).where('id', '=', adId);
  return ad.executeTakeFirstOrThrow();
}
const use = (listing: BuiltListing) =>
  transact(world.database.db, async (tx) => {
    await tx.selectFrom('ad').select('id').where('id', '=', listing.adId).forUpdate().execute();
    await useAd(
      tx,
      { adId: listing.adId, accountId: host.accountId, personId: host.personId },
      world.clock.now,
    );
  });

test('a membership ends at the same hour of a later month, or on its last day', () => {
  const end = (period: 'month' | 'year', start: string) => endOf(period, new Date(start)).toISOString();
  expect(end('month', '2030-01-31T20:30:00Z')).toBe('2030-02-28T20:30:00.000Z');
  expect(end('month', '2030-01-31T22:30:00Z')).toBe('2030-02-28T22:30:00.000Z');
  expect(end('year', '2028-02-29T09:00:00Z')).toBe('2029-02-28T09:00:00.000Z');
});

describe('the ads of a membership', () => {
  test('the last one, wanted by 20 publishes at once, is had by one', async () => {
    for (let n = 0; n < 2; n += 1)
      expect((await step(await hidden(), 'hidden', 'published')).status).toBe(201);
    const waiting = await Promise.all(Array.from({ length: 20 }, hidden));
    const answers = await Promise.all(waiting.map((listing) => step(listing, 'hidden', 'published')));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['no_ads_left']));
    expect(refused[0]?.data.plan_id).toMatch(/^\d+$/);
    expect(await currentOf(world, host)).toMatchObject({ ads: 3, remaining_ads: 0 });
  });

  test('are refused beyond their count by the database itself', async () => {
    for (let n = 0; n < 3; n += 1) await use(await hidden());
    const { adId } = await hidden();
    const { id } = await currentOf(world, host);
    const row = { membership_id: id, kind: 'ad' as const, ad_id: adId, at: world.clock.now };
    await expect(world.database.db.insertInto('membership_use').values(row).execute()).rejects.toThrow(
      'nothing of the membership is left',
    );
  });

  test('are used once by an ad that is hidden and shown again, and come back when it is never on show', async () => {
    const listing = await hidden();
    await step(listing, 'hidden', 'published');
    await step(listing, 'published', 'hidden');
    await step(listing, 'hidden', 'published');
    expect(await currentOf(world, host)).toMatchObject({ remaining_ads: 2 });
    const sent = await buildListing(world.database.db, { host, ad: { state: 'waiting_for_approval' } });
    await use(sent);
    expect(await currentOf(world, host)).toMatchObject({ remaining_ads: 1 });
    const refusal = {
      adId: sent.adId,
      from: 'waiting_for_approval',
      to: 'refused',
      mover: 'operator',
    } as const;
    await transact(world.database.db, (tx) => moveAd(tx, { ...refusal, reason: 'مكرر' }, world.clock.now));
    expect(await currentOf(world, host)).toMatchObject({ remaining_ads: 2 });
  });

  test('start anew with the next plan: what is on show stays, what is shown again uses it', async () => {
    const [shown, waiting] = [await hidden(), await hidden()];
    await step(shown, 'hidden', 'published');
    await buyPlan(world, host);
    expect((await stateOf(shown)).state).toBe('published');
    expect(await currentOf(world, host)).toMatchObject({ ads: 10, remaining_ads: 10 });
    await step(waiting, 'hidden', 'published');
    expect(await currentOf(world, host)).toMatchObject({ remaining_ads: 9 });
    const { id } = await currentOf(world, host);
    const { data } = await ask(world, host, `/memberships/${id}/uses`, { method: 'GET' });
    expect(data.items).toMatchObject([
      { kind: 'ad', shown: true, by: 'me', by_name: null, ad: { id: waiting.adNumber } },
    ]);
    const manager = await buildMember(world.database.db, host, 'manager');
    const seen = await ask(world, manager, `/memberships/${id}/uses`, { method: 'GET' });
    expect(seen.data.items[0]).toMatchObject({ by: 'team', by_name: 'مؤسسة دار السكن' });
  });
});

describe('a membership whose time is over', () => {
  test('is told of 7 days and 1 day before, once each', async () => {
    await buyPlan(world, host);
    const events = async () => {
      const rows = await world.database.db
        .selectFrom('event')
        .select(['key', 'params'])
        .where('account_id', '=', host.accountId)
        .orderBy('id')
        .execute();
      return rows.map(({ key, params }) => [key, (params as { days?: number }).days].join(' '));
    };
    world.clock.pass(23 * DAY);
    await clock();
    expect(await events()).toEqual(['membership_begun ']);
    for (let day = 0; day < 9; day += 1) {
      world.clock.pass(DAY);
      await clock();
      await clock();
    }
    expect(await events()).toEqual([
      'membership_begun ',
      'membership_ends_soon 7',
      'membership_ends_soon 1',
      'membership_ended ',
    ]);
    expect(await currentOf(world, host)).toMatchObject({ price: null, ads: 3, remaining_ads: 3 });
  });

  test('leaves its ads on show for 7 days, then hides them with that reason; they can be shown under the next', async () => {
    const listing = await hidden();
    await buyPlan(world, host);
    await step(listing, 'hidden', 'published');
    world.clock.pass(32 * DAY);
    await clock();
    const { data } = await ask(world, host, '/memberships', { method: 'GET' });
    expect(data.leaving).toMatchObject({ ads: 1 });
    expect((await stateOf(listing)).state).toBe('published');
    world.clock.pass(7 * DAY);
    await clock();
    expect((await stateOf(listing)).state).toBe('hidden');
    const shown = await ask(world, host, `/host/ads/${listing.adNumber}`, { method: 'GET' });
    expect(shown.data.steps[0]).toMatchObject({ to: 'hidden', by: 'diyar', reason: 'membership_ended' });
    await buyPlan(world, host);
    expect((await step(listing, 'hidden', 'published')).status).toBe(201);
  });

  test('hides nothing when a plan is bought in those days, or what was shown under the free plan since', async () => {
    const [kept, renewed, older] = [await hidden(), await hidden(), await published()];
    await step(renewed, 'hidden', 'published');
    await buyPlan(world, host);
    world.clock.pass(32 * DAY);
    // The end is seen by who publishes, also before the job has come by.
    await step(kept, 'hidden', 'published');
    expect(await currentOf(world, host)).toMatchObject({ price: null, remaining_ads: 2 });
    world.clock.pass(7 * DAY);
    await clock();
    expect([(await stateOf(kept)).state, (await stateOf(renewed)).state]).toEqual(['published', 'hidden']);
    // It was published before there were memberships: the end of none concerns it.
    expect((await stateOf(older)).state).toBe('published');
    await step(renewed, 'hidden', 'published');
    await buyPlan(world, host);
    world.clock.pass(32 * DAY);
    await clock();
    await buyPlan(world, host);
    world.clock.pass(8 * DAY);
    await clock();
    expect([(await stateOf(kept)).state, (await stateOf(renewed)).state]).toEqual(['published', 'published']);
  });
});

describe('a special ad', () => {
  const makeSpecial = (listing: BuiltListing) => ask(world, host, `/host/ads/${listing.adNumber}/special`);

  test('is special for the days of the plan, and not one longer', async () => {
    const [listing, other] = [await published(), await published()];
    expect((await makeSpecial(listing)).code).toBe('no_special_ads_left');
    await buyPlan(world, host);
    const made = await makeSpecial(listing);
    expect(made.data.special).toMatchObject({ remaining: 0, days: 7 });
    expect((await makeSpecial(listing)).code).toBe('ad_already_special');
    expect((await makeSpecial(other)).code).toBe('no_special_ads_left');
    world.clock.pass(7 * DAY - 1);
    await clock();
    expect((await stateOf(listing)).special_until).not.toBeNull();
    world.clock.pass(1);
    await clock();
    expect((await stateOf(listing)).special_until).toBeNull();
  });

  test('wanted by ten at once is had by as many as are left', async () => {
    await buyPlan(world, host, { plan: 'Pro' });
    const listings = await Promise.all(Array.from({ length: 10 }, published));
    const answers = await Promise.all(listings.map(makeSpecial));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  });
});
