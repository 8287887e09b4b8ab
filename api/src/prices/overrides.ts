import { weekdayOf } from '@diyar/contract/values/riyadh';
import type { Season, SeasonDates } from '@diyar/contract/words/seasons';
import { seasonsOn } from '../calendar/seasons.ts';
import { scale } from '../money/rounding.ts';

/** The price kinds that days may change: a night's and an hour's. */
export type DatedKind = 'daily' | 'hourly';

/** Another price of nights or hours: on dates (both included), on a weekday (1 Monday … 7 Sunday), or in a season. */
export interface Override {
  kind: DatedKind;
  starts_on: string | null;
  ends_on: string | null;
  weekday: number | null;
  season: Season | null;
  /** Halalas; null where it is a percent. */
  amount: number | null;
  /** Whole percent added to the price, below 0 taken off it; null where it is an amount. */
  percent: number | null;
}

/** The overrides of a unit and the operator's dates of seasons. */
export interface Overriding {
  overrides: readonly Override[];
  seasonDates: readonly SeasonDates[];
}

/** The override that holds on a date: date range before weekday before season, of seasons the shortest (product.md 11). */
export function overrideOn(
  kind: DatedKind,
  { overrides, seasonDates }: Overriding,
  date: string,
): Override | undefined {
  const own = overrides.filter((one) => one.kind === kind);
  if (own.length === 0) return undefined;
  const dated = own.find(({ starts_on, ends_on }) => isWithin(date, starts_on, ends_on));
  if (dated !== undefined) return dated;
  const weekday = weekdayOf(date);
  const weekly = own.find((one) => one.weekday === weekday);
  if (weekly !== undefined || own.every(({ season }) => season === null)) return weekly;
  for (const { season } of seasonsOn(date, seasonDates)) {
    const seasonal = own.find((one) => one.season === season);
    if (seasonal !== undefined) return seasonal;
  }
  return undefined;
}

function isWithin(date: string, from: string | null, to: string | null): boolean {
  return from !== null && to !== null && from <= date && date <= to;
}

/** A price under an override, rounded half up to a halala, never below one. Halalas. */
export function overridden(base: number, override: Pick<Override, 'amount' | 'percent'> | undefined): number {
  if (override === undefined) return base;
  return override.amount ?? Math.max(1, scale(base, 100 + (override.percent ?? 0), 100));
}

/** The price of the night or of an hour of a Riyadh date, before any discount. Halalas. */
export function priceOn(base: number, kind: DatedKind, overriding: Overriding, date: string): number {
  return overridden(base, overrideOn(kind, overriding, date));
}
