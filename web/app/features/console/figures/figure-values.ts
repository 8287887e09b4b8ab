import type { KeyFigures } from '@diyar/contract/console/console-figures';
import { groupedNumber } from '@diyar/contract/values/format';
import type { KeyFigure } from '@diyar/contract/words/key-figure-words';

/** A figure as a number to draw: whole riyals of money, nothing where there is none. */
export function numberOf(figures: KeyFigures, figure: KeyFigure): number {
  const value = figures[figure] ?? 0;
  return typeof value === 'number' ? value : value.amount / 100;
}

/** A figure as it is read. */
export function textOf(figures: KeyFigures, figure: KeyFigure): string {
  const value = figures[figure];
  if (value === null) return '–';
  return typeof value === 'number' ? groupedNumber(value) : value.text;
}

/** An amount, which is longer than a count. */
export function isMoney(figures: KeyFigures, figure: KeyFigure): boolean {
  return typeof figures[figure] === 'object' && figures[figure] !== null;
}
