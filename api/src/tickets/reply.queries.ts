import { sql } from 'kysely';
import type { Tx } from '../platform/db/database.ts';
import type { TicketRow } from './ticket.queries.ts';

/** How many messages its sender wrote since the last answer. */
export async function countWaiting(tx: Tx, ticketId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ticket_message where ticket_id = ${ticketId} and operator_id is null
      and position > coalesce((select max(position) from ticket_message
        where ticket_id = ${ticketId} and operator_id is not null), 0)`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** How many replies were written since an instant in a stranger's ticket, or in all of an account's, and when the first. */
export function repliesSince(
  tx: Tx,
  ticket: Pick<TicketRow, 'id' | 'account_id'>,
  since: Date,
): Promise<{ count: number; first: Date | null }> {
  const { id, account_id } = ticket;
  return tx
    .selectFrom('ticket_message')
    .innerJoin('ticket', 'ticket.id', 'ticket_message.ticket_id')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('ticket_message.created_at').as('first')])
    .where((eb) =>
      account_id === null ? eb('ticket.id', '=', id) : eb('ticket.account_id', '=', account_id),
    )
    .where('operator_id', 'is', null)
    .where('position', '>', 1)
    .where('ticket_message.created_at', '>', since)
    .executeTakeFirstOrThrow();
}
