import { useState } from 'react';
import { type Place, rangeOf } from './cells.ts';

interface Selection {
  /** The cell that keys act on. */
  active: Place;
  /** Where a selection of several began. */
  anchor: Place;
}

const FIRST = { row: 0, column: 0 };

/** The active cell of a grid of so many rows and columns, which begins in the column `first`, and what is selected from it. */
export function useSelection({ rows, columns, first }: { rows: number; columns: number; first: number }) {
  const [{ active, anchor }, setSelection] = useState<Selection>(() => {
    const begin = { row: 0, column: first };
    return { active: begin, anchor: begin };
  });
  const within = ({ row, column }: Place): Place => ({
    row: Math.max(0, Math.min(rows - 1, row)),
    column: Math.max(0, Math.min(columns - 1, column)),
  });
  const [here, from] = [within(active), within(anchor)];
  return {
    active: here,
    range: rangeOf(here, from),
    /** Goes to a cell; with `extends` everything from where the selection began is selected. */
    go: (place: Place, options: { extends?: boolean } = {}) =>
      setSelection(({ anchor: begun }) => {
        const next = within(place);
        return { active: next, anchor: options.extends === true ? begun : next };
      }),
    selectAll: () => setSelection({ active: { row: rows - 1, column: columns - 1 }, anchor: FIRST }),
  };
}
