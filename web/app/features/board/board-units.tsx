import type { Board, BoardItem } from '@diyar/contract/booking/board';
import { DAY_MS } from '@diyar/contract/values/riyadh';
import { useMemo, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { dayText } from '../../i18n/dates.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { BoardGrid } from './board-grid.tsx';
import { BookingsNotice } from './bookings-notice.tsx';
import { draftFor } from './closure-draft.ts';
import { type BoardView, columnsOf, itemsIn } from './columns.ts';
import { firstOf, lastOf, type Selection, spanOf } from './selection.ts';
import { UnitPanel } from './unit-panel.tsx';
import { useMoving } from './use-moving.ts';
import type { BoardShown } from './use-shown.ts';

interface BoardUnitsProps {
  board: Board;
  shown: BoardShown;
  onChanged: () => void;
}

/** The units that are shown, as a grid, and what opens from them. */
export function BoardUnits({ board: asked, shown, onChanged }: BoardUnitsProps) {
  const t = useTranslations('unitBoard.board');
  const lang = useLang();
  const { view } = shown;
  const [opened, setOpened] = useState<Selection | null>(null);
  // A phone shows few rows at once: those with something on them are the first.
  const board = useMemo(() => (shown.isWide ? asked : busyFirst(asked)), [asked, shown.isWide]);
  const columns = useMemo(
    () => columnsOf(view, board.from, view === 'days' ? (board.units[0]?.states.length ?? 1) : 1),
    [view, board],
  );
  const { moving, move } = useMoving(onChanged);
  const shift = (item: BoardItem, by: number) => {
    const days = view === 'days' ? by : 0;
    if (days === 0 || item.closure?.repeats) toast(t('cannotMove'), { id: 'board_move' });
    else void move(item, days);
  };
  const label = view === 'days' ? t('grid') : t('gridHours', { day: dayText(board.from, lang) });
  return (
    <>
      <BookingsNotice closing={moving} />
      <BoardGrid board={board} columns={columns} label={label} onOpen={setOpened} onShift={shift} />
      {opened === null ? null : (
        <OpenedPanel
          {...{ board, columns, opened, view }}
          onDone={() => {
            setOpened(null);
            onChanged();
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

function busyFirst(board: Board): Board {
  const busy = new Set(board.items.map(({ unit_id }) => unit_id));
  return { ...board, units: board.units.toSorted((one, other) => +busy.has(other.id) - +busy.has(one.id)) };
}

function OpenedPanel(props: {
  board: Board;
  columns: ReturnType<typeof columnsOf>;
  opened: Selection;
  view: BoardView;
  onDone: () => void;
  onClose: () => void;
}) {
  const { board, columns, opened, view } = props;
  const unit = board.units.find(({ id }) => id === opened.unitId);
  const first = columns[firstOf(opened)];
  if (unit === undefined || first === undefined) return null;
  const [starts, ends] = spanOf(opened, columns);
  const mine = board.items.filter(({ unit_id }) => unit_id === unit.id);
  return (
    <UnitPanel
      board={board}
      unit={unit}
      items={itemsIn(mine, starts, Math.max(ends, starts + (view === 'days' ? DAY_MS : 0)))}
      first={first}
      last={columns[lastOf(opened)] ?? first}
      draft={draftFor(opened, columns, { view, today: board.today })}
      onDone={props.onDone}
      onClose={props.onClose}
    />
  );
}
