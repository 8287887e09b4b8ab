import { FACETS } from '@diyar/contract/finding/search';
import { DAY_MS, riyadhDate } from '@diyar/contract/values/riyadh';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runsOf, SEED } from '../../testing/proof.ts';
import { aChange, RandomAds } from '../../testing/random-ads.ts';
import { aQuestion, some } from '../../testing/random-questions.ts';
import { findNumbersBySql } from '../../testing/search-by-sql.ts';
import type { AdSearch } from './ad-search.ts';
import { countFacets } from './count-facets.ts';
import { matchAds } from './match-ads.ts';
import { SearchEngine } from './search-engine.ts';

let ads: RandomAds;
let engine: SearchEngine;
beforeAll(async () => {
  ads = await RandomAds.make();
  engine = new SearchEngine(ads.db, { mostMoved: 5, rowsAtOnce: 9 });
}, 60_000);
afterAll(() => ads.close());

test('a count beside a filter is what choosing it would find', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(aChange, { maxLength: 4 }),
      aQuestion,
      some(FACETS),
      some([0, DAY_MS]),
      async (changed, { chosen, words, now }, facet, earlier) => {
        const search: AdSearch = { filters: chosen, words, now, today: riyadhDate(now) };
        const ask = (now: Date) =>
          engine.ask({ now, mayHaveWritten: true }, (snapshot) => {
            return countFacets(snapshot, search, matchAds(snapshot, search))[facet];
          });
        await ask(new Date(now.getTime() - earlier));
        await ads.change(changed);
        for (const { value, count } of (await ask(now)).slice(0, 4)) {
          const filters = { ...search.filters, [facet]: filterOf(facet, value, search.filters.features) };
          const found = await findNumbersBySql(ads.db, { ...search, filters }, 'newest');
          expect([facet, value, count]).toEqual([facet, value, found.length]);
        }
      },
    ),
    { seed: SEED, numRuns: runsOf(1000), endOnFailure: true },
  );
}, 600_000);

function filterOf(facet: (typeof FACETS)[number], value: string, features: string[] | undefined): unknown {
  if (facet === 'features') return [...(features ?? []), value];
  if (facet === 'floor') return [value];
  if (facet === 'rooms' || facet === 'baths') return [Number(value)];
  if (facet === 'period') return Number(value);
  if (facet === 'purpose' || facet === 'furnished') return value;
  return value === '1' ? true : [value];
}
