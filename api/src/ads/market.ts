import { type RawBuilder, sql } from 'kysely';
import type { PropertyUsage } from '../platform/db/schema.generated.ts';

/** Where an ad stands, and among what. */
export interface MarketPlace {
  purpose: 'rent' | 'sale';
  category_id: number;
  city_id: number;
  district_id: number;
}

/** An ad in its market. */
export interface MarketSubject extends MarketPlace {
  /** Null where its category has none, or none are said. */
  rooms: number | null;
  /** Square metres of the unit. */
  area: number;
  usage: PropertyUsage;
  /** Its daily stay ends before dawn: a day's use, which costs less than a night. */
  leaves_early: boolean;
}

/** A place around an ad whose ads are read. */
export type MarketScope = 'district' | 'city';

/** A quarter of the prices is below the first, half below the second, three quarters below the third. */
export type Quartiles = readonly [low: number, median: number, high: number];

/** Fewer say nothing of a market. */
export const FEWEST_ADS = 5;
/** Condition of properties in the district or the city of a place. */
export function within(place: MarketSubject, scope: MarketScope): RawBuilder<unknown> {
  return scope === 'district' ? sql`district_id = ${place.district_id}` : sql`city_id = ${place.city_id}`;
}

/** Condition of properties of the same use, for ads without rooms: land above all is compared by usage. */
export function usedAs({ rooms, usage }: MarketSubject): RawBuilder<unknown> {
  const only = rooms === null ? usage : null;
  return sql`(${only}::property_usage is null or usage = ${only}::property_usage)`;
}
