import { recordEvent } from '../events/record-event.ts';
import type { Movement, PaidFor } from '../ledger/movement.ts';
import { writeLedger } from '../ledger/write-ledger.ts';
import type { Tx } from '../platform/db/database.ts';
import { figuresAt } from '../settings/figures.ts';
import { findBooking, insertDeposit, insertDepositPayment } from './deposit.queries.ts';

export interface Brought {
  payable: PaidFor;
  /** The due of the deposit. */
  dueId: string;
  /** Halalas. */
  amount: number;
  now: Date;
  through?: NonNullable<Movement['through']>;
}

/** Takes a deposit that came with the payment of another due of its locked booking: a payment of its own. */
export async function takeDepositWith(tx: Tx, brought: Brought & { withPaymentId: string }): Promise<void> {
  const paymentId = await insertDepositPayment(tx, brought);
  await takeDeposit(tx, { ...brought, paymentId });
}

/**
 * Takes the deposit that a settled payment brought: it is held for its guest, and is neither the advertiser's money nor the
 * marketplace's until it is closed (product.md 8).
 */
export async function takeDeposit(
  tx: Tx,
  { payable, paymentId, amount, now, through }: Brought & { paymentId: string },
): Promise<void> {
  const { id: reservationId } = payable.subject;
  const held = { kind: 'deposit_held', amount, payable, paymentId, at: now } as const;
  await writeLedger(tx, through === undefined ? held : { ...held, through });
  const { deposit_claim_seconds: claimSeconds } = await figuresAt(tx, now);
  await insertDeposit(tx, { reservationId, paymentId, amount, claimSeconds, now });
  const booking = await findBooking(tx, reservationId);
  for (const accountId of [booking.guest_account_id, booking.host_account_id]) {
    const params = { reservation: booking.number, amount };
    await recordEvent(tx, { key: 'deposit_held', accountId, personId: null, params, at: now });
  }
}
