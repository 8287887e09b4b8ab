import type { BoardItem, BoardUnit } from '@diyar/contract/booking/board';
import { memo } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { BoardBar } from './board-bar.tsx';
import { useColumnText, useItemText } from './board-words.ts';
import { type Column, itemsIn } from './columns.ts';
import { holds, type Selection } from './selection.ts';
import { UnitLabel } from './unit-label.tsx';

const NONE: readonly BoardItem[] = [];

interface BoardRowProps {
  unit: BoardUnit;
  /** Its place among the rows. */
  row: number;
  items: readonly BoardItem[] | undefined;
  columns: readonly Column[];
  today: string;
  /** Of this unit. */
  selection: Selection | null;
}

/** A unit with its columns: what takes it lies over them, and each says in words how it stands. */
export const BoardRow = memo(function BoardRow(props: BoardRowProps) {
  const { unit, row, columns, today, selection } = props;
  const items = props.items ?? NONE;
  return (
    <tr aria-rowindex={row + 2} className="relative">
      <th
        scope="row"
        className={`sticky start-0 z-20 border-e border-b border-line px-3 py-1 text-start text-sm leading-snug font-normal ${unit.on_show ? 'bg-surface' : 'bg-sunken text-soft'}`}
      >
        <UnitLabel unit={unit} />
      </th>
      {columns.map((column, place) => (
        <Cell
          key={column.key}
          unit={unit}
          column={column}
          place={`${row} ${place}`}
          isStop={row === 0 && place === 0}
          state={column.time === null ? unit.states[place] : undefined}
          items={itemsIn(items, column.starts, column.ends)}
          isChosen={holds(selection, unit.id, place)}
          isToday={column.time === null && column.date === today}
        />
      ))}
      <td aria-hidden="true" className="p-0">
        <span className="pointer-events-none absolute inset-y-0 start-(--units) end-0">
          {items.map((item) => (
            <BoardBar
              key={`${item.starts_at} ${item.reservation?.id ?? item.closure?.id}`}
              item={item}
              columns={columns}
            />
          ))}
        </span>
      </td>
    </tr>
  );
});

interface CellProps {
  unit: BoardUnit;
  column: Column;
  place: string;
  isStop: boolean;
  state: BoardUnit['states'][number] | undefined;
  items: readonly BoardItem[];
  isChosen: boolean;
  isToday: boolean;
}

function Cell({ unit, column, place, isStop, state, items, isChosen, isToday }: CellProps) {
  const t = useTranslations('unitBoard');
  const columnText = useColumnText();
  const itemText = useItemText();
  const words = { unit: unit.name, when: columnText(column), state: stateText() };
  const what = items.map(itemText).join(' · ');
  const tint = isChosen ? 'bg-gold-soft' : column.isWeekend || !unit.on_show ? 'bg-sunken' : '';
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the cells of a grid are gone over and chosen
      role="gridcell"
      data-place={place}
      tabIndex={isStop ? 0 : -1}
      aria-selected={isChosen}
      aria-label={what === '' ? t('board.cell', words) : t('board.cellTaken', { ...words, what })}
      className={`h-12 cursor-pointer border-b border-line p-0 outline-none hover:bg-sunken focus-visible:z-10 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary ${isToday ? 'border-s-2 border-s-gold' : 'border-s'} ${tint}`}
    />
  );
  /** A free day of a unit that nobody finds is not said to be free. */
  function stateText(): string {
    const isFree = state === undefined ? items.length === 0 : state === 'free';
    if (isFree) return unit.on_show ? t('states.free') : t('board.hidden');
    return state === undefined ? t('board.taken') : t(`states.${state}`);
  }
}
