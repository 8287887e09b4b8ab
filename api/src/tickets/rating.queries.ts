import type { TicketRating } from '@diyar/contract/people/tickets';
import { brokenConstraint, type Reader, type Tx } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';

export async function findRating(reader: Reader, ticketId: string): Promise<TicketRating | null> {
  const row = await reader
    .selectFrom('ticket_rating')
    .select(['score', 'text'])
    .where('ticket_id', '=', ticketId)
    .executeTakeFirst();
  return row ?? null;
}

/** Keeps what the sender of a closed ticket thought. Refuses `state_changed` of one that is not closed, and the second time. */
export async function insertRating(
  tx: Tx,
  rating: { ticket_id: string; score: number; text: string | null; created_at: Date },
): Promise<void> {
  try {
    await tx.insertInto('ticket_rating').values(rating).execute();
  } catch (error) {
    const broken = brokenConstraint(error);
    if (broken === 'ticket_rating_of_closed_ticket' || broken === 'ticket_rating_once')
      throw new Refusal('state_changed');
    throw error;
  }
}
