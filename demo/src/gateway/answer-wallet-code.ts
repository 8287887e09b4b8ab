import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type Database, transact } from '../../../api/src/platform/db/database.ts';
import { enqueue } from '../../../api/src/platform/jobs/jobs.ts';
import { GatewayError } from './gateway-error.ts';
import { sendWebhookJob } from './sandbox-gateway.jobs.ts';
import { lockSandboxPayment, saveOutcome } from './sandbox-payment.queries.ts';
import { isAnswered, type SandboxPaymentRow } from './sandbox-payment.ts';
import { outcomeOfCode } from './stc-pay.ts';

const Answer = z.object({ otp_token: z.uuid(), otp_value: z.string().min(1) });

/**
 * Takes the code that the wallet's owner typed and decides the payment by it; a second code changes nothing. The token of
 * the payment's own address is the proof of who asks: there is no key.
 */
export function answerWalletCode(
  db: Database,
  paymentId: string,
  answer: unknown,
  now: Date,
): Promise<SandboxPaymentRow> {
  const asked = Answer.safeParse(answer);
  if (!asked.success) throw new GatewayError('invalid_request_error', 'otp_token and otp_value are required');
  const { otp_token: token, otp_value: code } = asked.data;
  return transact(db, async (tx) => {
    const payment = await lockSandboxPayment(tx, paymentId);
    if (payment === undefined || payment.otp_token !== token)
      throw new GatewayError('record_not_found', 'Payment not found');
    if (isAnswered(payment)) return payment;
    const decided = await saveOutcome(tx, paymentId, outcomeOfCode(code, payment.created_at, now), now);
    await enqueue(tx, sendWebhookJob, { payment_id: paymentId, event_id: randomUUID() });
    return decided;
  });
}
