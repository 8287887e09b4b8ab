import { type KeyboardEvent, type RefObject, useEffectEvent } from 'react';

/** A cell by its row and column, from 0. */
export interface Place {
  row: number;
  column: number;
}

interface GridKeys {
  grid: RefObject<HTMLElement | null>;
  rows: number;
  columns: number;
  /** Shift with an arrow: from a cell to the next. */
  onExtend: (from: Place, to: Place) => void;
  /** An arrow alone. */
  onMove: (place: Place) => void;
  onOpen: (place: Place) => void;
  /** Alt with an arrow: so many columns later, or earlier where it is below 0. */
  onShift: (place: Place, by: number) => void;
  onCancel: () => void;
}

/** Keys of a grid whose cells are reached by arrows, with one stop for Tab. In Arabic the left arrow leads to later columns. */
export function useGridKeys(keys: GridKeys) {
  return useEffectEvent((event: KeyboardEvent<HTMLElement>) => {
    const place = placeOfCell(event.target);
    if (place === undefined) return;
    const step = stepOf(event);
    if (event.altKey && step?.column !== undefined && step.column !== 0) {
      event.preventDefault();
      keys.onShift(place, step.column);
      return;
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      keys.onOpen(place);
      return;
    }
    if (event.key === 'Escape') keys.onCancel();
    if (step === undefined) return;
    event.preventDefault();
    const row = event.shiftKey ? place.row : clamp(place.row + step.row, keys.rows);
    const next = { row, column: clamp(place.column + step.column, keys.columns) };
    focusCell(keys.grid.current, next);
    if (event.shiftKey) keys.onExtend(place, next);
    else keys.onMove(next);
  });
}

const clamp = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));

const FAR = 10_000;

function stepOf(event: KeyboardEvent<HTMLElement>): Place | undefined {
  const later = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  switch (event.key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      return { row: 0, column: event.key === later ? 1 : -1 };
    case 'ArrowUp':
      return { row: -1, column: 0 };
    case 'ArrowDown':
      return { row: 1, column: 0 };
    case 'Home':
      return { row: 0, column: -FAR };
    case 'End':
      return { row: 0, column: FAR };
    default:
      return undefined;
  }
}

/** The place of the cell that an element is in. */
export function placeOfCell(target: EventTarget | null): Place | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
  const [row, column] = cell?.dataset.place?.split(' ').map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : { row, column };
}

/** Focuses a cell and makes it the grid's stop for Tab. */
export function focusCell(grid: HTMLElement | null, { row, column }: Place): void {
  const cell = grid?.querySelector<HTMLElement>(`[data-place="${row} ${column}"]`);
  if (!cell) return;
  for (const stop of grid?.querySelectorAll<HTMLElement>('[data-place][tabindex="0"]') ?? [])
    stop.tabIndex = -1;
  cell.tabIndex = 0;
  cell.focus();
}
