import type { Ticket } from '@diyar/contract/people/tickets';
import { LAST_ANSWERS, MOST_TICKET_MESSAGES } from '@diyar/contract/words/ticket-words';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { refusePast } from '../platform/http/refuse-past.ts';
import { figuresAt } from '../settings/figures.ts';
import { countWaiting, repliesSince } from './reply.queries.ts';
import { openedBy, readTicket } from './show-tickets.ts';
import {
  findTicket,
  insertMessage,
  lockSender,
  moveTicket,
  type TicketRow,
  takeAttachment,
} from './ticket.queries.ts';
import type { TicketReader } from './ticket.ts';

const DAY_MS = 86_400_000;

export interface Reply {
  number: string;
  text: string;
  /** How many messages the writer has read. */
  seen: number;
  attachmentId: string | undefined;
}

/**
 * Writes more in one's own ticket, which waits for an answer from then on. Throws `not_found` for others', `state_changed` when
 * the ticket grew meanwhile (a repeated sending too), `ticket_closed`, `ticket_full` where only answers still fit, `attachment_gone`, `too_many_requests` past what may wait for one
 * answer, or be written a day.
 */
export function replyToTicket(
  { db, pepper }: { db: Database; pepper: string },
  reader: TicketReader,
  { number, text, seen, attachmentId }: Reply,
  now: Date,
): Promise<Ticket> {
  return transact(db, async (tx) => {
    const ticket = openedBy(await findTicket(tx, number, 'lock'), reader, pepper);
    if (seen >= MOST_TICKET_MESSAGES - LAST_ANSWERS) throw new Refusal('ticket_full');
    await refuseTooMany(tx, ticket, now);
    const by = { operator_id: null, person_id: reader.actor?.personId ?? null };
    const message = { ticket_id: ticket.id, position: seen + 1, text, created_at: now };
    const messageId = await insertMessage(tx, { ...message, ...by });
    if (attachmentId !== undefined) await takeAttachment(tx, attachmentId, messageId);
    await moveTicket(tx, { id: ticket.id, from: ticket.state, to: 'open' }, now);
    return readTicket({ db: tx, pepper }, number, reader);
  });
}

const DAY_SECONDS = 86_400;

async function refuseTooMany(tx: Tx, ticket: TicketRow, now: Date): Promise<void> {
  const figures = await figuresAt(tx, now);
  if ((await countWaiting(tx, ticket.id)) >= figures.ticket_replies_waiting)
    throw new Refusal('too_many_requests', { retryAfterSeconds: DAY_SECONDS });
  // Messages in several tickets of an account at once wait for each other here.
  if (ticket.account_id !== null) await lockSender(tx, { accountId: ticket.account_id });
  await refusePast(
    (since) => repliesSince(tx, ticket, since),
    { most: figures.ticket_replies_day, spanMs: DAY_MS },
    now,
  );
}
