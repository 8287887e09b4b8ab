import type { KeyboardEvent } from 'react';
import type { Place } from './cells.ts';

/** What keys do in the grid. */
export interface GridActs {
  active: Place;
  rows: number;
  columns: number;
  isRtl: boolean;
  go: (place: Place, options?: { extends?: boolean }) => void;
  selectAll: () => void;
  /** Begins to edit the active cell: with its value, or with what is typed in its place. */
  edit: (typed?: string) => void;
  toggle: () => void;
  clear: () => void;
  fill: () => void;
  undo: () => void;
  redo: () => void;
}

const PAGE = 10;
/** Digits of both kinds and what a number begins with. */
const BEGINS_A_NUMBER = /^[\d٠-٩۰-۹.٫-]$/u;

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'> & { code?: string };

/** Does what a key means while no cell is edited. Answers whether it meant anything: else the browser has it. */
export function pressKey(event: Pressed, acts: GridActs): boolean {
  if (event.altKey) return false;
  if (event.ctrlKey || event.metaKey) return pressWithCtrl(event, acts);
  const place = placeOf(event.key, acts);
  if (place !== undefined) {
    acts.go(place, { extends: event.shiftKey });
    return true;
  }
  if (event.key === 'Tab') return pressTab(event.shiftKey, acts);
  const act = plainAct(event.key, acts);
  act?.();
  return act !== undefined;
}

function plainAct(key: string, acts: GridActs): (() => void) | undefined {
  if (key === 'Enter' || key === 'F2') return () => acts.edit();
  if (key === ' ') return acts.toggle;
  if (key === 'Delete' || key === 'Backspace') return acts.clear;
  if (key === 'Escape') return () => acts.go(acts.active);
  return BEGINS_A_NUMBER.test(key) ? () => acts.edit(key) : undefined;
}

/** Where a key moves to; arrows go where they point, whichever way the page reads. */
function placeOf(key: string, { active, columns, isRtl }: GridActs): Place | undefined {
  const { row, column } = active;
  const onward = isRtl ? -1 : 1;
  const places: Record<string, Place> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowRight: { row, column: column + onward },
    ArrowLeft: { row, column: column - onward },
    PageUp: { row: row - PAGE, column },
    PageDown: { row: row + PAGE, column },
    Home: { row, column: 0 },
    End: { row, column: columns - 1 },
  };
  return places[key];
}

/** Goes to the next cell of the row; from its end the browser goes on, so that nobody is kept in the grid. */
function pressTab(isBack: boolean, { active, columns, go }: GridActs): boolean {
  const column = active.column + (isBack ? -1 : 1);
  if (column < 0 || column >= columns) return false;
  go({ row: active.row, column });
  return true;
}

function pressWithCtrl(event: Pressed, acts: GridActs): boolean {
  const { active, rows, columns } = acts;
  const ends: Record<string, Place> = {
    Home: { row: 0, column: 0 },
    End: { row: rows - 1, column: columns - 1 },
    ArrowUp: { row: 0, column: active.column },
    ArrowDown: { row: rows - 1, column: active.column },
  };
  const end = ends[event.key];
  if (end !== undefined) {
    acts.go(end, { extends: event.shiftKey });
    return true;
  }
  // By its place on the keyboard too: an Arabic layout has other letters there.
  const letter = /^Key([A-Z])$/.exec(event.code ?? '')?.[1]?.toLowerCase() ?? event.key.toLowerCase();
  const letters: Record<string, () => void> = {
    a: acts.selectAll,
    d: acts.fill,
    z: event.shiftKey ? acts.redo : acts.undo,
    y: acts.redo,
  };
  letters[letter]?.();
  return letters[letter] !== undefined;
}
