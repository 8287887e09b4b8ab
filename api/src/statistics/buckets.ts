import { addDays, addMonths, weekdayOf } from '@diyar/contract/values/riyadh';
import type { StatisticsBy } from '@diyar/contract/words/statistics-words';

/** Riyadh dates from one to another, both included. */
export interface Bucket {
  from: string;
  to: string;
}

const DAYS = 30;
const WEEKS = 12;
const MONTHS = 12;

/** How a length of time is counted: where its bars begin, and how many there are. */
const LENGTHS = {
  day: { count: DAYS, first: (today: string) => today, move: addDays, step: 1 },
  // A week begins on Sunday: ISO weekday 7.
  week: {
    count: WEEKS,
    first: (today: string) => addDays(today, -(weekdayOf(today) % 7)),
    move: addDays,
    step: 7,
  },
  month: { count: MONTHS, first: (today: string) => `${today.slice(0, 7)}-01`, move: addMonths, step: 1 },
} as const;

/**
 * The last bars of a length until today, and as many before them. The last one is as far as today; its twin before is cut at the
 * same day, so that both are as long.
 */
export function bucketsUntil(by: StatisticsBy, today: string): { now: Bucket[]; before: Bucket[] } {
  const { count, first, move, step } = LENGTHS[by];
  const newest = first(today);
  const barAt = (place: number, end: string): Bucket => {
    const whole = addDays(move(newest, (place + 1) * step), -1);
    return { from: move(newest, place * step), to: whole < end ? whole : end };
  };
  const places = Array.from({ length: count }, (_, index) => index - count + 1);
  const cut = move(today, -count * step);
  return {
    now: places.map((place) => barAt(place, today)),
    before: places.map((place) => barAt(place - count, cut)),
  };
}
