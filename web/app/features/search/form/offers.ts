import type { Suggestions } from '@diyar/contract/wishes';
import type { IconName } from '../../../ui/icon.tsx';
import type { Changes } from '../query/search.ts';

/** One line of the list under the search, and what taking it does to the search. */
export interface Offer {
  key: string;
  kind: 'places' | 'categories' | 'advertisers';
  icon: IconName;
  name: string;
  /** The city of a district. */
  of: string | null;
  verified: boolean;
  ads: number;
  filters: Changes;
}

/** The offers in the order they stand in; words before the completed ones stay in the search. */
export function offersOf({ before, places, categories, advertisers }: Suggestions): Offer[] {
  const q = before === '' ? undefined : before;
  return [
    ...places.map(({ slug, name, city, ads }): Offer => {
      const place =
        city === null ? { city: [slug], district: undefined } : { city: [city.slug], district: [slug] };
      return {
        key: slug,
        kind: 'places',
        icon: 'pin',
        name,
        of: city?.name ?? null,
        verified: false,
        ads,
        filters: { q, ...place },
      };
    }),
    ...categories.map(({ slug, name, ads }): Offer => {
      const filters = { q, category: [slug] };
      return { key: slug, kind: 'categories', icon: 'home', name, of: null, verified: false, ads, filters };
    }),
    ...advertisers.map(({ id, name, verified, ads }): Offer => {
      const filters = { q, advertiser: id };
      return { key: id, kind: 'advertisers', icon: 'user', name, of: null, verified, ads, filters };
    }),
  ];
}
