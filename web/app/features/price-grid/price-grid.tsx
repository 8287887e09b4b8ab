import { type ClipboardEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { DIR_OF, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import type { Place } from './cells.ts';
import { pressKey } from './grid-keys.ts';
import { GridRow } from './grid-row.tsx';
import type { Grid } from './use-grid.ts';
import { scrollToCell, useWindow } from './use-window.ts';

/** The grid itself: one place of the tab order, whose active cell is told by its id; rows out of sight are not drawn. */
export function PriceGrid({ grid }: { grid: Grid }) {
  const t = useTranslations('priceGrid');
  const scroller = useRef<HTMLDivElement>(null);
  const { units, columns, active, isEditing } = grid;
  const drawn = useWindow(scroller, units.length);
  const events = useGridEvents(grid, scroller);
  const isDrawn = active.row >= drawn.first && active.row <= drawn.last;
  return (
    <div
      ref={scroller}
      className="relative max-h-[max(24rem,calc(100dvh-19rem))] overflow-auto rounded-base border border-line bg-surface"
    >
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose cells are gone to
        role="grid"
        aria-label={t('grid')}
        aria-rowcount={units.length + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable="true"
        aria-readonly={!grid.canEdit}
        aria-activedescendant={isDrawn && !isEditing ? cellId(active) : undefined}
        tabIndex={0}
        {...events}
        className="tabular w-full table-fixed border-separate border-spacing-0 text-sm outline-none focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary"
        style={{ minWidth: `${columns.length * 6.6 + 17}rem` }}
      >
        <Head columns={columns} />
        <Gap height={drawn.above} />
        <tbody>
          <Rows grid={grid} first={drawn.first} last={drawn.last} holdsUnits={drawn.scrollsSideways} />
        </tbody>
        <Gap height={drawn.below} />
      </table>
    </div>
  );
}

const HEAD =
  'sticky top-0 z-20 h-13 border-b border-line bg-sunken px-3 text-start text-xs font-bold text-soft';

/** Sale prices are long, yearly ones have the mark of a licence beside them, and percents are short. */
const WIDE: Partial<Record<Grid['columns'][number], string>> = {
  main: 'w-36',
  yearly: 'w-36',
  down_payment_percent: 'w-22',
};

function Head({ columns }: { columns: Grid['columns'] }) {
  const t = useTranslations('priceGrid');
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" className={`${HEAD} start-0 z-30 w-40 md:w-56`}>
          {t('unit')}
        </th>
        {columns.map((column) => (
          <th key={column} scope="col" className={`${HEAD} ${WIDE[column] ?? ''}`}>
            {t(`columns.${column}`)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Rows(props: { grid: Grid; first: number; last: number; holdsUnits: boolean }) {
  const { grid, first, last, holdsUnits } = props;
  const { units, columns, active, range, isEditing, state } = grid;
  return units.slice(first, last + 1).map((unit, place) => {
    const row = first + place;
    const isIn = row >= range.top && row <= range.bottom;
    return (
      <GridRow
        key={unit.id}
        unit={unit}
        row={row}
        columns={columns}
        holdsUnit={holdsUnits}
        edits={state.edits.get(unit.id)}
        news={state.news}
        active={row === active.row ? active.column : null}
        first={isIn ? range.first : null}
        last={isIn ? range.last : null}
        grid={row === active.row && isEditing ? grid : null}
      />
    );
  });
}

/** Rows that are not drawn, as so much room. */
function Gap({ height }: { height: number }) {
  if (height === 0) return null;
  return (
    <tbody aria-hidden="true">
      <tr>
        <td style={{ height }} />
      </tr>
    </tbody>
  );
}

export const cellId = ({ row, column }: Place) => `price-${row}-${column}`;

/** Keys, pointer and clipboard of the grid. */
function useGridEvents(grid: Grid, scroller: React.RefObject<HTMLDivElement | null>) {
  const lang = useLang();
  const { isEditing } = grid;
  const { row, column } = grid.active;
  const table = useRef<HTMLTableElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (scroller.current !== null) scrollToCell(scroller.current, { row, column });
  }, [scroller, row, column]);
  useEffect(() => {
    // What is typed after a cell goes to the grid again.
    if (wasEditing.current && !isEditing) table.current?.focus({ preventScroll: true });
    wasEditing.current = isEditing;
  }, [isEditing]);
  const isTyping = (target: EventTarget) => target instanceof HTMLInputElement;
  return {
    ref: table,
    onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => {
      if (isTyping(event.target)) return;
      const acts = {
        ...grid,
        rows: grid.units.length,
        columns: grid.columns.length,
        isRtl: DIR_OF[lang] === 'rtl',
      };
      if (pressKey({ ...pressed(event), code: event.code }, acts)) event.preventDefault();
    },
    onPaste: (event: ClipboardEvent) => {
      if (isTyping(event.target)) return;
      event.preventDefault();
      grid.paste(event.clipboardData.getData('text/plain'));
    },
    onCopy: (event: ClipboardEvent) => {
      if (isTyping(event.target)) return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', grid.copy());
    },
    ...pointerOf(grid, table),
  };
}

const pressed = ({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent) => ({
  key,
  shiftKey,
  ctrlKey,
  metaKey,
  altKey,
});

/** A press chooses a cell, a second one edits it, a drag of the mouse selects. */
function pointerOf(grid: Grid, table: React.RefObject<HTMLTableElement | null>) {
  return {
    onPointerDown: (event: PointerEvent) => {
      const place = placeAt(event.target);
      if (place === undefined || event.button !== 0 || event.target instanceof HTMLInputElement) return;
      if (event.pointerType === 'mouse') event.preventDefault();
      table.current?.focus({ preventScroll: true });
      const { active } = grid;
      const isAgain = place.row === active.row && place.column === active.column && !event.shiftKey;
      if (event.target instanceof Element && event.target.closest('[data-switch]') !== null)
        grid.toggleCell(place.row, place.column);
      else if (isAgain && event.pointerType !== 'mouse') grid.edit();
      grid.go(place, { extends: event.shiftKey });
    },
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.buttons !== 1 || grid.isEditing) return;
      const place = placeAt(event.target);
      if (place === undefined) return;
      if (place.row !== grid.active.row || place.column !== grid.active.column)
        grid.go(place, { extends: true });
    },
    onDoubleClick: () => grid.edit(),
  };
}

function placeAt(target: EventTarget): Place | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td[data-row]') : null;
  if (cell === null) return undefined;
  return { row: Number(cell.dataset.row), column: Number(cell.dataset.column) };
}
