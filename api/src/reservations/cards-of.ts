import type { ReservationCard } from '@diyar/contract/booking/reservations';
import type { Lang } from '@diyar/messages/messages';
import { paidOf } from '../dues/payments-of.ts';
import type { Reader } from '../platform/db/database.ts';
import { presentCard } from './reservation.presenter.ts';
import { findViews } from './reservation-views.queries.ts';

interface Asked {
  accountId: string;
  side: 'guest' | 'host';
  lang: Lang;
  now: Date;
}

/** Cards of reservations of one side, by id; those of others are left out. */
export async function cardsOf(
  reader: Reader,
  { accountId, side, lang, now }: Asked,
  ids: readonly string[],
): Promise<Map<string, ReservationCard>> {
  if (ids.length === 0) return new Map();
  const page = { limit: ids.length, offset: 0 };
  const [rows, paid] = await Promise.all([
    findViews(reader, { side, accountId, ids }, page, now),
    paidOf(reader, 'reservation', ids),
  ]);
  return new Map(rows.map((row) => [row.id, presentCard(row, paid.get(row.id), side, lang)]));
}
