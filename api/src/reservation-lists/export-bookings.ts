import { riyadhDate } from '@diyar/contract/values/riyadh';
import { writeCsv } from '@diyar/contract/values/write-csv';
import type { ListView } from '@diyar/contract/words/list-views';
import { translatorOf } from '@diyar/messages/translate';
import type { Reader } from '../platform/db/database.ts';
import { findItems, type ListAsked } from './list-bookings.ts';

const MOST_ROWS = 5000;
const RIYAL = 100;

/** Bookings of a view as CSV in the caller's language, amounts in riyals; at most 5,000, in the view's order. */
export async function exportBookings(
  reader: Reader,
  asked: ListAsked,
  view: ListView,
): Promise<{ name: string; text: string; rows: number }> {
  const t = translatorOf(asked.lang);
  const items = await findItems(reader, asked, view, { limit: MOST_ROWS, offset: 0 });
  const head = (
    ['number', 'state', 'unit', 'other', 'start', 'end', 'total', 'paid', 'toCome', 'bookedAt'] as const
  ).map((column) => t(`bookingLists.columns.${column}`));
  const rows = items.map((item) => [
    item.id,
    t(`reservations.states.${item.state}`),
    item.ad.title,
    item.other.name,
    item.start,
    item.end,
    item.total.amount / RIYAL,
    item.paid.amount / RIYAL,
    (item.to_come?.amount ?? 0) / RIYAL,
    item.created_at,
  ]);
  const name = `diyar-bookings-${riyadhDate(asked.now)}.csv`;
  return { name, text: writeCsv([head, ...rows]), rows: items.length };
}
