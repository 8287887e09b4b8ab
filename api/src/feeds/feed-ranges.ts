import { addDays, instantOf } from '@diyar/contract/values/riyadh';
import type { Range } from '../calendar/stay.ts';
import { type ClosedRange, closedRanges, type DayShape } from '../closures/closed-ranges.ts';
import type { FeedSpan } from './calendar-text.ts';

const WHOLE_DAYS = { weekdays: null, season: null, starts: null, ends: null } as const;

/** What a span takes of a unit: whole days as a closure of them does, hours as they are said. */
export function rangeOf(span: FeedSpan, shape: DayShape): ClosedRange[] {
  if ('instants' in span) {
    const range: Range = [span.instants[0], span.instants[1]];
    return [{ during: range, stay: range }];
  }
  const [from, until] = span.days;
  return closedRanges({ ...WHOLE_DAYS, from, to: addDays(until, -1) }, daysBetween(from, until), shape);
}

/** What spans take of a unit together, apart from each other and in their order. */
export function rangesOf(spans: readonly FeedSpan[], shape: DayShape): ClosedRange[] {
  const ranges = spans.flatMap((span) => rangeOf(span, shape));
  const apart: ClosedRange[] = [];
  for (const { during, stay } of ranges.toSorted((one, other) => one.during[0] - other.during[0])) {
    const last = apart.at(-1);
    if (last === undefined || last.during[1] <= during[0]) {
      apart.push({ during: [...during], stay: [...stay] });
      continue;
    }
    last.during = [last.during[0], Math.max(last.during[1], during[1])];
    last.stay = [last.stay[0], Math.max(last.stay[1], stay[1])];
  }
  return apart;
}

/** What takes the unit here and is of no feed; `reservation` is null for a closure, and for a hold that is not paid. */
export interface OwnTaking {
  reservation: { id: string; number: number } | null;
  during: Range;
  stay: Range;
}

export interface FoundConflict {
  reservation: { id: string; number: number };
  during: Range;
}

/**
 * Bookings of ours within what spans of a feed take, each once with the time that both take. A block that says only what is taken
 * here already is left out where the other site `mayEcho`, that is, where it may have read it from our own calendar (decision 066).
 */
export function conflictsOf(
  spans: readonly FeedSpan[],
  own: readonly OwnTaking[],
  { shape, mayEcho }: { shape: DayShape; mayEcho: boolean },
): FoundConflict[] {
  const found = new Map<string, FoundConflict>();
  for (const span of spans) {
    if (mayEcho && span.block && isTakenWhole(span, own)) continue;
    for (const { stay: range } of rangeOf(span, shape)) {
      for (const { reservation, stay } of own) {
        if (reservation === null || found.has(reservation.id) || !overlaps(stay, range)) continue;
        const during: Range = [Math.max(stay[0], range[0]), Math.min(stay[1], range[1])];
        found.set(reservation.id, { reservation, during });
      }
    }
  }
  return [...found.values()];
}

const overlaps = (one: Range, other: Range) => one[0] < other[1] && other[0] < one[1];

/** Whether every night of a span, or all of its hours, is taken here. */
function isTakenWhole(span: FeedSpan, own: readonly OwnTaking[]): boolean {
  if ('days' in span) {
    return daysBetween(...span.days).every((day) => {
      const midnight = instantOf(addDays(day, 1), 0);
      return own.some(({ during }) => during[0] < midnight && during[1] >= midnight);
    });
  }
  const [from, until] = span.instants;
  return own.some(({ during }) => during[0] <= from && during[1] >= until);
}

function daysBetween(from: string, until: string): string[] {
  const days: string[] = [];
  for (let day = from; day < until; day = addDays(day, 1)) days.push(day);
  return days;
}
