import type { FoundAd } from '@diyar/contract/finding/search';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltListing, type BuiltPerson, buildListing, buildPerson } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { followChanges } from './follow-changes.ts';

let world: TestApp;
let seeker: BuiltPerson;
const listings: BuiltListing[] = [];

beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
  seeker = await buildPerson(world.db);
  for (let at = 0; at < 6; at += 1)
    listings.push(
      await buildListing(world.db, {
        property: { category: at % 2 === 0 ? 'apartment' : 'villa' },
        unit: {
          rooms: 1 + (at % 3),
          prices: at % 3 === 2 ? { yearly: 6_000_000 } : { daily: 50_000, yearly: 6_000_000 },
        },
      }),
    );
  await followChanges(world.db, world.clock.now);
}, 60_000);
afterAll(() => world.close());

type Query = Record<string, string>;
const DATES = [
  { from: '2026-11-24', to: '2026-11-26' },
  { from: '2026-11-25', to: '2026-11-27' },
];
const SEARCHES: Query[] = [
  { city: 'riyadh' },
  { category: 'apartment,villa', price_max: '500' },
  { category: 'apartment', period: '2', price_max: '450' },
  { district: 'al-malqa-riyadh', period: '4', price_min: '50000' },
  { rooms: '1,2', purpose: 'rent' },
  { city: 'riyadh', offer: '1' },
  { city: 'riyadh', ...DATES[0] },
  { category: 'villa', price_max: '480', ...DATES[1] },
  { bbox: '46.5,24.7,46.7,24.9', rooms: '3', ...DATES[0], period: '2' },
  { q: 'ملقا', purpose: 'rent', furnished: 'full' },
];

/** What may happen to an ad, chosen by a number. */
const CHANGES: readonly ((listing: BuiltListing, n: number) => Promise<unknown>)[] = [
  ({ adId }, n) =>
    world.db
      .updateTable('ad')
      .set({ state: n % 3 === 0 ? 'hidden' : 'published' })
      .where('id', '=', adId)
      .execute(),
  ({ unitId }, n) =>
    world.db
      .updateTable('unit_price')
      .set({ amount: n % 2 === 0 ? 30_000 + (n % 40) * 1000 : 4_000_000 + (n % 40) * 100_000 })
      .where('unit_id', '=', unitId)
      .where('kind', '=', n % 2 === 0 ? 'daily' : 'yearly')
      .execute(),
  ({ unitId }, n) =>
    world.db
      .updateTable('unit')
      .set({ rooms: 1 + (n % 4) })
      .where('id', '=', unitId)
      .execute(),
  async ({ unitId, spaceIds }, n) => {
    const { id } = await world.db
      .insertInto('closure')
      .values({ unit_id: unitId })
      .returning('id')
      .executeTakeFirstOrThrow();
    const day = 24 + (n % 3);
    await sql`insert into occupancy (space_id, during, stay, kind, closure_id)
      select ${spaceIds[0]}, span, span, 'closure', ${id}
      from (select tstzrange(${`2026-11-${day} 18:00+03`}::timestamptz, ${`2026-11-${day} 23:00+03`}::timestamptz) as span) spans
      where not exists (select from occupancy where space_id = ${spaceIds[0]} and during && span)`.execute(
      world.db,
    );
  },
  ({ spaceIds }) =>
    world.db
      .deleteFrom('occupancy')
      .where('space_id', '=', spaceIds[0] ?? '')
      .execute(),
];

/** What a list says of an ad: its price and of what, or the stay's total. */
type Listed = Map<string, { amount: number; of: unknown }>;

async function listOf(query: Query): Promise<Listed> {
  const { data, status } = await world.call<{ items: FoundAd[] }>(
    `/ads?${new URLSearchParams({ ...query, sort: 'newest', per_page: '60' })}`,
  );
  expect(status).toBe(200);
  return new Map(
    data.items.map(({ id, price, period, asked_price: asked, total, stay }) => [
      id,
      total === null || stay === null
        ? { amount: asked?.amount ?? price.amount, of: asked?.period ?? period }
        : { amount: total.amount, of: stay.period },
    ]),
  );
}

