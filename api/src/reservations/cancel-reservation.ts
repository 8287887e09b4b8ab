import type { Tx } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { findOnSide } from './reservation.queries.ts';
import { LIFE } from './reservation-life.ts';
import { takeStep } from './take-step.ts';

export interface CancelReservation {
  number: string;
  /** Halalas that the guest was told come back. */
  refund: number;
  reason: string;
  actor: Actor;
  now: Date;
}

/**
 * Cancels the guest's own reservation, whatever its state, and frees the dates at once: unpaid and not answered yet, all comes
 * back; confirmed, what its policy says. Throws `not_found`, `state_changed` when it cannot be cancelled any more or another
 * amount would come back than was told. Money already on its way is refunded when it arrives.
 */
export async function cancelReservation(tx: Tx, { number, actor, ...how }: CancelReservation): Promise<void> {
  const found = await findOnSide(tx, 'guest', number, actor.accountId);
  if (found === undefined) throw new Refusal('not_found');
  const step = LIFE.find(({ from, to, by }) => from === found.state && to === 'canceled' && by === 'guest');
  if (step === undefined) throw new Refusal('state_changed');
  await takeStep(tx, { number, side: 'guest', event: step.event, actor, ...how });
}
