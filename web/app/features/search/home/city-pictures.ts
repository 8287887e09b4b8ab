import type { CityChoice } from '../query/choices.ts';

/** How they built in each region, by its slug: the pictures that `bin/draw-cities.ts` draws. */
const MANNERS: Readonly<Record<string, string>> = {
  'riyadh-region': 'najd',
  'qassim-region': 'najd',
  'hail-region': 'najd',
  'makkah-region': 'hijaz',
  'madinah-region': 'hijaz',
  'eastern-province': 'gulf',
  'asir-region': 'highland',
  'al-bahah-region': 'highland',
  'jazan-region': 'highland',
  'najran-region': 'highland',
  'tabuk-region': 'north',
  'al-jawf-region': 'north',
  'northern-borders-region': 'north',
};
/** At so many hours of the day is each manner drawn. */
const HOURS = 3;

export interface CityTile {
  slug: string;
  name: string;
  ads: number;
  /** A street as they are in its region. */
  picture: string;
  /** Mirrored, where the region's streets have all been shown before. */
  isMirrored: boolean;
}

/** The cities with a picture of their region each, no two alike among the first six of a region. In a loader. */
export function tilesOf(cities: readonly CityChoice[]): CityTile[] {
  const shown = new Map<string, number>();
  return cities.map(({ slug, name, ads, region }) => {
    const manner = MANNERS[region] ?? 'najd';
    const before = shown.get(manner) ?? 0;
    shown.set(manner, before + 1);
    // Noon first: the largest city is seen in full light.
    const hour = (before + 1) % HOURS;
    return { slug, name, ads, picture: `/cities/${manner}-${hour}.svg`, isMirrored: before >= HOURS };
  });
}
