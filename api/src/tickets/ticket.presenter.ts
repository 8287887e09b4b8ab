import type {
  ConsoleTicket,
  ConsoleTicketLine,
  Ticket,
  TicketLine,
  TicketRating,
} from '@diyar/contract/people/tickets';
import { riyadhIso } from '@diyar/contract/values/format';
import { LAST_ANSWERS, MOST_TICKET_MESSAGES } from '@diyar/contract/words/ticket-words';
import type { Lang } from '@diyar/messages/messages';
import type { ThingRow } from './thing.queries.ts';
import type { MessageRow, TicketRow } from './ticket.queries.ts';

/** A ticket as its sender sees it: never which operator answered. */
export function presentLine(row: TicketRow): TicketLine {
  return {
    id: String(row.number),
    kind: row.kind,
    subject: row.subject,
    state: row.state,
    created_at: riyadhIso(row.created_at),
    state_since: riyadhIso(row.state_since),
  };
}

/** With the names of those who wrote for the account, but the reader's own; null is a stranger. */
export function presentTicket(
  row: TicketRow,
  messages: readonly MessageRow[],
  {
    personId,
    rating,
    thing,
  }: { personId: string | null; rating: TicketRating | null; thing: ThingRow | undefined },
): Ticket {
  return {
    ...presentLine(row),
    about: thing === undefined ? null : { kind: thing.kind, id: String(thing.number) },
    messages: messages.map((message) => ({
      by: message.operator_id === null ? 'sender' : 'diyar',
      by_name: message.person_id === personId ? null : message.person_name,
      text: message.text,
      at: riyadhIso(message.created_at),
      attachment: message.attachment_kind,
    })),
    rating,
    can_reply: row.state !== 'closed' && messages.length < MOST_TICKET_MESSAGES - LAST_ANSWERS,
  };
}

export function presentConsoleLine(row: TicketRow): ConsoleTicketLine {
  const account_id = row.account_number === null ? null : String(row.account_number);
  return { ...presentLine(row), sender: { account_id, name: row.name } };
}

export function presentConsoleTicket(
  row: TicketRow,
  messages: readonly MessageRow[],
  { mayAct, rating, about }: Pick<ConsoleTicket, 'rating' | 'about'> & { mayAct: boolean | null },
): ConsoleTicket {
  return {
    ...presentConsoleLine(row),
    about,
    contact: { phone: row.phone, email: row.email },
    may_act: mayAct,
    rating,
    lang: row.lang,
    messages: messages.map(({ attachment_id, attachment_kind, attachment_size, ...message }) => ({
      by: message.operator_id === null ? 'sender' : 'diyar',
      name: message.operator_name,
      text: message.text,
      at: riyadhIso(message.created_at),
      attachment:
        attachment_id === null || attachment_kind === null || attachment_size === null
          ? null
          : { id: attachment_id, kind: attachment_kind, size: attachment_size },
    })),
  };
}

/** What a ticket is about, with whose it is and on which side the sender stands. */
export function presentThing(thing: ThingRow | undefined, lang: Lang): ConsoleTicket['about'] {
  if (thing === undefined) return null;
  const { kind, number, name_ar, name_en, side, is_on_show, host_number, host_name } = thing;
  const unit = (lang === 'ar' ? (name_ar ?? name_en) : (name_en ?? name_ar)) ?? '';
  return {
    ...{ kind, id: String(number), unit, side, is_on_show },
    host: { id: String(host_number), name: host_name },
  };
}