const without = (query: Query, ...names: string[]) =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !names.includes(name)));

/** The three lists by which a newcomer is told apart. */
async function listsOf(query: Query) {
  return {
    all: await listOf(query),
    atAnyPrice: await listOf(without(query, 'price_min', 'price_max')),
    atAnyTime: await listOf(without(query, 'price_min', 'price_max', 'from', 'to')),
  };
}
type Lists = Awaited<ReturnType<typeof listsOf>>;

function expectedOf(query: Query, before: Lists, after: Lists): string[] {
  return [...after.all].flatMap(([id, now]) => {
    const then = before.atAnyPrice.get(id);
    const isCheaper = then !== undefined && then.of === now.of && then.amount > now.amount;
    if (before.all.has(id)) return isCheaper ? [`${id} price_drop ${now.amount}`] : [];
    if (before.atAnyPrice.has(id)) return [isCheaper ? `${id} price_drop ${now.amount}` : `${id} new`];
    return [query.from !== undefined && before.atAnyTime.has(id) ? `${id} freed` : `${id} new`];
  });
}

/** Alerts since the last call, by search; each with its price where that is its cause. */
async function alertsOf(ids: readonly string[]): Promise<string[][]> {
  const rows = await world.db
    .selectFrom('search_alert')
    .innerJoin('ad', 'ad.id', 'search_alert.ad_id')
    .select(['search_id', 'ad.number', 'kind', 'price'])
    .where('told_at', 'is', null)
    .execute();
  await world.db.updateTable('search_alert').set({ told_at: new Date() }).execute();
  return ids.map((id) =>
    rows
      .filter(({ search_id }) => search_id === id)
      .map(({ number, kind, price }) =>
        kind === 'price_drop' ? `${number} ${kind} ${price}` : `${number} ${kind}`,
      )
      .toSorted(),
  );
}

async function saveAll(): Promise<string[]> {
  await world.db.deleteFrom('saved_search').execute();
  const ids: string[] = [];
  for (const [at, query] of SEARCHES.entries()) {
    const { data, status } = await world.call<{ id: string }>('/searches', {
      method: 'POST',
      token: seeker.token,
      body: { name: `بحث ${at}`, query },
    });
    expect(status).toBe(201);
    ids.push(data.id);
  }
  return ids;
}

const STEPS = fc.array(
  fc.record({ what: fc.nat(CHANGES.length - 1), which: fc.nat(5), n: fc.nat(200), pass: fc.nat(3) }),
  { minLength: 4, maxLength: 10 },
);

test('alerts are exactly what comparing the lists before and after each change finds, once each', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(STEPS, { minLength: 1, maxLength: 3 }), async (rounds) => {
      const ids = await saveAll();
      await followChanges(world.db, world.clock.now);
      await alertsOf(ids);
      const told = SEARCHES.map(() => new Set<string>());
      let before = await Promise.all(SEARCHES.map(listsOf));
      for (const step of rounds.flat()) {
        const listing = listings[step.which];
        if (listing !== undefined) await CHANGES[step.what]?.(listing, step.n);
        // Some changes are read together with the next, as one.
        if (step.pass === 0) continue;
        world.clock.pass(step.pass * 60);
        await followChanges(world.db, world.clock.now);
        if (step.pass === 2) await followChanges(world.db, world.clock.now);
        const after = await Promise.all(SEARCHES.map(listsOf));
        const expected = SEARCHES.map((query, at) => {
          const found = expectedOf(query, before[at] as Lists, after[at] as Lists);
          // An ad is new to a search once, and each of its prices told once.
          const fresh = found.filter((one) => one.endsWith('freed') || !told[at]?.has(one));
          for (const one of fresh) told[at]?.add(one);
          return fresh.toSorted();
        });
        expect(await alertsOf(ids)).toEqual(expected);
        before = after;
      }
    }),
    { numRuns: 6, endOnFailure: true },
  );
}, 120_000);
