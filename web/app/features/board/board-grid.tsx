import type { Board, BoardItem } from '@diyar/contract/booking/board';
import { useRef } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { BoardHead } from './board-head.tsx';
import { BoardRow } from './board-row.tsx';
import type { Column } from './columns.ts';
import type { Selection } from './selection.ts';
import { useSelecting } from './use-selecting.ts';

interface BoardGridProps {
  board: Board;
  columns: readonly Column[];
  label: string;
  onOpen: (selection: Selection) => void;
  onShift: (item: BoardItem, by: number) => void;
}

/** All units by day or by hour: a grid that is gone over by arrows, and over whose cells one drags. */
export function BoardGrid({ board, columns, label, onOpen, onShift }: BoardGridProps) {
  const t = useTranslations('unitBoard.board');
  const grid = useRef<HTMLTableElement>(null);
  const { selection, itemsOf, handlers } = useSelecting({ board, columns, grid, onOpen, onShift });
  return (
    <>
      <p id="board-keys" className="text-xs text-soft max-md:sr-only">
        {t('keys')}
      </p>
      <p className="text-xs text-soft md:hidden">{t('touch')}</p>
      <div className="relative max-h-[75dvh] overflow-auto rounded-base border border-line bg-surface">
        <table
          ref={grid}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table that is gone over by arrows
          role="grid"
          aria-label={label}
          aria-describedby="board-keys"
          aria-rowcount={board.units.length + 1}
          aria-colcount={columns.length + 1}
          aria-multiselectable="true"
          {...handlers}
          style={{ minWidth: `calc(var(--units) + ${columns.length} * 2.75rem)` }}
          className="w-full table-fixed border-separate border-spacing-0 select-none [--units:7rem] md:[--units:220px]"
        >
          <colgroup>
            <col className="w-(--units)" />
            {columns.map(({ key }) => (
              <col key={key} />
            ))}
            {/* Of the cell that holds a row's bars: the days share the whole width, as the bars do. */}
            <col className="w-0" />
          </colgroup>
          <BoardHead columns={columns} today={board.today} />
          <tbody>
            {board.units.map((unit, row) => (
              <BoardRow
                key={unit.id}
                unit={unit}
                row={row}
                items={itemsOf.get(unit.id)}
                columns={columns}
                today={board.today}
                selection={selection?.unitId === unit.id ? selection : null}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
