import { release } from '../availability/occupy.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { advance } from './advance.ts';
import { findOnSide, lockById } from './reservation.queries.ts';
import { isHeld } from './reservation.ts';

/**
 * Lets go of the guest's own unpaid hold and frees the slot at once. Throws `not_found`, `state_changed` when it is no
 * longer held. Money already on its way is refunded when it arrives.
 */
export async function cancelReservation(tx: Tx, number: string, actor: Actor, now: Date): Promise<void> {
  const found = await findOnSide(tx, 'guest', number, actor.accountId);
  const reservation = found && (await lockById(tx, found.id));
  if (reservation === undefined) throw new Refusal('not_found');
  if (reservation.state === 'active') throw new Refusal('not_available');
  if (!isHeld(reservation, now)) throw new Refusal('state_changed');
  await advance(tx, reservation, 'cancel', actor.personId, now);
  await release(tx, reservation.id);
}
