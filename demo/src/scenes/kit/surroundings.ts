import type { Rng } from './rng.ts';

/** The land around a place: open and flat, the escarpments of the middle, mountains, or the sea in sight. */
export type Land = 'plain' | 'plateau' | 'mountains' | 'coast';
/** What of a place its pictures follow. */
export interface Surroundings {
  readonly land: Land;
  /** Its bedrooms, 0 for a studio; undefined where nobody counts them. */
  readonly bedrooms: number | undefined;
}

/** Returns the seed of a place's pictures, which says what they follow: "villa-7/coast-3". A key of a file can be made of it. */
export function seedOf(place: string, { land, bedrooms }: Surroundings): string {
  return `${place}/${land}${bedrooms === undefined ? '' : `-${bedrooms}`}`;
}

const SAID = /\/(plain|plateau|mountains|coast)(?:-(\d+))?$/;

/** What a place's seed says; open land where it says nothing. */
export function surroundingsOf(place: string): Surroundings {
  const [, land = 'plain', bedrooms] = SAID.exec(place) ?? [];
  return { land: land as Land, bedrooms: bedrooms === undefined ? undefined : Number(bedrooms) };
}

/** One of the views that a land has. */
export function viewOf<View>(
  rng: Rng,
  land: Land,
  views: Readonly<Record<Land, readonly [View, ...View[]]>>,
) {
  return rng.fork('view').pick(views[land]);
}
