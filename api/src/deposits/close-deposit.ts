import { recordEvent } from '../events/record-event.ts';
import type { PaidFor } from '../ledger/movement.ts';
import { requestRefund } from '../ledger/return-money.ts';
import { writeLedger } from '../ledger/write-ledger.ts';
import type { Tx } from '../platform/db/database.ts';
import { type DepositRow, findBooking, lockOpenDeposit, updateClosed } from './deposit.queries.ts';

/**
 * Closes the deposit of a locked booking, once: `claimed` halalas become its advertiser's, and the rest goes back the way it came. More
 * than was taken is refused (`deposit_released_and_claimed_are_taken`). Answers the deposit; undefined when none is held.
 */
export async function closeDeposit(
  tx: Tx,
  payable: PaidFor,
  { claimed, now }: { claimed: number; now: Date },
): Promise<DepositRow | undefined> {
  const { id: reservationId } = payable.subject;
  const deposit = await lockOpenDeposit(tx, reservationId);
  if (deposit === undefined) return undefined;
  const { paymentId } = deposit;
  const released = deposit.amount - claimed;
  await updateClosed(tx, reservationId, { released, claimed, now });
  if (released > 0) {
    const refundId = await requestRefund(tx, { paymentId, amount: released, reason: 'deposit', now });
    const movement = { kind: 'deposit_released', amount: released, payable, paymentId } as const;
    await writeLedger(tx, { ...movement, refundId, at: now });
  }
  if (claimed > 0)
    await writeLedger(tx, { kind: 'deposit_claimed', amount: claimed, payable, paymentId, at: now });
  return { ...deposit, state: 'closed', released, claimed, closedAt: now };
}

/** Gives the deposit of a locked booking back whole, where one is held, and tells both sides. */
export async function releaseDeposit(tx: Tx, payable: PaidFor, now: Date): Promise<boolean> {
  const closed = await closeDeposit(tx, payable, { claimed: 0, now });
  if (closed === undefined) return false;
  const booking = await findBooking(tx, payable.subject.id);
  for (const accountId of [booking.guest_account_id, booking.host_account_id]) {
    const params = { reservation: booking.number, amount: closed.amount };
    await recordEvent(tx, { key: 'deposit_released', accountId, personId: null, params, at: now });
  }
  return true;
}
