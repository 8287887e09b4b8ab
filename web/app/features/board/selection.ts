import type { Column } from './columns.ts';

/** Some neighbouring columns of a unit, by their places; `from` is where it began. */
export interface Selection {
  unitId: string;
  from: number;
  to: number;
}

export const firstOf = ({ from, to }: Selection) => Math.min(from, to);
export const lastOf = ({ from, to }: Selection) => Math.max(from, to);

export function holds(selection: Selection | null, unitId: string, place: number): boolean {
  if (selection === null || selection.unitId !== unitId) return false;
  return place >= firstOf(selection) && place <= lastOf(selection);
}

/** Instants that a selection spans, in epoch milliseconds. */
export function spanOf(selection: Selection, columns: readonly Column[]): readonly [number, number] {
  return [columns[firstOf(selection)]?.starts ?? 0, columns[lastOf(selection)]?.ends ?? 0];
}
