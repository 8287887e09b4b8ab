import { riyadhDate } from '@diyar/contract/values/riyadh';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runsOf, SEED } from '../../testing/proof.ts';
import { aChange, RandomAds } from '../../testing/random-ads.ts';
import { aQuestion } from '../../testing/random-questions.ts';
import { findPlacedAds } from '../../testing/search-by-sql.ts';
import type { AdSearch } from './ad-search.ts';
import { gatherCells } from './map-cells.ts';
import { matchAds, meantBy } from './match-ads.ts';
import { SearchEngine } from './search-engine.ts';
import { stayTotals } from './stay-totals.ts';

const KINGDOM = { west: 34, south: 16, east: 56, north: 33 };

let ads: RandomAds;
let engine: SearchEngine;
beforeAll(async () => {
  ads = await RandomAds.make();
  engine = new SearchEngine(ads.db, { mostMoved: 5, rowsAtOnce: 9 });
}, 60_000);
afterAll(() => ads.close());

test('the map holds the ads of the list, each once, with the lowest price of each cell', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(aChange, { maxLength: 4 }),
      aQuestion,
      fc.integer({ min: 0, max: 18 }),
      async (changed, { chosen, words, now }, zoom) => {
        const box = chosen.bbox ?? KINGDOM;
        const search: AdSearch = { filters: { ...chosen, bbox: box }, words, now, today: riyadhDate(now) };
        const ask = () =>
          engine.ask({ now, mayHaveWritten: true }, (snapshot) => {
            const found = matchAds(snapshot, search);
            const gathered = gatherCells(snapshot, found, box, zoom, {
              meant: meantBy(search.filters),
              totals: stayTotals(snapshot, search),
            });
            return gathered.map((cell) => ({ ...cell, number: snapshot.columns.number.at(cell.slot) }));
          });
        // Asks before the change as well: remembered sums must not be answered after it.
        await ask();
        await ads.change(changed);
        const cells = await ask();
        const bySql = await findPlacedAds(ads.db, search);
        expect(cells.reduce((sum, { count }) => sum + count, 0)).toBe(bySql.length);
        const prices = new Map(bySql.map(({ number, price }) => [number, price]));
        for (const { count, number, priceMin } of cells)
          if (count === 1) expect(priceMin).toBe(prices.get(number));
          else expect(priceMin).toBeLessThanOrEqual(prices.get(number) ?? -1);
        expect(Math.min(...cells.map(({ priceMin }) => priceMin))).toBe(
          Math.min(...bySql.map(({ price }) => price)),
        );
      },
    ),
    { seed: SEED, numRuns: runsOf(1000), endOnFailure: true },
  );
}, 600_000);
