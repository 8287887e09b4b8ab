import type { UnderstoodPiece } from '@diyar/contract/site/wishes';

interface City {
  slug: string;
  name: string;
}

/** The cities that a piece of typed text may mean, each with its districts of that name; a district's slug ends with its city's. */
export function citiesOfPiece(
  { filters }: Pick<UnderstoodPiece, 'filters'>,
  cities: readonly City[],
): { city: City; district: string[] }[] {
  const slugs = filters.district?.split(',') ?? [];
  const homeOf = (slug: string) =>
    cities
      .filter((city) => slug.endsWith(`-${city.slug}`))
      .toSorted((one, other) => other.slug.length - one.slug.length)[0];
  const byCity = Map.groupBy(slugs, homeOf);
  return [...byCity].flatMap(([city, district]) => (city === undefined ? [] : [{ city, district }]));
}
