import type { Lang } from '@diyar/messages/messages';
import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';

export interface Told {
  number: number;
  account_id: string | null;
  phone: string;
  lang: Lang;
}

/** Whom to tell of an answer; undefined when there is none in that place. */
export async function findTold(
  reader: Reader,
  ticketId: string,
  position: number,
): Promise<Told | undefined> {
  const { rows } = await sql<Told>`
    select ticket.number, ticket.account_id, coalesce(person.phone, ticket.phone) as phone, ticket.lang
    from ticket
    join ticket_message on ticket_message.ticket_id = ticket.id and ticket_message.position = ${position}
    left join person on person.id = ticket.person_id
    where ticket.id = ${ticketId} and ticket_message.operator_id is not null`.execute(reader);
  return rows[0];
}
