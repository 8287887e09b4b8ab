import type { PropertyUsage } from '../platform/db/schema.generated.ts';

/** What was set for a city from a Riyadh day on. */
export interface RentFreeze {
  usages: readonly PropertyUsage[];
  starts_on: string;
  /** Its last day; null: until a newer one. */
  ends_on: string | null;
}

/**
 * The freeze that keeps yearly rents of a usage from rising on a Riyadh day (domain.md 3.9), among everything that was ever set for
 * the city, in any order: the newest that has begun tells, until its last day. Undefined where rents are free.
 */
export function freezeOn<F extends RentFreeze>(
  ofCity: readonly F[],
  usage: PropertyUsage,
  day: string,
): F | undefined {
  const begun = ofCity.filter(({ starts_on }) => starts_on <= day);
  const newest = begun.toSorted((one, other) => (one.starts_on < other.starts_on ? 1 : -1))[0];
  if (newest === undefined || !newest.usages.includes(usage)) return undefined;
  return newest.ends_on !== null && newest.ends_on < day ? undefined : newest;
}
