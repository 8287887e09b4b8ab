import { landingPath } from '@diyar/contract/site/landings';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import { periodOf } from '@diyar/contract/words/period';
import { LIFETIMES } from '../lifetimes/lifetimes.ts';
import { clockOf, LoadingCache } from '../platform/cache/loading-cache.ts';
import type { Reader } from '../platform/db/database.ts';
import { findLandings, type LandingRow } from './landing.queries.ts';

/** The list of landing pages, renewed behind the back of whoever asks: only the first who ever asks waits. */
export function createLandingsCache(now: () => Date): LoadingCache<'all', LandingRow[]> {
  return new LoadingCache({
    most: 1,
    lifetime: LIFETIMES.landings,
    isRenewedBehind: true,
    clock: clockOf(now),
  });
}

/** The addresses of all landing pages that have ads at `now`, below a language's root. Reads every ad. */
export async function landingPaths(reader: Reader, now: Date): Promise<string[]> {
  const rows = await findLandings(reader, riyadhDate(now));
  return rows.flatMap(({ city, category, kind }) => {
    const period = periodOf(kind);
    return period === null ? [] : [landingPath({ city: city.slug, category: category.slug, period })];
  });
}
