import type { ReservationEvent } from '@diyar/contract/booking/reservations';
import type { Tx } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import { advance } from './advance.ts';
import { loadLife } from './load-life.ts';
import { findOnSide, lockById } from './reservation.queries.ts';
import { isStepOpen, type Life, NEEDS_REASON, refundOf, stepFrom } from './reservation-life.ts';

export interface TakeStep {
  /** The public number of the reservation. */
  number: string;
  side: 'guest' | 'host';
  event: ReservationEvent;
  /** Halalas that whoever takes the step was told go back, or says go back where it is theirs to say. */
  refund: number;
  /** Halalas that were kept when they said how much goes back. */
  kept?: number | undefined;
  reason: string;
  actor: Actor;
  now: Date;
}

/**
 * Takes a step of a reservation that its guest or its host may take now. Throws `not_found`, `state_changed` when it may not be
 * taken any more or gives back another amount than was told, `validation_failed` without a reason where one is needed, or
 * for an amount that was not kept.
 */
export async function takeStep(
  tx: Tx,
  { number, side, event, refund, kept, reason, actor, now }: TakeStep,
): Promise<void> {
  const found = await findOnSide(tx, side, number, actor.accountId);
  const reservation = found && (await lockById(tx, found.id));
  if (reservation === undefined) throw new Refusal('not_found');
  const step = stepFrom(reservation.state, event);
  if (step === undefined || step.by !== side) throw new Refusal('state_changed');
  const life = await loadLife(tx, reservation);
  if (!isStepOpen(step, life, now)) throw new Refusal('state_changed');
  if (NEEDS_REASON.has(event) && reason === '') throw invalid('reason', 'reason_required');
  if (step.gives === 'as_said') refuseUnlikely(life, { refund, kept });
  if (refundOf(step, life, now, refund) !== refund) throw new Refusal('state_changed');
  await advance(tx, life, event, now, { personId: actor.personId, reason, said: refund });
}

/** Refuses an amount that is none or was not kept, and one that was said of another amount than is kept now: it was given back already. */
function refuseUnlikely({ kept, pending }: Life, said: Pick<TakeStep, 'refund' | 'kept'>): void {
  if (said.refund === 0 || said.refund > kept + pending) throw invalid('refund', 'refund_within_kept');
  if (said.kept !== kept + pending) throw new Refusal('state_changed');
}
