import { addDays, MINUTE_MS, riyadhDate, timeOf } from '@diyar/contract/values/riyadh';
import { PERIODS, type Period } from '@diyar/contract/words/period';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { canHave, type LettableUnit, lettingOf, loadUnit, stayWithin } from '../availability/load-unit.ts';
import { slotStarts } from '../availability/unit-policy.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { runsOf, SEED } from '../testing/proof.ts';
import { aChange, RandomAds } from '../testing/random-ads.ts';
import { day, some } from '../testing/random-questions.ts';
import { findNumbersBySql } from '../testing/search-by-sql.ts';
import type { AdSearch } from './index/ad-search.ts';
import { matchAds } from './index/match-ads.ts';
import { SearchEngine } from './index/search-engine.ts';

let ads: RandomAds;
let engine: SearchEngine;

beforeAll(async () => {
  ads = await RandomAds.make();
  engine = new SearchEngine(ads.db, { mostMoved: 5, rowsAtOnce: 9 });
}, 60_000);
afterAll(() => ads.close());

/** Whether a stay is booked when somebody asks for it. */
async function isBooked(
  unit: LettableUnit,
  asked: { period: Period; start: string; end: string },
  now: Date,
): Promise<boolean> {
  try {
    return await canHave(ads.db, unit, stayWithin(unit, asked, now), now);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return false;
  }
}

interface Asked {
  from: string;
  to: string;
  period: Period | undefined;
}

/** Whether any hours of one of the days are booked, however many. */
async function hasHours(unit: LettableUnit, { from, to }: Asked, now: Date): Promise<boolean> {
  for (let date = from; date < to; date = addDays(date, 1))
    for (const start of slotStarts(date, unit.policy))
      for (let end = start + unit.policy.slotMinutes; end <= 1440; end += unit.policy.slotMinutes) {
        const asked = {
          period: 1 as const,
          start: `${date}T${timeOf(start)}`,
          end: `${date}T${timeOf(end)}`,
        };
        if (await isBooked(unit, asked, now)) return true;
      }
  return false;
}

/** Whether anything that is meant by the dates is booked. */
async function isBookable(unit: LettableUnit, asked: Asked, now: Date): Promise<boolean> {
  const stay = { start: asked.from, end: asked.to };
  for (const period of PERIODS)
    if (
      period !== 1 &&
      (asked.period ?? period) === period &&
      (await isBooked(unit, { period, ...stay }, now))
    )
      return true;
  const areHoursMeant = asked.period === 1 || (asked.period === undefined && !lettingOf(unit).byNight);
  return areHoursMeant && (await hasHours(unit, asked, now));
}

const aStay = fc.tuple(day(22, 29), fc.oneof(fc.integer({ min: 1, max: 4 }), some([30, 365])));

test('a search with dates finds what booking takes, and nothing that booking refuses', async () => {
  const turn = fc.tuple(
    fc.array(aChange, { minLength: 1, maxLength: 12 }),
    aStay,
    fc.option(some(PERIODS), { nil: undefined }),
    fc.nat(200),
  );
  await fc.assert(
    fc.asyncProperty(turn, async ([changes, [from, nights], period, hour]) => {
      await ads.changeOccupancies(changes);
      const now = new Date(Date.UTC(2026, 10, 20, 0, hour * 60 + (hour % 7)));
      const asked = { from, to: addDays(from, nights), period };
      const filters = { from: asked.from, to: asked.to, ...(period && { period }) };
      const search: AdSearch = { filters, words: [], now, today: riyadhDate(now) };
      const found = await engine.ask({ now, mayHaveWritten: true }, (snapshot) => {
        const slots = matchAds(snapshot, search).list();
        return new Set([...slots].map((slot) => snapshot.columns.number.at(slot)));
      });
      expect(new Set(await findNumbersBySql(ads.db, search, 'newest'))).toEqual(found);
      const { filters: _, ...rest } = search;
      const anytime = await findNumbersBySql(ads.db, { ...rest, filters: { purpose: 'rent' } }, 'newest');
      const { rows } = await sql<{ number: number; unit_id: string }>`
        select number, unit_id from ad where number = any(${anytime}::bigint[])`.execute(ads.db);
      for (const { number, unit_id } of rows) {
        const unit = await loadUnit(ads.db, unit_id, { personId: null, linkKey: undefined }, now);
        expect([number, await isBookable(unit, asked, now)]).toEqual([number, found.has(number)]);
      }
    }),
    { seed: SEED, numRuns: runsOf(600), endOnFailure: true },
  );
}, 600_000);

test('notice runs out while nothing is written', async () => {
  await sql`update unit_policy set notice_minutes = 120, horizon_days = 365`.execute(ads.db);
  const filters = { from: '2026-12-20', to: '2026-12-21', period: 2 as const };
  for (let minutes = 0; minutes <= 26 * 60; minutes += 45)
    // Back and forth: an answer that is kept for one instant is not that of another.
    for (const moment of [minutes, 26 * 60 - minutes]) {
      const now = new Date(Date.parse('2026-12-19T12:00:00Z') + moment * MINUTE_MS);
      const search: AdSearch = { filters, words: [], now, today: riyadhDate(now) };
      const found = await engine.ask({ now, mayHaveWritten: true }, (snapshot) =>
        matchAds(snapshot, search).count(),
      );
      expect(found).toBe((await findNumbersBySql(ads.db, search, 'newest')).length);
    }
});
