import { sql } from 'kysely';
import { lockUnit, occupy } from '../availability/occupy.ts';
import { retakeCoupon } from '../coupons/take-coupon.ts';
import { changeOfDifference, isDeposit } from '../dues/read-due.ts';
import { brokenConstraint, type Tx } from '../platform/db/database.ts';
import { figuresAt } from '../settings/figures.ts';
import { advance } from './advance.ts';
import { loadLife, unpaid } from './load-life.ts';
import { payChange } from './pay-change.ts';
import { releaseLapsedAround } from './release-lapsed.ts';
import { bookedStay, type Reservation } from './reservation.ts';
import { answerEnd } from './rest-and-answer.ts';

/**
 * Gives a locked reservation what its money was for: a hold, even one whose time is over but that was not released, becomes
 * active, or waits for the advertiser where the unit is let on approval; a lapsed one likewise if the slot is still free and its
 * coupon is not used up; the rest of an active one is paid, or the difference of its change. A receipt
 * that is decided after arrival confirms nothing, and the reservation lapses. Answers false when nothing can be given any more, also when no time is left to
 * ask the advertiser; the money then goes back (product.md 7).
 */
export async function confirmPaidReservation(
  tx: Tx,
  reservation: Reservation,
  { dueId, now }: { dueId: string; now: Date },
): Promise<boolean> {
  const { state, terms } = reservation;
  const changeId = await changeOfDifference(tx, dueId);
  if (changeId !== null) return payChange(tx, reservation, { changeId, now });
  if (state === 'active') {
    const event = (await isDeposit(tx, dueId)) ? 'pay_deposit' : 'pay_rest';
    await advance(tx, await loadLife(tx, reservation), event, now);
    return true;
  }
  const isTooLate = terms.instant
    ? reservation.startsAt <= now
    : answerEnd(reservation, await figuresAt(tx, now), now) <= now;
  if (state === 'processing' && isTooLate) {
    await advance(tx, unpaid(reservation), 'lapse', now);
    return false;
  }
  if (!terms.instant && isTooLate) return false;
  if (state === 'pending' || state === 'processing') {
    await advance(tx, unpaid(reservation), terms.instant ? 'pay' : 'ask', now);
    return true;
  }
  if (state !== 'lapsed' || reservation.startsAt <= now) return false;
  if (!(await retake(tx, reservation, now))) return false;
  await advance(tx, unpaid(reservation), terms.instant ? 'pay_late' : 'ask_late', now);
  return true;
}

async function retake(tx: Tx, reservation: Reservation, now: Date): Promise<boolean> {
  await releaseLapsedAround(tx, reservation.guestAccountId, reservation.unitId, now);
  const spaces = await lockUnit(tx, reservation.unitId);
  await sql`savepoint before_retake`.execute(tx);
  try {
    await occupy(tx, spaces, bookedStay(reservation));
    if (await retakeCoupon(tx, reservation.id)) return true;
    await sql`rollback to savepoint before_retake`.execute(tx);
    return false;
  } catch (error) {
    if (brokenConstraint(error) !== 'occupancy_no_overlap') throw error;
    await sql`rollback to savepoint before_retake`.execute(tx);
    return false;
  }
}
