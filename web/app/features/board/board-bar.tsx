import type { BoardItem } from '@diyar/contract/booking/board';
import { useItemText } from './board-words.ts';
import { type Column, placeOf } from './columns.ts';

type Look = 'stay' | 'hold' | 'hourly' | 'closure' | 'import';

export const BAR_LOOK: Record<Look, string> = {
  stay: 'border-primary bg-primary-soft text-primary',
  hold: 'border-dashed border-warning bg-warning-soft text-warning',
  hourly: 'border-info bg-info-soft text-info',
  closure:
    'border-line text-soft bg-sunken bg-[repeating-linear-gradient(135deg,transparent_0_6px,var(--color-line)_6px_7px)]',
  import: 'border-line bg-sunken text-ink',
};

/** How an item looks: a booking that is not paid yet apart from the others. */
export function lookOf({ kind, reservation }: BoardItem): Look {
  return reservation?.state === 'pending' ? 'hold' : kind;
}

/** What takes a unit, drawn over its row; its words are in the cells beneath. */
export function BoardBar({ item, columns }: { item: BoardItem; columns: readonly Column[] }) {
  const itemText = useItemText();
  const place = placeOf(item, columns);
  if (place === undefined) return null;
  return (
    <span
      aria-hidden="true"
      style={{ insetInlineStart: `${place.start * 100}%`, width: `${place.width * 100}%` }}
      className="pointer-events-none absolute top-2 flex h-8 min-w-1.5 p-px"
    >
      <span
        className={`min-w-0 grow truncate rounded-[8px] border px-2 text-xs leading-[1.875rem] ${BAR_LOOK[lookOf(item)]} ${item.own ? '' : 'border-dotted'}`}
      >
        {place.width * columns.length < 1 ? null : itemText(item)}
      </span>
    </span>
  );
}
