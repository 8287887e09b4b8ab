import type { AttachmentKind, TicketKind, TicketState } from '@diyar/contract/people/tickets';
import type { Lang } from '@diyar/messages/messages';
import { sql } from 'kysely';
import type { z } from 'zod';
import { brokenConstraint, type Reader, type Tx } from '../platform/db/database.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';

type Kind = z.infer<typeof AttachmentKind>;

/** Whose tickets or attachments are counted. */
export type Counted = { accountId: string } | { addressHash: Buffer };

/** Makes those whose tickets are counted together wait for each other until the transaction ends. */
export async function lockSender(tx: Tx, by: Counted): Promise<void> {
  const lock = `tickets:${'accountId' in by ? by.accountId : by.addressHash.toString('hex')}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tx);
}

/** How many tickets an account or an address opened since an instant, and when the first. */
export function ticketsSince(
  tx: Tx,
  by: Counted,
  since: Date,
): Promise<{ count: number; first: Date | null }> {
  return tx
    .selectFrom('ticket')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('first')])
    .where((eb) =>
      'accountId' in by ? eb('account_id', '=', by.accountId) : eb('address_hash', '=', by.addressHash),
    )
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
}

/** How many files an address sent since an instant, and when the first. */
export function attachmentsSince(
  reader: Reader,
  addressHash: Buffer,
  since: Date,
): Promise<{ count: number; first: Date | null }> {
  return reader
    .selectFrom('ticket_attachment')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('first')])
    .where('address_hash', '=', addressHash)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
}

export interface SentTicket {
  id: string;
  number: number;
  fingerprint: Buffer;
}

/** The ticket that was sent under a key before. */
export function findSent(tx: Tx, onceHash: Buffer): Promise<SentTicket | undefined> {
  return tx
    .selectFrom('ticket')
    .select(['id', 'number', 'fingerprint'])
    .where('once_hash', '=', onceHash)
    .executeTakeFirst();
}

/** Writes a ticket; undefined when the same was sent at the same moment (`ticket_once_per_key`). */
export function insertTicket(
  tx: Tx,
  ticket: {
    account_id: string | null;
    person_id: string | null;
    name: string | null;
    phone: string | null;
    email: string | null;
    lang: Lang;
    kind: TicketKind;
    subject: string;
    ad_id: string | null;
    reservation_id: string | null;
    address_hash: Buffer;
    once_hash: Buffer;
    fingerprint: Buffer;
    state_since: Date;
    created_at: Date;
  },
): Promise<SentTicket | undefined> {
  return tx
    .insertInto('ticket')
    .values(ticket)
    .onConflict((conflict) => conflict.constraint('ticket_once_per_key').doNothing())
    .returning(['id', 'number', 'fingerprint'])
    .executeTakeFirst();
}

/**
 * Writes the next message of a ticket and answers its id. Refuses `state_changed` when another was written in its place,
 * `ticket_closed` once the ticket is closed, `ticket_full` after a hundred.
 */
export async function insertMessage(
  tx: Tx,
  message: {
    ticket_id: string;
    position: number;
    operator_id: string | null;
    person_id: string | null;
    text: string;
    created_at: Date;
  },
): Promise<string> {
  try {
    const row = await tx
      .insertInto('ticket_message')
      .values(message)
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  } catch (error) {
    const broken = brokenConstraint(error);
    if (broken === 'ticket_message_once_in_place') throw new Refusal('state_changed');
    if (broken === 'ticket_message_of_open_ticket') throw new Refusal('ticket_closed');
    if (broken === 'ticket_message_hundred_a_ticket') throw new Refusal('ticket_full');
    throw error;
  }
}

/** Gives an uploaded file to a message. Refuses `attachment_gone` when another message has it, or nobody. */
export async function takeAttachment(tx: Tx, attachmentId: string, messageId: string): Promise<void> {
  const row = await tx
    .updateTable('ticket_attachment')
    .set({ message_id: messageId })
    .where('id', '=', attachmentId)
    .where('message_id', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) throw invalid('attachment_id', 'attachment_gone');
}

export async function insertAttachment(
  tx: Tx,
  attachment: { kind: Kind; file_key: string; size: number; address_hash: Buffer; created_at: Date },
): Promise<string> {
  const row = await tx
    .insertInto('ticket_attachment')
    .values(attachment)
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Moves a ticket; one that stays in its state keeps since when. */
export async function moveTicket(
  tx: Tx,
  ticket: { id: string; from: TicketState; to: TicketState },
  now: Date,
): Promise<void> {
  if (ticket.from === ticket.to) return;
  await tx
    .updateTable('ticket')
    .set({ state: ticket.to, state_since: now })
    .where('id', '=', ticket.id)
    .execute();
}

export interface TicketRow {
  id: string;
  number: number;
  account_id: string | null;
  person_id: string | null;
  account_number: number | null;
  name: string;
  phone: string;
  email: string | null;
  lang: Lang;
  kind: TicketKind;
  subject: string;
  state: TicketState;
  state_since: Date;
  created_at: Date;
}

const TICKET = sql`
  select ticket.id, ticket.number, ticket.account_id, ticket.person_id, account.number as account_number,
    coalesce(account.name, ticket.name) as name, coalesce(person.phone, ticket.phone) as phone,
    coalesce(account_profile.email, ticket.email) as email, ticket.lang, ticket.kind, ticket.subject, ticket.state,
    ticket.state_since, ticket.created_at
  from ticket
  left join account on account.id = ticket.account_id
  left join person on person.id = ticket.person_id
  left join account_profile on account_profile.account_id = ticket.account_id`;

/** A ticket by its number; `lock` keeps others from moving it until the transaction ends. */
export async function findTicket(
  reader: Reader,
  number: string,
  lock: 'lock' | 'read' = 'read',
): Promise<TicketRow | undefined> {
  const forUpdate = lock === 'lock' ? sql`for no key update of ticket` : sql``;
  const { rows } = await sql<TicketRow>`${TICKET} where ticket.number = ${number} ${forUpdate}`.execute(
    reader,
  );
  return rows[0];
}

interface Page {
  limit: number;
  offset: number;
}

/** A page of what an account sent, the newest first. */
export async function findTicketsOf(reader: Reader, accountId: string, page: Page): Promise<TicketRow[]> {
  const { rows } = await sql<TicketRow>`
    ${TICKET} where ticket.account_id = ${accountId}
    order by ticket.created_at desc, ticket.id desc limit ${page.limit} offset ${page.offset}`.execute(
    reader,
  );
  return rows;
}

/** A page of the tickets in a state: of open ones the longest wait first, of others the latest moved. */
export async function findTicketsIn(reader: Reader, state: TicketState, page: Page): Promise<TicketRow[]> {
  const order = state === 'open' ? sql`asc` : sql`desc`;
  const { rows } = await sql<TicketRow>`
    ${TICKET} where ticket.state = ${state}
    order by ticket.state_since ${order}, ticket.id ${order} limit ${page.limit} offset ${page.offset}`.execute(
    reader,
  );
  return rows;
}

export async function countTickets(
  reader: Reader,
  of: { accountId: string } | { state: TicketState },
): Promise<{ count: number; oldestAt: Date | null }> {
  return reader
    .selectFrom('ticket')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('state_since').as('oldestAt')])
    .where((eb) => ('accountId' in of ? eb('account_id', '=', of.accountId) : eb('state', '=', of.state)))
    .executeTakeFirstOrThrow();
}

export interface MessageRow {
  position: number;
  text: string;
  created_at: Date;
  operator_id: string | null;
  operator_name: string | null;
  person_id: string | null;
  person_name: string | null;
  attachment_id: string | null;
  attachment_kind: Kind | null;
  attachment_size: number | null;
}

/** How many messages a ticket has. */
export async function lastPosition(reader: Reader, ticketId: string): Promise<number> {
  const row = await reader
    .selectFrom('ticket_message')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('ticket_id', '=', ticketId)
    .executeTakeFirst();
  return row?.last ?? 0;
}

/** What was written in a ticket, in order. */
export function findMessages(reader: Reader, ticketId: string): Promise<MessageRow[]> {
  return reader
    .selectFrom('ticket_message')
    .leftJoin('operator', 'operator.id', 'ticket_message.operator_id')
    .leftJoin('ticket_attachment', 'ticket_attachment.message_id', 'ticket_message.id')
    .select([
      'ticket_message.position',
      'ticket_message.text',
      'ticket_message.created_at',
      'ticket_message.operator_id',
      'operator.name as operator_name',
      'ticket_message.person_id',
      'ticket_attachment.id as attachment_id',
      'ticket_attachment.kind as attachment_kind',
      'ticket_attachment.size as attachment_size',
    ])
    .select((eb) => eb.fn<string | null>('name_of_person', ['ticket_message.person_id']).as('person_name'))
    .where('ticket_message.ticket_id', '=', ticketId)
    .orderBy('ticket_message.position')
    .execute();
}
