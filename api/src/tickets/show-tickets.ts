import type { ConsoleTicket, Ticket, TicketState } from '@diyar/contract/people/tickets';
import type { Lang } from '@diyar/messages/messages';
import { standingOf } from '../accounts/show-standing.ts';
import { mayWork } from '../accounts/standing.ts';
import type { Reader } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { findRating } from './rating.queries.ts';
import { findThingOf } from './thing.queries.ts';
import {
  presentConsoleLine,
  presentConsoleTicket,
  presentLine,
  presentThing,
  presentTicket,
} from './ticket.presenter.ts';
import {
  countTickets,
  findMessages,
  findTicket,
  findTicketsIn,
  findTicketsOf,
  type TicketRow,
} from './ticket.queries.ts';
import { isTicketKey, type TicketReader } from './ticket.ts';

interface PageOf {
  page: number;
  per_page: number;
}

/** The ticket, for those who may read it: the account that sent it, or who has a stranger's key. Throws `not_found` to others. */
export function openedBy(
  ticket: TicketRow | undefined,
  { actor, key }: TicketReader,
  pepper: string,
): TicketRow {
  if (ticket === undefined) throw new Refusal('not_found');
  const isOwn = ticket.account_id !== null && ticket.account_id === actor?.accountId;
  const isStrangers = ticket.account_id === null && isTicketKey(pepper, ticket.id, key);
  if (!isOwn && !isStrangers) throw new Refusal('not_found');
  return ticket;
}

/** A ticket with its answers, for who sent it. Throws `not_found`. */
export async function readTicket(
  { db, pepper }: { db: Reader; pepper: string },
  number: string,
  reader: TicketReader,
): Promise<Ticket> {
  const ticket = openedBy(await findTicket(db, number), reader, pepper);
  const { id } = ticket;
  const [messages, rating, thing] = await Promise.all([
    findMessages(db, id),
    findRating(db, id),
    findThingOf(db, id),
  ]);
  return presentTicket(ticket, messages, { personId: reader.actor?.personId ?? null, rating, thing });
}

/** A page of what an account sent, the newest first. */
export async function listTicketsOf(reader: Reader, { accountId, ...of }: PageOf & { accountId: string }) {
  const [rows, { count }] = await Promise.all([
    findTicketsOf(reader, accountId, windowOf(of)),
    countTickets(reader, { accountId }),
  ]);
  return listed(rows.map(presentLine), count, of);
}

/** A page of the tickets in a state, for an operator. */
export async function listTicketsIn(reader: Reader, { state, ...of }: PageOf & { state: TicketState }) {
  const [rows, { count }] = await Promise.all([
    findTicketsIn(reader, state, windowOf(of)),
    countTickets(reader, { state }),
  ]);
  return listed(rows.map(presentConsoleLine), count, of);
}

/** A ticket as an operator reads it. Throws `not_found`. */
export async function showConsoleTicket(reader: Reader, number: string, lang: Lang): Promise<ConsoleTicket> {
  const ticket = await findTicket(reader, number);
  if (ticket === undefined) throw new Refusal('not_found');
  const [messages, rating, thing] = await Promise.all([
    findMessages(reader, ticket.id),
    findRating(reader, ticket.id),
    findThingOf(reader, ticket.id),
  ]);
  const about = presentThing(thing, lang);
  return presentConsoleTicket(ticket, messages, { mayAct: await mayAct(reader, ticket), rating, about });
}

/** Whether the writer may do more for the account than look; null of a stranger. */
async function mayAct(reader: Reader, ticket: TicketRow): Promise<boolean | null> {
  const { account_id: accountId, person_id: personId } = ticket;
  if (accountId === null || personId === null) return null;
  return mayWork((await standingOf(reader, { accountId, personId })) ?? 'viewer');
}

const windowOf = ({ page, per_page }: PageOf) => ({ limit: per_page, offset: (page - 1) * per_page });

function listed<T>(items: T[], total: number, { page, per_page }: PageOf) {
  return { items, total, total_exact: true, page, per_page, pages: Math.ceil(total / per_page) };
}
