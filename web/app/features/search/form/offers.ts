import type { Suggestions } from '@diyar/contract/site/wishes';
import type { IconName } from '../../../ui/icon.tsx';
import type { RecentSearch } from '../query/recent-searches.ts';
import { type Changes, changeSearch, listOf, type Search, searchFrom } from '../query/search.ts';

export type OfferKind = 'recent' | 'places' | 'categories' | 'filters' | 'advertisers';

/** One line of the list under the search, and what taking it does to the search. */
export interface Offer {
  key: string;
  kind: OfferKind;
  icon: IconName;
  name: string;
  /** The city of a district. */
  of: string | null;
  verified: boolean;
  ads: number;
  /** Takes no search, but forgets those made before. */
  forgets: boolean;
  /** The search it makes of the form's. */
  take: (form: Search) => Search;
}

type Line = Pick<Offer, 'key' | 'kind' | 'icon' | 'name'> & Partial<Offer>;
const lineOf = (line: Line): Offer => ({
  of: null,
  verified: false,
  ads: 0,
  forgets: false,
  take: (form) => form,
  ...line,
});

/** The offers in the order they stand in; words before the completed ones stay in the search. */
export function offersOf({ before, places, categories, filters, advertisers }: Suggestions): Offer[] {
  const q = before === '' ? undefined : before;
  const changed = (changes: Changes) => (form: Search) => changeSearch(form, { q, ...changes });
  return mostFirst([
    ...places.map(({ slug, name, city, ads }) => {
      const place =
        city === null ? { city: [slug], district: undefined } : { city: [city.slug], district: [slug] };
      return lineOf({
        key: slug,
        kind: 'places',
        icon: 'pin',
        name,
        of: city?.name ?? null,
        ads,
        take: changed(place),
      });
    }),
    ...categories.map(({ slug, name, ads }) =>
      lineOf({ key: slug, kind: 'categories', icon: 'home', name, ads, take: changed({ category: [slug] }) }),
    ),
    ...filters.map(({ name, filters: said, ads }) =>
      lineOf({
        key: JSON.stringify(said),
        kind: 'filters',
        icon: 'filter',
        name,
        ads,
        take: (form) => changeSearch(form, { q, ...beside(form, searchFrom(said)) }),
      }),
    ),
    ...advertisers.map(({ id, name, verified, ads }) =>
      lineOf({
        key: id,
        kind: 'advertisers',
        icon: 'user',
        name,
        verified,
        ads,
        take: changed({ advertiser: id }),
      }),
    ),
  ]);
}

/** The kind that finds most stands first, advertisers last: their figures are of all their ads. */
function mostFirst(offers: readonly Offer[]): Offer[] {
  const kinds = [...Map.groupBy(offers, ({ kind }) => kind)];
  const most = (own: readonly Offer[]) =>
    own.some(({ kind }) => kind === 'advertisers') ? -1 : Math.max(...own.map(({ ads }) => ads));
  return kinds.toSorted(([, one], [, other]) => most(other) - most(one)).flatMap(([, own]) => own);
}

/** Features are asked for beside those chosen before; another city leaves its district behind. */
function beside(form: Search, said: Search): Changes {
  if (said.city !== undefined) return { ...said, district: undefined };
  if (said.features === undefined) return said;
  return { features: [...new Set([...listOf(form, 'features'), ...listOf(said, 'features')])] };
}

/** Searches made here before, offered under an empty field, and the line that forgets them, by its name. */
export function recentOffers(searches: readonly RecentSearch[], forget: string): Offer[] {
  if (searches.length === 0) return [];
  const lines = searches.map(({ title, filters }, at) =>
    lineOf({ key: `recent-${at}`, kind: 'recent', icon: 'clock', name: title, take: () => filters }),
  );
  return [...lines, lineOf({ key: 'forget', kind: 'recent', icon: 'close', name: forget, forgets: true })];
}
