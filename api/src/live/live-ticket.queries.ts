import type { Database } from '../platform/db/database.ts';

export interface Ticket {
  tokenHash: Buffer | null;
  accountId: string | null;
  unitId: string | null;
  expiresAt: Date;
}

export async function insertTicket(db: Database, ticket: Ticket & { ticketHash: Buffer }): Promise<void> {
  await db
    .insertInto('live_ticket')
    .values({
      ticket_hash: ticket.ticketHash,
      token_hash: ticket.tokenHash,
      account_id: ticket.accountId,
      unit_id: ticket.unitId,
      expires_at: ticket.expiresAt,
    })
    .execute();
}

/** Takes a ticket; of two callers with the same ticket one gets it. */
export async function takeTicket(db: Database, ticketHash: Buffer): Promise<Ticket | undefined> {
  const row = await db
    .deleteFrom('live_ticket')
    .where('ticket_hash', '=', ticketHash)
    .returningAll()
    .executeTakeFirst();
  return (
    row && {
      tokenHash: row.token_hash,
      accountId: row.account_id,
      unitId: row.unit_id,
      expiresAt: row.expires_at,
    }
  );
}

export async function deleteTickets(db: Database, expiredBefore: Date): Promise<void> {
  await db.deleteFrom('live_ticket').where('expires_at', '<', expiredBefore).execute();
}
