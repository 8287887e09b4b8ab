import { sql } from 'kysely';
import { lockUnit, occupy } from '../availability/occupy.ts';
import { retakeCoupon } from '../coupons/take-coupon.ts';
import { brokenConstraint, type Tx } from '../platform/db/database.ts';
import { advance } from './advance.ts';
import { releaseLapsedAround } from './release-lapsed.ts';
import { bookedStay, type Reservation } from './reservation.ts';

/**
 * Gives a locked reservation its slot for good because its money has come: a hold, even one whose time is over but
 * that was not released, simply becomes active; a lapsed one becomes active if the slot is still free and its coupon is not used up. Answers false
 * when the stay cannot be given any more; the money then goes back (product.md 7).
 */
export async function confirmPaidReservation(tx: Tx, reservation: Reservation, now: Date): Promise<boolean> {
  if (reservation.state === 'pending') {
    await advance(tx, reservation, 'pay', null, now);
    return true;
  }
  if (reservation.state !== 'lapsed' || reservation.startsAt <= now) return false;
  if (!(await retake(tx, reservation, now))) return false;
  await advance(tx, reservation, 'pay_late', null, now);
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
