import type { ListedReservation } from '@diyar/contract/booking/reservation-lists';
import { riyadhIso } from '@diyar/contract/values/format';
import { money } from '@diyar/contract/values/money';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import type { ListView } from '@diyar/contract/words/list-views';
import type { Lang } from '@diyar/messages/messages';
import type { Reader } from '../platform/db/database.ts';
import { cardsOf } from '../reservations/cards-of.ts';
import { countViews, findListed } from './list.queries.ts';
import type { ListedBy } from './listed-by.ts';

export interface ListAsked {
  side: 'guest' | 'host';
  accountId: string;
  q: string;
  lang: Lang;
  now: Date;
}

interface Page<V> {
  view: V;
  page: number;
  per_page: number;
}

interface BookingsPage<V extends ListView> {
  items: ListedReservation[];
  total: number;
  total_exact: boolean;
  page: number;
  per_page: number;
  pages: number;
  counts: Record<V, number>;
  toCome: number;
}

function listedBy({ side, accountId, q, now }: ListAsked): ListedBy {
  return { side, accountId, q, now, today: riyadhDate(now) };
}

/** A page of one side's bookings in a view, with how many each view holds under the same search. */
export async function listBookings<V extends ListView>(
  reader: Reader,
  asked: ListAsked,
  { view, page, per_page }: Page<V>,
  views: readonly V[],
): Promise<BookingsPage<V>> {
  const by = listedBy(asked);
  const [items, { counts, toCome }] = await Promise.all([
    findItems(reader, asked, view, { limit: per_page, offset: (page - 1) * per_page }),
    countViews(reader, by, views),
  ]);
  const total = counts.get(view) ?? 0;
  return {
    items,
    total,
    total_exact: true,
    page,
    per_page,
    pages: Math.ceil(total / per_page),
    counts: Object.fromEntries(counts) as Record<V, number>,
    toCome,
  };
}

/** Bookings of a view in its order, at most `limit`. */
export async function findItems(
  reader: Reader,
  asked: ListAsked,
  view: ListView,
  page: { limit: number; offset: number },
): Promise<ListedReservation[]> {
  const rows = await findListed(reader, listedBy(asked), view, page);
  const cards = await cardsOf(
    reader,
    asked,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, to_come, due, due_at, received, missing, unread }) => {
    const card = cards.get(id);
    if (card === undefined) return [];
    const isMine = asked.side === 'guest' && due !== null && due_at !== null;
    return [
      {
        ...card,
        to_come: to_come === null ? null : money(to_come),
        due: isMine ? { amount: money(due), due_at: riyadhIso(due_at) } : null,
        part:
          received === null || missing === null
            ? null
            : { received: money(received), missing: money(missing) },
        unread,
      },
    ];
  });
}
