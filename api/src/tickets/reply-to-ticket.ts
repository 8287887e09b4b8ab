import type { Ticket } from '@diyar/contract/tickets';
import { type Database, transact } from '../platform/db/database.ts';
import { openedBy, readTicket } from './show-tickets.ts';
import { findTicket, insertMessage, moveTicket, takeAttachment } from './ticket.queries.ts';
import type { TicketReader } from './ticket.ts';

export interface Reply {
  number: string;
  text: string;
  /** How many messages the writer has read. */
  seen: number;
  attachmentId: string | undefined;
}

/**
 * Writes more in one's own ticket, which waits for an answer from then on. Throws `not_found` for others', `state_changed` when
 * the ticket grew meanwhile (a repeated sending too), `ticket_closed`, `attachment_gone`.
 */
export function replyToTicket(
  { db, pepper }: { db: Database; pepper: string },
  reader: TicketReader,
  { number, text, seen, attachmentId }: Reply,
  now: Date,
): Promise<Ticket> {
  return transact(db, async (tx) => {
    const ticket = openedBy(await findTicket(tx, number, 'lock'), reader, pepper);
    const message = { ticket_id: ticket.id, position: seen + 1, operator_id: null, text, created_at: now };
    const messageId = await insertMessage(tx, message);
    if (attachmentId !== undefined) await takeAttachment(tx, attachmentId, messageId);
    await moveTicket(tx, { id: ticket.id, from: ticket.state, to: 'open' }, now);
    return readTicket({ db: tx, pepper }, number, reader);
  });
}
