import { LIFETIMES } from '../../lifetimes/lifetimes.ts';
import { clockOf, LoadingCache } from '../../platform/cache/loading-cache.ts';
import type { Database } from '../../platform/db/database.ts';
import { countAdvertisers, countLive } from '../index/count-facets.ts';
import type { Search } from '../index/search-engine.ts';
import { findAdvertisers, findNames } from './lexicon.queries.ts';
import { buildLexicon, type Lexicon, type Names, sameNames, withCounts } from './lexicon.ts';
import { indexAdvertisers, indexNames, type NameIndex } from './name-index.ts';

/** The lexicon and the names being completed, as they are some minutes ago at most. */
export interface LexiconNow {
  lexicon: Lexicon;
  index: NameIndex;
}

export interface LexiconCache {
  at(now: Date): Promise<LexiconNow>;
}

interface From {
  db: Database;
  search: Search;
  now: () => Date;
}

async function loadNames({ db, search }: From, now: Date): Promise<Names> {
  const counted = search.ask({ now, mayHaveWritten: false }, (snapshot) => ({
    ...countLive(snapshot),
    advertisers: countAdvertisers(snapshot),
  }));
  const [names, ads] = await Promise.all([findNames(db), counted]);
  const withAds = <T extends { slug: string }>(rows: readonly T[], of: ReadonlyMap<string, number>) =>
    rows.map((row) => ({ ...row, ads: of.get(row.slug) ?? 0 }));
  const advertisers = await findAdvertisers(db, [...ads.advertisers.keys()]);
  return {
    cities: withAds(names.cities, ads.cities),
    districts: withAds(names.districts, ads.districts),
    categories: withAds(names.categories, ads.categories),
    features: withAds(names.features, new Map()),
    advertisers: advertisers.map(({ number, name, verified_at }) => ({
      id: String(number),
      name,
      verified: verified_at !== null,
      ads: ads.advertisers.get(Number(number)) ?? 0,
    })),
  };
}

/**
 * The names of a database, kept in memory, renewed behind whoever asks when they are old, and read anew once what ads refer to has
 * changed. A database that does not answer leaves the old in place.
 */
export function lexiconCache(from: From): LexiconCache {
  const kept = new LoadingCache<'all', LexiconNow>({
    most: 1,
    lifetime: LIFETIMES.lexicon,
    isRenewedBehind: true,
    clock: clockOf(from.now),
  });
  from.search.onChange((numbers) => {
    if (numbers === undefined) kept.forgetAll();
  });
  return { at: (now) => kept.get('all', (before) => loadLexicon(from, now, before)) };
}

/** Builds anew only what the names changed of `known`. */
async function loadLexicon(from: From, now: Date, known: LexiconNow | undefined): Promise<LexiconNow> {
  const names = await loadNames(from, now);
  const before = known !== undefined && sameNames(known.lexicon.names, names) ? known : undefined;
  const lexicon = before === undefined ? buildLexicon(names) : withCounts(before.lexicon, names);
  const index = { ...(before?.index ?? indexNames(names)), advertisers: indexAdvertisers(names) };
  return { lexicon, index };
}
