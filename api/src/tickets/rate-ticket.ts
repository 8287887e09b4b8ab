import type { Ticket } from '@diyar/contract/people/tickets';
import { type Database, transact } from '../platform/db/database.ts';
import { insertRating } from './rating.queries.ts';
import { openedBy, readTicket } from './show-tickets.ts';
import { findTicket } from './ticket.queries.ts';
import type { TicketReader } from './ticket.ts';

/** Keeps how the help was, from who sent a ticket, once it is closed. Throws `not_found` to others, and as `insertRating` does. */
export async function rateTicket(
  { db, pepper }: { db: Database; pepper: string },
  reader: TicketReader,
  { number, score, text }: { number: string; score: number; text: string },
  now: Date,
): Promise<Ticket> {
  await transact(db, async (tx) => {
    const { id } = openedBy(await findTicket(tx, number), reader, pepper);
    await insertRating(tx, { ticket_id: id, score, text: text === '' ? null : text, created_at: now });
  });
  return readTicket({ db, pepper }, number, reader);
}
