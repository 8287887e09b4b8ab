import type { TicketThing } from '@diyar/contract/people/tickets';
import type { Tx } from '../platform/db/database.ts';
import { invalid } from '../platform/http/refusal.ts';
import { findAskedAd, findAskedBooking, type PointedAt } from './thing.queries.ts';

/**
 * The ad or booking that a new ticket is about. Refuses `ticket_about_unknown` for an ad that was never on the site and is not the
 * account's, and for a booking that is not the account's: a stranger has none.
 */
export async function pointAt(
  tx: Tx,
  about: TicketThing | undefined,
  accountId: string | null,
): Promise<PointedAt> {
  if (about === undefined) return { ad_id: null, reservation_id: null };
  const id = await idOf(tx, about, accountId);
  if (id === undefined) throw invalid('about', 'ticket_about_unknown');
  return about.kind === 'ad' ? { ad_id: id, reservation_id: null } : { ad_id: null, reservation_id: id };
}

async function idOf(tx: Tx, { kind, id: number }: TicketThing, accountId: string | null) {
  if (kind === 'ad') return findAskedAd(tx, { number, accountId });
  return accountId === null ? undefined : findAskedBooking(tx, { number, accountId });
}
