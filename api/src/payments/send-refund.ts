import { transact } from '../platform/db/database.ts';
import { lockReservation } from '../reservations/load-reservation.ts';
import { findRequestedRefund, findReservationOf, markRefundDone, writeLedger } from './payment.queries.ts';
import type { SettleDeps } from './settle-payment.ts';

/**
 * Sends a requested refund to the gateway and marks it done. Killed in between, it is simply sent again: the gateway
 * knows a refund by its id. Throws when the gateway cannot be asked.
 */
export async function sendRefund(deps: SettleDeps, refundId: string, now: Date): Promise<void> {
  const refund = await findRequestedRefund(deps.db, refundId);
  if (refund === undefined) return;
  await deps.gateway.refund(refund.payment_id, refund.amount, refund.id);
  await transact(deps.db, async (tx) => {
    const reservationId = await findReservationOf(tx, refund.payment_id);
    if (reservationId === undefined) return;
    // First the reservation, as whoever settles a payment does: the other way round the two would wait for each other.
    await lockReservation(tx, reservationId);
    const done = await markRefundDone(tx, refundId, now);
    if (done === undefined) return;
    await writeLedger(tx, {
      kind: 'refund_paid',
      amount: done.amount,
      reservationId,
      paymentId: done.payment_id,
      refundId,
      at: now,
    });
  });
}
