import type { Board, BoardUnit } from '@diyar/contract/booking/board';
import { dateTimeText } from '@diyar/contract/values/format';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { BAR_LOOK, lookOf } from './board-bar.tsx';
import { useItemText } from './board-words.ts';
import { type Column, itemsIn } from './columns.ts';
import type { Selection } from './selection.ts';
import { UnitLabel } from './unit-label.tsx';

interface BoardByDayProps {
  board: Board;
  day: Column;
  onOpen: (selection: Selection) => void;
}

/** One day of all units, one under the other, those with something on it first: the board on a phone. */
export function BoardByDay({ board, day, onOpen }: BoardByDayProps) {
  const itemsOf = Map.groupBy(board.items, ({ unit_id }) => unit_id);
  const days = board.units.map((unit) => ({
    unit,
    items: itemsIn(itemsOf.get(unit.id) ?? [], day.starts, day.ends),
  }));
  const isEmpty = ({ items }: { items: Board['items'] }) => Number(items.length === 0);
  return (
    <ul className="grid grid-cols-1 gap-3">
      {days
        .toSorted((one, other) => isEmpty(one) - isEmpty(other))
        .map(({ unit, items }) => (
          <UnitDay
            key={unit.id}
            unit={unit}
            items={items}
            onOpen={() => onOpen({ unitId: unit.id, from: 0, to: 0 })}
          />
        ))}
    </ul>
  );
}

const DOT: Record<BoardUnit['states'][number], string> = {
  free: 'bg-primary',
  reserved: 'bg-danger',
  partially_booked: 'bg-gold',
  hourly_booked: 'bg-info',
};

function UnitDay(props: { unit: BoardUnit; items: Board['items']; onOpen: () => void }) {
  const t = useTranslations('unitBoard');
  const itemText = useItemText();
  const { unit, items, onOpen } = props;
  const state = unit.states[0] ?? 'free';
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="grid w-full grid-cols-1 gap-2 rounded-base border border-line bg-surface p-4 text-start"
      >
        <span className="flex items-start justify-between gap-3">
          <span className="min-w-0">
            <UnitLabel unit={unit} />
          </span>
          <span className="flex shrink-0 items-center gap-2 text-sm">
            <span aria-hidden="true" className={`size-2 rounded-pill ${DOT[state]}`} />
            {t(`states.${state}`)}
          </span>
        </span>
        {items.map((item) => (
          <span
            key={`${item.starts_at} ${item.reservation?.id ?? item.closure?.id}`}
            className={`grid grid-cols-1 rounded-[8px] border px-3 py-1.5 text-sm ${BAR_LOOK[lookOf(item)]}`}
          >
            <span className="truncate">{itemText(item)}</span>
            <span className="text-xs">
              {t('panel.times', {
                from: ltrText(dateTimeText(item.starts_at)),
                to: ltrText(dateTimeText(item.ends_at)),
              })}
            </span>
          </span>
        ))}
      </button>
    </li>
  );
}
