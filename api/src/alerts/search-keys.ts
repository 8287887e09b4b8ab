import { PERIODS } from '@diyar/contract/words/period';
import type { AskedSearch } from '../search/index/one-ad.ts';

const ANY = '*';
/** A search of more cities and categories than this is found by fewer of them. */
const MOST_KEYS = 60;

const keyOf = (purpose: string, period: string | number, city: string, category: string) =>
  `${purpose}|${period}|${city}|${category}`;

/** Under which keys a search is found by an ad: one of `keysOfAd` of every ad that fits it is among them. */
export function keysOfSearch({ filters }: AskedSearch): string[] {
  const { purpose = ANY, period = ANY } = filters;
  const cities = named(filters.city);
  const categories = named(filters.category);
  const isFew = cities.length * categories.length <= MOST_KEYS;
  const places = cities.length <= MOST_KEYS ? cities : [ANY];
  return places.flatMap((city) =>
    (isFew ? categories : [ANY]).map((category) => keyOf(purpose, period, city, category)),
  );
}

function named(slugs: readonly string[] | undefined): readonly string[] {
  return slugs === undefined || slugs.length === 0 ? [ANY] : slugs;
}

export interface KeyedAd {
  purpose: string;
  /** The periods it has a price for. */
  periods: readonly number[];
  city: string;
  category: string;
}

/** The keys of all searches that an ad may fit. */
export function keysOfAd({ purpose, periods, city, category }: KeyedAd): string[] {
  return [purpose, ANY].flatMap((one) =>
    [...PERIODS.filter((period) => periods.includes(period)), ANY].flatMap((period) =>
      [city, ANY].flatMap((place) => [category, ANY].map((kind) => keyOf(one, period, place, kind))),
    ),
  );
}
