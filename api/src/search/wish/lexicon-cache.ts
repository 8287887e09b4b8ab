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

/** How old the figures beside a name may grow; they order names and say roughly how much there is. */
const FRESH_MS = 10 * 60_000;

interface From {
  db: Database;
  search: Search;
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
 * The names of a database, kept in memory and looked at again when they are asked for and ten minutes old: who asks then is
 * answered from what is there, and the next from the new. A database that does not answer leaves the old in place.
 */
export function lexiconCache(from: From): LexiconCache {
  let kept: LexiconNow | undefined;
  let keptAt = 0;
  let loading: Promise<LexiconNow> | undefined;
  const load = async (now: Date): Promise<LexiconNow> => {
    const names = await loadNames(from, now);
    const before = kept !== undefined && sameNames(kept.lexicon.names, names) ? kept : undefined;
    const lexicon = before === undefined ? buildLexicon(names) : withCounts(before.lexicon, names);
    const index = { ...(before?.index ?? indexNames(names)), advertisers: indexAdvertisers(names) };
    kept = { lexicon, index };
    keptAt = now.getTime();
    return kept;
  };
  return {
    async at(now) {
      const isOld = Math.abs(now.getTime() - keptAt) > FRESH_MS;
      if (kept !== undefined && !isOld) return kept;
      loading ??= load(now).finally(() => {
        loading = undefined;
      });
      if (kept === undefined) return await loading;
      // A failure is told only when nothing is kept; else the next call tries again.
      loading.catch(() => undefined);
      return kept;
    },
  };
}
