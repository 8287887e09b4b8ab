import type { BoardItem } from '@diyar/contract/booking/board';
import { addDays, DAY_MS, instantOf, timeOf, weekdayOf } from '@diyar/contract/values/riyadh';

export type BoardView = 'days' | 'hours';

/** A column of the board: a day, or an hour of one. Instants in epoch milliseconds. */
export interface Column {
  key: string;
  date: string;
  /** HH:mm of an hour; null of a day. */
  time: string | null;
  starts: number;
  ends: number;
  isWeekend: boolean;
}

const HOUR_MS = 3_600_000;

/** So many days from a date on, or the 24 hours of it. */
export function columnsOf(view: BoardView, from: string, days: number): Column[] {
  if (view === 'hours') {
    const midnight = instantOf(from, 0);
    return Array.from({ length: 24 }, (_, hour) => {
      const time = timeOf(hour * 60);
      const starts = midnight + hour * HOUR_MS;
      return { key: time, date: from, time, starts, ends: starts + HOUR_MS, isWeekend: false };
    });
  }
  return Array.from({ length: days }, (_, day) => {
    const date = addDays(from, day);
    const starts = instantOf(date, 0);
    const isWeekend = weekdayOf(date) === 5 || weekdayOf(date) === 6;
    return { key: date, date, time: null, starts, ends: starts + DAY_MS, isWeekend };
  });
}

export const rangeOf = (item: Pick<BoardItem, 'starts_at' | 'ends_at'>): readonly [number, number] => [
  Date.parse(item.starts_at),
  Date.parse(item.ends_at),
];

/** What of a unit's items lies in some columns. */
export function itemsIn(items: readonly BoardItem[], starts: number, ends: number): BoardItem[] {
  return items.filter((item) => {
    const [from, to] = rangeOf(item);
    return from < ends && to > starts;
  });
}

/** Where an item is drawn over the columns, in shares of their whole width; undefined when it is beside them. */
export function placeOf(
  item: BoardItem,
  columns: readonly Column[],
): { start: number; width: number } | undefined {
  const [first, last] = [columns[0]?.starts ?? 0, columns.at(-1)?.ends ?? 0];
  const [from, to] = rangeOf(item);
  const [start, end] = [Math.max(from, first), Math.min(to, last)];
  if (end <= start) return undefined;
  const whole = last - first;
  return { start: (start - first) / whole, width: (end - start) / whole };
}
