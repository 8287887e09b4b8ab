import type { AdsQuery } from '@diyar/contract/finding/search';

/** A search with its clock: `today` is the Riyadh date of `now`. */
export interface AdSearch {
  filters: Omit<AdsQuery, 'q' | 'sort' | 'page' | 'per_page' | 'cursor' | 'facets' | 'near'>;
  near?: AdsQuery['near'];
  /** Folded words, each to be found in the ad's search text. */
  words: readonly string[];
  /** Folded words that order and leave out nothing: ads come first that hold more of them. */
  left?: readonly string[];
  now: Date;
  today: string;
}
