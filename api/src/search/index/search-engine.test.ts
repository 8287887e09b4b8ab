import { AD_SORTS, type AdSort } from '@diyar/contract/finding/search';
import { addDays, riyadhDate } from '@diyar/contract/values/riyadh';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runsOf, SEED } from '../../testing/proof.ts';
import { aChange, RandomAds } from '../../testing/random-ads.ts';
import { aQuestion, day } from '../../testing/random-questions.ts';
import { findNumbersBySql } from '../../testing/search-by-sql.ts';
import type { AdSearch } from './ad-search.ts';
import { matchAds } from './match-ads.ts';
import { FAIR, type FairLimits } from './pick-best.ts';
import { pickSlots } from './pick-page.ts';
import type { Place } from './pick-ranked.ts';
import { SearchEngine } from './search-engine.ts';

let ads: RandomAds;
let engine: SearchEngine;
const newEngine = () => new SearchEngine(ads.db, { mostMoved: 5, rowsAtOnce: 9 });

beforeAll(async () => {
  ads = await RandomAds.make();
  engine = newEngine();
}, 60_000);
afterAll(() => ads.close());

async function numbersOf(
  search: AdSearch,
  sort: AdSort,
  portion: number,
  limits: FairLimits = FAIR,
): Promise<number[]> {
  return engine.ask({ now: search.now, mayHaveWritten: true }, (snapshot) => {
    const set = matchAds(snapshot, search);
    const all = { set, count: set.count() };
    const how = { sort, limits, take: portion, countTo: Number.POSITIVE_INFINITY };
    const numbers: number[] = [];
    let after: Place | undefined;
    // By cursor from page to page; and each page as well by how many stand before it.
    for (;;) {
      const { picked: page, places } = pickSlots(snapshot, all, search, { ...how, skip: 0, after });
      const skipped = pickSlots(snapshot, all, search, { ...how, skip: numbers.length });
      expect(skipped).toEqual({ picked: page, places });
      numbers.push(...page.map(({ slot }) => snapshot.columns.number.at(slot)));
      after = page.at(-1)?.place;
      if (page.length === portion) continue;
      expect(numbers.length).toBe(places);
      return numbers;
    }
  });
}

/** How far the order "best" is fair: mostly for all, now and then for so few that most stand behind. */
const someLimits = fc.oneof(
  fc.constant(FAIR),
  fc.record({ grouped: fc.nat(40), arranged: fc.integer({ min: 0, max: 40 }) }),
);

test('the search in memory finds what the database holds, in its order, whatever changes', async () => {
  const turn = fc.tuple(
    fc.array(aChange, { maxLength: 4 }),
    aQuestion,
    fc.integer({ min: 1, max: 30 }),
    someLimits,
    fc.option(fc.nat(69), { freq: 9 }),
  );
  await fc.assert(
    fc.asyncProperty(
      turn,
      async ([changed, { chosen, words, left, sort, near, isNear, now }, portion, limits, like]) => {
        await ads.change(changed);
        const search: AdSearch = { filters: chosen, words, left, now, today: riyadhDate(now) };
        if (isNear || sort === 'nearest') search.near = near;
        if (like !== null) search.filters = { ...chosen, like: ads.numberOf(like) };
        const bySql = await findNumbersBySql(ads.db, search, sort, limits);
        expect(await numbersOf(search, sort, portion, limits)).toEqual(bySql);
      },
    ),
    { seed: SEED, numRuns: runsOf(4000), endOnFailure: true },
  );
}, 600_000);

test('an ad is found on dates when its unit is free on them, whatever happens to its bookings', async () => {
  const turn = fc.tuple(
    fc.array(aChange, { minLength: 1, maxLength: 8 }),
    day(23, 29),
    fc.integer({ min: 1, max: 4 }),
    fc.nat(200),
  );
  await fc.assert(
    fc.asyncProperty(turn, async ([changes, from, nights, hour]) => {
      await ads.changeOccupancies(changes);
      // Now and then by a process that has only just begun.
      if (hour % 10 === 0) engine = newEngine();
      const now = new Date(Date.UTC(2026, 10, 20, hour));
      const filters = { from, to: addDays(from, nights) };
      const search: AdSearch = { filters, words: [], now, today: riyadhDate(now) };
      expect(await numbersOf(search, 'newest', 30)).toEqual(await findNumbersBySql(ads.db, search, 'newest'));
    }),
    { seed: SEED, numRuns: runsOf(4000), endOnFailure: true },
  );
}, 600_000);

test('very many changes at once leave every order as the database has it', async () => {
  await engine.ask({ now: new Date('2026-11-21T09:00:00Z'), mayHaveWritten: true }, () => undefined);
  await sql`update unit_price set amount = 1 + amount * 37 % 4001`.execute(ads.db);
  await sql`update ad set published_at = timestamptz '2026-11-01' + number * 7919 % 400 * interval '1 hour',
    state = case when number % 7 = 0 then 'hidden' else 'published' end::ad_state`.execute(ads.db);
  const now = new Date('2026-11-21T10:00:00Z');
  const search: AdSearch = {
    filters: {},
    words: [],
    now,
    today: riyadhDate(now),
    near: { lat: 24, lng: 46 },
  };
  for (const sort of AD_SORTS)
    expect(await numbersOf(search, sort, 20)).toEqual(await findNumbersBySql(ads.db, search, sort));
});
