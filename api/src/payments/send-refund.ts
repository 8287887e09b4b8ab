import { transact } from '../platform/db/database.ts';
import { lockReservation } from '../reservations/load-reservation.ts';
import {
  findRequestedRefund,
  findReservationOf,
  leftOf,
  lockRefundsOf,
  markRefundDone,
  writeLedger,
} from './payment.queries.ts';
import type { SettleDeps } from './settle-payment.ts';

/**
 * Sends a requested refund to the gateway and marks it done; refunds of one payment go out one after the other. Killed
 * in between, it is simply sent again: the gateway tells whether it has it. Throws when the gateway cannot be asked.
 */
export async function sendRefund(deps: SettleDeps, refundId: string, now: Date): Promise<void> {
  const asked = await findRequestedRefund(deps.db, refundId);
  if (asked === undefined) return;
  await transact(deps.db, async (tx) => {
    await lockRefundsOf(tx, asked.payment_id);
    const refund = await findRequestedRefund(tx, refundId);
    if (refund === undefined) return;
    const { payment_id: paymentId, amount } = refund;
    await deps.gateway.refund(paymentId, { amount, refundId, left: await leftOf(tx, paymentId) });
    const reservationId = await findReservationOf(tx, paymentId);
    if (reservationId === undefined) return;
    // First the reservation, as whoever settles a payment does: the other way round the two would wait for each other.
    await lockReservation(tx, reservationId);
    const done = await markRefundDone(tx, refundId, now);
    if (done === undefined) return;
    await writeLedger(tx, { kind: 'refund_paid', amount, reservationId, paymentId, refundId, at: now });
  });
}
