import type { ClosureRule } from '@diyar/contract/booking/closures';
import { addDays, instantOf, minutesOf, weekdayOf } from '@diyar/contract/values/riyadh';
import type { SeasonDates } from '@diyar/contract/words/seasons';
import { seasonsOn } from '../calendar/seasons.ts';
import type { Range } from '../calendar/stay.ts';

/** How a unit is let, as far as whole days of it are concerned. */
export interface DayShape {
  /** Nights, months or years can be booked. */
  byNight: boolean;
  departureTime: string;
  gapMinutes: number;
}

/** What a closure takes: `during` is let to nobody, `stay` of it labels days. */
export interface ClosedRange {
  during: Range;
  stay: Range;
}

type Rule = Omit<ClosureRule, 'note'>;

/** Days of a rule from a date to another, both included. */
export function daysOf(rule: Rule, listed: readonly SeasonDates[], from: string, to: string): string[] {
  const days: string[] = [];
  const last = rule.to !== null && rule.to < to ? rule.to : to;
  for (let day = rule.from > from ? rule.from : from; day <= last; day = addDays(day, 1)) {
    if (isDayOf(rule, listed, day)) days.push(day);
  }
  return days;
}

function isDayOf({ weekdays, season }: Rule, listed: readonly SeasonDates[], day: string): boolean {
  if (weekdays !== null) return weekdays.includes(weekdayOf(day));
  if (season !== null) return seasonsOn(day, listed).some((one) => one.season === season);
  return true;
}

/**
 * What a rule takes on its days, apart from each other and in their order. Hours are taken as they are said. A whole day of a unit
 * that is let by night goes from the time by which the guest of the night before has left to the same time of the day after, so
 * that its night is closed and the one before is not; of another unit it goes from midnight to midnight.
 */
export function closedRanges(rule: Rule, days: readonly string[], shape: DayShape): ClosedRange[] {
  const { starts, ends } = rule;
  if (starts !== null && ends !== null) {
    return days.map((day) => {
      const range: Range = [instantOf(day, minutesOf(starts)), instantOf(day, minutesOf(ends))];
      return { during: range, stay: range };
    });
  }
  const turn = shape.byNight ? Math.min(1440, minutesOf(shape.departureTime) + shape.gapMinutes) : 0;
  return runsOf(days).map(([first, last]) => {
    const after = addDays(last, 1);
    const begins = instantOf(first, turn);
    return { during: [begins, instantOf(after, turn)], stay: [begins, instantOf(after, 0)] };
  });
}

/** Days that follow each other, as their first and their last. */
function runsOf(days: readonly string[]): [first: string, last: string][] {
  const runs: [string, string][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run !== undefined && addDays(run[1], 1) === day) run[1] = day;
    else runs.push([day, day]);
  }
  return runs;
}
