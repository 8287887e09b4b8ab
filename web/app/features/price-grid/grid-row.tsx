import type { PricedUnit } from '@diyar/contract/supply/host-prices';
import { type KeyboardEvent, memo, useRef, useState } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { Icon } from '../../ui/icon.tsx';
import { Price } from '../../ui/price.tsx';
import { UnitPlace } from '../units/unit-place.tsx';
import { type Column, isCell, isStated, shownText } from './cells.ts';
import { cellKey, type Edit, type RowEdits } from './sheet-state.ts';
import type { Grid } from './use-grid.ts';

interface RowProps {
  unit: PricedUnit;
  row: number;
  columns: readonly Column[];
  /** Its unit stays in sight beside the cells. Where nothing scrolls sideways that would cost a layer of the picture each. */
  holdsUnit: boolean;
  edits: RowEdits | undefined;
  news: ReadonlySet<string>;
  /** Column of the active cell, where it is in this row. */
  active: number | null;
  /** Selected columns of this row. */
  first: number | null;
  last: number | null;
  /** Where a cell of this row is edited. */
  grid: Grid | null;
}

/** A unit with its prices. */
export const GridRow = memo(function GridRow(props: RowProps) {
  const { unit, row, columns, first, last } = props;
  return (
    <tr aria-rowindex={row + 2} className="group">
      <th
        scope="row"
        className={`${props.holdsUnit ? 'sticky start-0 z-10' : ''} h-13 border-b border-line bg-surface px-3 text-start font-normal group-hover:bg-sunken`}
      >
        <span className="line-clamp-1 font-bold">
          <bdi lang={unit.name_lang}>{unit.name}</bdi>
        </span>
        <span className="line-clamp-1 text-xs text-soft">
          <UnitPlace unit={unit} property={unit.property.name} />
        </span>
      </th>
      {columns.map((column, place) => (
        <Cell
          key={column}
          {...props}
          column={column}
          place={place}
          isActive={props.active === place}
          isSelected={first !== null && last !== null && place >= first && place <= last}
        />
      ))}
    </tr>
  );
});

type CellProps = RowProps & { column: Column; place: number; isActive: boolean; isSelected: boolean };

const CELL =
  'relative h-13 cursor-cell overflow-hidden border-s border-b border-line px-2 align-middle select-none';

function Cell(props: CellProps) {
  const { unit, row, column, place, isActive, isSelected, grid, edits } = props;
  const edit = column === 'offer' ? undefined : edits?.[column];
  const isBroken = edit !== undefined && edit.state !== 'saving';
  const isNews = column !== 'offer' && props.news.has(cellKey(unit.id, column));
  const look = [
    CELL,
    isSelected
      ? 'bg-primary-soft'
      : isBroken
        ? 'bg-danger-soft'
        : isNews
          ? 'bg-info-soft'
          : 'group-hover:bg-sunken',
    isActive ? 'outline-2 -outline-offset-2 outline-primary' : '',
  ];
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the cell of a table that is a grid is a gridcell
    <td
      id={`price-${row}-${place}`}
      data-row={row}
      data-column={place}
      aria-colindex={place + 2}
      aria-selected={isSelected}
      aria-invalid={isBroken || undefined}
      aria-readonly={column === 'offer' || !isCell(unit, column) || isStated(unit, column) || undefined}
      className={look.join(' ')}
    >
      {isActive && grid !== null ? (
        <Editor grid={grid} unit={unit} column={column} />
      ) : (
        <Content unit={unit} column={column} edit={edit} />
      )}
    </td>
  );
}

/** What stands in a cell, and what keeps it from being saved. */
function Content({ unit, column, edit }: { unit: PricedUnit; column: Column; edit: Edit | undefined }) {
  const t = useTranslations('priceGrid');
  if (column === 'offer')
    return unit.offer === null ? (
      <span className="text-faint">–</span>
    ) : (
      <Price text={unit.offer.text} className="font-bold text-gold-text" />
    );
  if (!isCell(unit, column))
    return (
      <span className="text-faint">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t('notHere')}</span>
      </span>
    );
  const value = edit === undefined ? (unit.cells[column] ?? null) : edit.value;
  const text = edit?.text ?? shownText(column, value);
  const isOff = value !== null && value.amount !== null && !value.active;
  return (
    <>
      <span className="flex items-center gap-1.5">
        {column === 'down_payment_percent' ? null : <Dot isOn={value?.active === true} />}
        <bdi
          dir="ltr"
          className={`min-w-0 grow truncate rtl:text-right ${isOff ? 'text-faint line-through' : 'font-medium'}`}
        >
          {text}
        </bdi>
        {text === '' ? <span className="sr-only">{t('none')}</span> : null}
        {isOff ? <span className="sr-only">{t('off')}</span> : null}
        {isStated(unit, column) ? <Icon name="shield" className="size-4 shrink-0 text-soft" /> : null}
        {edit?.state === 'saving' ? (
          <span className="size-1.5 shrink-0 rounded-pill bg-gold" title={t('saving')} />
        ) : null}
      </span>
      <Problem edit={edit} />
    </>
  );
}

function Problem({ edit }: { edit: Edit | undefined }) {
  const t = useTranslations('priceGrid');
  if (edit === undefined || edit.state === 'saving') return null;
  const text = edit.state === 'conflict' ? t('conflictShort') : edit.msg;
  return (
    <span title={text} className="block truncate text-xs leading-tight text-danger">
      {text}
    </span>
  );
}

/** Full where the price is on; pressed, it switches. Keys and screen readers have the cell itself. */
function Dot({ isOn }: { isOn: boolean }) {
  return (
    <span
      aria-hidden="true"
      data-switch
      className="-ms-1 grid size-6 shrink-0 cursor-pointer place-items-center"
    >
      <span
        className={`size-3 rounded-pill border-2 ${isOn ? 'border-primary bg-primary' : 'border-field-line'}`}
      />
    </span>
  );
}

/** The cell while it is typed into: Enter goes down, Tab on, Escape takes it back. */
function Editor({ grid, unit, column }: { grid: Grid; unit: PricedUnit; column: Column }) {
  const t = useTranslations('priceGrid');
  const { row, column: place } = grid.active;
  const [start] = useState(grid.typedSoFar);
  // A field that is taken away is left too: what was taken or given up is not taken again.
  const isOver = useRef(false);
  const press = (event: KeyboardEvent) => {
    const next: Record<string, { row: number; column: number }> = {
      Enter: { row: event.shiftKey ? row - 1 : row + 1, column: place },
      Tab: { row, column: event.shiftKey ? place - 1 : place + 1 },
    };
    const to = next[event.key];
    if (to === undefined && event.key !== 'Escape') return;
    isOver.current = true;
    if (to === undefined) grid.cancel();
    else grid.commit(to);
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <input
      ref={focusAtEnd}
      aria-label={t('cellOf', { column: t(`columns.${column}`), unit: unit.name })}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      defaultValue={start}
      onChange={(event) => grid.type(event.target.value)}
      onKeyDown={press}
      onBlur={() => {
        if (!isOver.current) grid.commit();
      }}
      className="tabular absolute inset-0 size-full bg-surface px-3 text-sm font-medium outline-2 -outline-offset-2 outline-primary rtl:text-right"
    />
  );
}

/** Ready to be typed on, wherever the cell is scrolled to. */
function focusAtEnd(input: HTMLInputElement | null): void {
  if (input === null || document.activeElement === input) return;
  input.focus({ preventScroll: true });
  input.setSelectionRange(input.value.length, input.value.length);
}
