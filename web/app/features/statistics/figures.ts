import type { FiguresBucket, HostFigures } from '@diyar/contract/supply/host-statistics';
import { groupedNumber } from '@diyar/contract/values/format';
import type { StatisticsMeasure } from '@diyar/contract/words/statistics-words';

/** A figure as a number to draw and compare; null where there is none. */
export function numberOf(figures: HostFigures, measure: StatisticsMeasure): number | null {
  if (measure === 'income') return figures.income.amount / 100;
  const value = figures[measure];
  return value !== null && (measure === 'occupancy' || measure === 'rating') ? value / 10 : value;
}

/** A figure as it is read; undefined where there is none. */
export function textOf(figures: HostFigures, measure: StatisticsMeasure): string | undefined {
  if (measure === 'income') return figures.income.text;
  const number = numberOf(figures, measure);
  if (number === null) return undefined;
  return measure === 'occupancy' ? `${number}%` : groupedNumber(number);
}

/** How a figure stands beside the time before: the percent it changed by, or what it was where a percent says nothing. */
export function changeOf(
  now: HostFigures,
  before: HostFigures,
  measure: StatisticsMeasure,
): { kind: 'none' | 'same' | 'more' | 'less' | 'before'; percent: number } {
  const [value, was] = [numberOf(now, measure), numberOf(before, measure)];
  if (was === null || (was === 0 && (value ?? 0) === 0)) return { kind: 'none', percent: 0 };
  if (value === was) return { kind: 'same', percent: 0 };
  if (value === null || was <= 0 || value < 0 || measure === 'occupancy' || measure === 'rating')
    return { kind: 'before', percent: 0 };
  const percent = Math.round(((value - was) / was) * 100);
  if (percent === 0) return { kind: 'same', percent: 0 };
  return { kind: percent > 0 ? 'more' : 'less', percent: Math.abs(percent) };
}

/** Cells as CSV: quoted where they must be, with the mark by which Excel knows Arabic. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return `\ufeff${rows.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`;
}

/** Numbers of a row as CSV: plain, so that a spreadsheet reckons with them. */
export function plainCells(figures: HostFigures, measures: readonly StatisticsMeasure[]): string[] {
  return measures.map((measure) => String(numberOf(figures, measure) ?? ''));
}

/** Round values for the lines of a chart, from zero or below to at least the most; four steps. */
export function ticksOf(values: readonly number[]): number[] {
  const [least, most] = [Math.min(0, ...values), Math.max(1, ...values)];
  const rough = (most - least) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough;
  const whole = Math.max(step, least < 0 || most > 4 ? 1 : step);
  const first = Math.floor(least / whole);
  const last = Math.ceil(most / whole);
  return Array.from({ length: last - first + 1 }, (_, place) => (first + place) * whole);
}

/** Whether anything of a measure happened in a time. */
export function hasAny(buckets: readonly FiguresBucket[], measure: StatisticsMeasure): boolean {
  return buckets.some((bucket) => (numberOf(bucket, measure) ?? 0) !== 0);
}
