import type { ReservationEvent } from '@diyar/contract/booking/reservations';
import { release, shorten } from '../availability/occupy.ts';
import { releaseDeposit } from '../deposits/close-deposit.ts';
import { recordEvent } from '../events/record-event.ts';
import { settleFee, takeFee } from '../fees/settle-fee.ts';
import { returnMoney } from '../ledger/return-money.ts';
import type { Tx } from '../platform/db/database.ts';
import { figuresAt } from '../settings/figures.ts';
import { applyChange, dropChange } from './apply-change.ts';
import { proposeAlternatives } from './propose-alternatives.ts';
import { insertTransition, updateReservation } from './reservation.queries.ts';
import { paidFor, type Reservation } from './reservation.ts';
import { type Life, refundOf, type Step, settles, stepFrom } from './reservation-life.ts';
import { answerEnd, giveTime, openRest } from './rest-and-answer.ts';

/** The person or operator that takes a step, and the reason they give. */
export interface Taken {
  /** Null for the clock, the gateway and operators. */
  personId: string | null;
  operatorId?: string;
  reason?: string | null;
  /** Halalas, where whoever takes the step says what goes back. */
  said?: number;
}

const NOBODY: Taken = { personId: null };

/**
 * Takes one step of the graph with a locked reservation and everything that goes with it: its state, the row that says who, when
 * and why, the dates, the money that goes back, what begins with it, and the events both sides hear of. A step the graph
 * does not have is a fault; whether its time has come is the caller's to ask (`isStepOpen`).
 */
export async function advance(
  tx: Tx,
  life: Life,
  event: ReservationEvent,
  now: Date,
  taken: Taken = NOBODY,
): Promise<Reservation> {
  const { reservation } = life;
  const step = stepFrom(reservation.state, event);
  if (step === undefined) throw new Error(`a ${reservation.state} reservation cannot ${event}`);
  const given = refundOf(step, life, now, taken.said);
  const refund = settles(step, given) ? given : null;
  const moved = await move(tx, life, step, now);
  await insertTransition(tx, {
    reservationId: reservation.id,
    from: reservation.state,
    to: step.to,
    event,
    personId: taken.personId,
    operatorId: taken.operatorId ?? null,
    reason: taken.reason || null,
    paid: refund === null ? null : life.kept + life.pending,
    refund,
    at: now,
  });
  if (refund !== null && refund > 0)
    await returnMoney(tx, paidFor(reservation), { amount: refund, reason: step.because ?? 'changed', now });
  // However much the policy gives back of the stay, a deposit is no part of it.
  if (step.to === 'canceled') await releaseDeposit(tx, paidFor(reservation), now);
  if (step.to === 'active' && step.from !== 'active') await takeFee(tx, reservation.id, now);
  else if (refund !== null || step.slot === 'moved') await settleFee(tx, reservation.id, now);
  await tell(tx, reservation, step, { refund, personId: taken.personId, now });
  return moved;
}

/** Changes the reservation, its dates and its dues. A change that waits ends with the stay. */
async function move(tx: Tx, life: Life, step: Step, now: Date): Promise<Reservation> {
  const { reservation, change: asked } = life;
  if (step.slot === 'moved' && asked !== undefined) return applyChange(tx, life, asked, now);
  if (asked !== undefined && (step.slot === 'unmoved' || step.to !== 'active'))
    await dropChange(tx, asked, step.event, now);
  const change: Partial<Pick<Reservation, 'answerUntil' | 'endsAt'>> = {};
  if (step.to === 'waiting_for_approval')
    change.answerUntil = answerEnd(reservation, await figuresAt(tx, now), now);
  if (step.slot === 'shortened') change.endsAt = now;
  await updateReservation(tx, reservation.id, { state: step.to, ...change }, now);
  if (step.slot === 'freed') await release(tx, reservation.id);
  if (step.slot === 'shortened') await shorten(tx, reservation.id, now, reservation.terms.gap_minutes);
  if (step.to === 'active' && step.from !== 'active') await openRest(tx, reservation, now, null);
  if (step.event === 'give_time') await giveTime(tx, reservation);
  return { ...reservation, state: step.to, ...change };
}

async function tell(
  tx: Tx,
  reservation: Reservation,
  step: Step,
  { refund, personId, now }: { refund: number | null; personId: string | null; now: Date },
): Promise<void> {
  const others = step.event === 'host_cancel' ? await alternativesText(tx, reservation, now) : {};
  for (const accountId of [reservation.guestAccountId, reservation.hostAccountId]) {
    const ofGuest = accountId === reservation.guestAccountId ? others : {};
    await recordEvent(tx, {
      key: step.tells,
      accountId,
      personId,
      params: { reservation: reservation.number, ...(refund === null ? {} : { refund }), ...ofGuest },
      at: now,
    });
  }
}

/** The ads that a guest whose booking was cancelled by its advertiser is proposed, with the total of each: "123:50000,456:48000". */
async function alternativesText(
  tx: Tx,
  reservation: Reservation,
  now: Date,
): Promise<{ alternatives: string }> {
  const found = await proposeAlternatives(tx, reservation, 'ar', now);
  return { alternatives: found.map(({ ad_id, total }) => `${ad_id}:${total.amount}`).join(',') };
}
