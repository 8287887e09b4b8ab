import type { CellValue, PricedUnit } from '@diyar/contract/supply/host-prices';
import { useRef, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { useTranslations } from '../../i18n/translations.ts';
import { type Column, isCell, isWritable, type Place, typedText } from './cells.ts';
import { type Area, cleared, copied, filled, type Made, pasted, switched, typedInto } from './commands.ts';
import type { Sheet } from './sheet.ts';
import type { SheetState, Wanted } from './sheet-state.ts';
import { useSelection } from './use-selection.ts';

interface GridOf {
  sheet: Sheet;
  state: SheetState;
  /** Rows that are shown, and their columns. */
  units: readonly PricedUnit[];
  columns: readonly Column[];
  canEdit: boolean;
}

/** A cell that is typed into, and what it showed as that began. */
interface Begun {
  seen: CellValue | null;
  /** The text it began with; null where the first key took its place. */
  first: string | null;
}

/** The first column that a unit has a price in: nobody begins with a cell that says nothing. */
function firstPriced(unit: PricedUnit | undefined, columns: readonly Column[]): number {
  const priced = columns.findIndex(
    (column) => unit !== undefined && isCell(unit, column) && unit.cells[column]?.amount != null,
  );
  return Math.max(0, priced);
}

/** The grid with what is selected and edited in it, and everything that can be done to its cells. */
export function useGrid({ sheet, state, units, columns, canEdit }: GridOf) {
  const selection = useSelection({
    rows: units.length,
    columns: columns.length,
    first: firstPriced(units[0], columns),
  });
  const { active, range, go } = selection;
  const here = { unit: units[active.row], column: columns[active.column] };
  const area: Area = { units, columns, range, valueOf: (id, field) => sheet.valueOf(id, field) };
  const acts = useActs({ sheet, area, canEdit });
  const { isEditing, typedSoFar, edit, type, take, cancel } = useEditing({
    sheet,
    state,
    area,
    here,
    canEdit,
  });
  /** Takes what was typed; goes on to another cell where one is named. */
  const commit = (next?: Place) => {
    take();
    if (next !== undefined) go(next);
  };
  const visit = (place: Place, options?: { extends?: boolean }) => {
    take();
    go(place, options);
    const [seen, name] = [units[place.row], columns[place.column]];
    if (seen !== undefined && name !== undefined && isCell(seen, name)) sheet.see(seen.id, name);
  };
  const cells = { sheet, state, units, columns, canEdit, area, here };
  return { ...selection, ...acts, ...cells, isEditing, typedSoFar, type, edit, commit, cancel, go: visit };
}

interface EditingOf extends Pick<GridOf, 'sheet' | 'state' | 'canEdit'> {
  area: Area;
  here: { unit: PricedUnit | undefined; column: Column | undefined };
}

/** The active cell while it is typed into. */
function useEditing({ sheet, state, area, here: { unit, column }, canEdit }: EditingOf) {
  const [begun, setBegun] = useState<Begun>();
  // The field keeps its text itself: drawing the grid at each key would cost a picture.
  const typed = useRef('');
  return {
    isEditing: begun !== undefined,
    /** What the field holds by now: it may be drawn anew. */
    typedSoFar: () => typed.current,
    /** Begins with what stands, or with what is typed in its place. */
    edit: (key?: string) => {
      if (begun !== undefined) {
        // A key that was pressed before the field was there.
        typed.current += key ?? '';
        return;
      }
      if (!canEdit || unit === undefined || column === undefined || !isWritable(unit, column)) return;
      const seen = sheet.valueOf(unit.id, column);
      const first = state.edits.get(unit.id)?.[column]?.text ?? typedText(column, seen);
      typed.current = key ?? first;
      setBegun({ seen, first: key === undefined ? first : null });
    },
    type: (text: string) => {
      typed.current = text;
    },
    /** Takes what was typed, where something was. */
    take: () => {
      if (begun === undefined) return;
      setBegun(undefined);
      if (typed.current === begun.first || unit === undefined || column === undefined) return;
      if (!isCell(unit, column)) return;
      sheet.change([{ ...typedInto(area, { unit, field: column }, typed.current), seen: begun.seen }]);
    },
    cancel: () => setBegun(undefined),
  };
}

export type Grid = ReturnType<typeof useGrid>;

/** What changes the cells of an area; nothing of it for those who only look. */
function useActs({ sheet, area, canEdit }: { sheet: Sheet; area: Area; canEdit: boolean }) {
  const t = useTranslations('priceGrid');
  const put = (made: Made) => {
    if (!canEdit) return;
    sheet.change(made.wanted);
    if (made.left > 0) toast(t('skipped', { count: made.left }));
  };
  const retrace = (left: number) => {
    if (left > 0) toast(t('stays', { count: left }));
  };
  const isOn = (): boolean => {
    const { units, columns, range } = area;
    const [unit, column] = [units[range.top], columns[range.first]];
    return unit !== undefined && column !== undefined && isCell(unit, column)
      ? (area.valueOf(unit.id, column)?.active ?? false)
      : false;
  };
  return {
    switchTo: (active: boolean) => put(switched(area, active)),
    toggle: () => put(switched(area, !isOn())),
    toggleCell: (row: number, column: number) => {
      const range = { top: row, bottom: row, first: column, last: column };
      const one = { ...area, range };
      const [unit, name] = [area.units[row], area.columns[column]];
      if (unit === undefined || name === undefined || !isCell(unit, name)) return;
      put(switched(one, !(area.valueOf(unit.id, name)?.active ?? false)));
    },
    clear: () => put(cleared(area)),
    fill: () => put(filled(area)),
    paste: (text: string) => put(pasted(area, text)),
    copy: () => copied(area),
    write: (wanted: readonly Wanted[]) => put({ wanted: [...wanted], left: 0 }),
    undo: () => retrace(canEdit ? sheet.undo() : 0),
    redo: () => retrace(canEdit ? sheet.redo() : 0),
  };
}
