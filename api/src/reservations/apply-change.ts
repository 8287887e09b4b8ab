import type { ChangeState } from '@diyar/contract/words/reservation-life';
import { lockUnit } from '../availability/occupy.ts';
import { useCouponAmount } from '../coupons/take-coupon.ts';
import { voidDues } from '../dues/open-due.ts';
import type { Tx } from '../platform/db/database.ts';
import { applyToReservation, closeChange } from './change.queries.ts';
import { freeNewTime, takeNewTime } from './hold-new-time.ts';
import type { Reservation } from './reservation.ts';
import type { OpenChange } from './reservation-change.ts';
import { type Life, moneyOfOpenChange } from './reservation-life.ts';
import { openRest } from './rest-and-answer.ts';

/**
 * Makes a change hold: the new time for the old one, the new terms, a rest of its own where one is left, and the coupon's amount. The money
 * that goes back is the caller's. Answers the reservation as it is from then on.
 */
export async function applyChange(tx: Tx, life: Life, change: OpenChange, now: Date): Promise<Reservation> {
  const { reservation } = life;
  const { terms, back } = moneyOfOpenChange(life, change);
  await lockUnit(tx, reservation.unitId);
  await takeNewTime(tx, { ...change, newTerms: terms });
  await applyToReservation(tx, reservation.id, { stay: change.newStay, terms, now });
  await closeChange(tx, change.id, { state: 'made', at: now, made: { terms, back } });
  const changed: Reservation = {
    ...reservation,
    stay: change.newStay,
    startsAt: new Date(terms.arrives_at),
    endsAt: new Date(terms.departs_at),
    total: terms.total,
    downPayment: terms.down_payment,
    terms,
  };
  const subject = { kind: 'reservation', id: reservation.id } as const;
  await voidDues(tx, subject, { kinds: ['rest', 'security_deposit'], now });
  await openRest(tx, changed, now, change.id);
  await useCouponAmount(tx, terms, reservation.id);
  return changed;
}

const ENDS = {
  change_decline: 'declined',
  change_expire: 'unanswered',
  change_lapse: 'lapsed',
  change_withdraw: 'withdrawn',
} satisfies Record<string, ChangeState>;

/** Ends a change that came to nothing: its new time is free, its difference is owed no more. What was paid for it is the caller's to give back. */
export async function dropChange(tx: Tx, change: OpenChange, event: string, now: Date): Promise<void> {
  const state = event in ENDS ? ENDS[event as keyof typeof ENDS] : 'dropped';
  await freeNewTime(tx, change.id);
  await closeChange(tx, change.id, { state, at: now });
  const subject = { kind: 'reservation', id: change.reservationId } as const;
  await voidDues(tx, subject, { kinds: ['difference'], now });
}
