import type { Board, BoardItem } from '@diyar/contract/booking/board';
import { type RefObject, useMemo, useState } from 'react';
import { type Column, itemsIn } from './columns.ts';
import { type Selection, spanOf } from './selection.ts';
import { useGridDrag } from './use-grid-drag.ts';
import { type Place, useGridKeys } from './use-grid-keys.ts';

interface Selecting {
  board: Board;
  columns: readonly Column[];
  grid: RefObject<HTMLElement | null>;
  onOpen: (selection: Selection) => void;
  /** A closure is moved by so many columns. */
  onShift: (item: BoardItem, by: number) => void;
}

/** Choosing cells of the board by keys, by presses and by drags; what is chosen opens, and a closure that is dragged moves. */
export function useSelecting({ board, columns, grid, onOpen, onShift }: Selecting) {
  const [selection, setSelection] = useState<Selection | null>(null);
  const itemsOf = useMemo(() => Map.groupBy(board.items, ({ unit_id }) => unit_id), [board.items]);
  const chosen = (from: Place, to: Place): Selection | null => {
    const unit = board.units[from.row];
    return unit === undefined ? null : { unitId: unit.id, from: from.column, to: to.column };
  };
  const extend = (from: Place, to: Place) => {
    const isSame = selection !== null && board.units[from.row]?.id === selection.unitId;
    setSelection(chosen(isSame ? { ...from, column: selection.from } : from, to));
  };
  const open = (wanted: Selection | null) => {
    setSelection(wanted);
    if (wanted !== null) onOpen(wanted);
  };
  const closureAt = (place: Place): BoardItem | undefined => {
    const at = chosen(place, place);
    if (at === null) return undefined;
    const items = itemsIn(itemsOf.get(at.unitId) ?? [], ...spanOf(at, columns));
    return items.find(({ closure, own }) => own && closure !== null);
  };
  const shift = (place: Place, by: number) => {
    const item = board.abilities.close ? closureAt(place) : undefined;
    if (item !== undefined) onShift(item, by);
  };
  const onKeyDown = useGridKeys({
    grid,
    rows: board.units.length,
    columns: columns.length,
    onMove: () => setSelection(null),
    onExtend: extend,
    onOpen: (place) => open(selection ?? chosen(place, place)),
    onShift: shift,
    onCancel: () => setSelection(null),
  });
  const drag = useGridDrag({
    onPress: (place) => open(chosen(place, place)),
    onExtend: (from, to) => setSelection(chosen(from, to)),
    onExtended: (from, to) => open(chosen(from, to)),
    isMovable: (place) => board.abilities.close && closureAt(place) !== undefined,
    onMoved: shift,
  });
  return { selection, itemsOf, handlers: { onKeyDown, ...drag } };
}
