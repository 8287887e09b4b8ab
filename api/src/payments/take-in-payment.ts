import type { OpenDue } from '../dues/due.ts';
import type { Payables } from '../dues/payable.ts';
import type { Tx } from '../platform/db/database.ts';
import type { PaymentState, RefundReason } from '../platform/db/schema.generated.ts';
import { insertPayment, lockPayment } from './payment.queries.ts';
import type { GatewayPayment } from './payment-gateway.ts';
import { closePayment } from './resolve-payment.ts';

interface TakenIn {
  paymentId: string;
  /** The due that it pays and by which gateway, where we never began it. */
  begins?: { due: OpenDue; gateway: string };
  /** What the gateway said of it. */
  answer: GatewayPayment | null;
  /** Why its money goes back whatever it is for. */
  returns?: RefundReason;
  now: Date;
}

/**
 * Takes money that an operator found at the gateway into the books as a payment that came late is, for a thing which is locked; answers how the payment
 * stands then.
 */
export async function takeInPayment(
  tx: Tx,
  payables: Payables,
  { paymentId, begins, answer, returns, now }: TakenIn,
): Promise<PaymentState> {
  if (begins !== undefined) {
    const { due, gateway } = begins;
    await insertPayment(tx, due, { id: paymentId, gateway, keepCard: false, now });
  }
  await closePayment(tx, payables, { paymentId, answer, now, ...(returns && { returns }) });
  return (await lockPayment(tx, paymentId)).state;
}
