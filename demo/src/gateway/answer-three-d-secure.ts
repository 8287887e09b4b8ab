import { randomUUID } from 'node:crypto';
import { type Database, transact } from '../../../api/src/platform/db/database.ts';
import { enqueue } from '../../../api/src/platform/jobs/jobs.ts';
import { sendWebhookJob } from './sandbox-gateway.jobs.ts';
import { lockSandboxPayment, saveOutcome } from './sandbox-payment.queries.ts';
import {
  isAnswered,
  isOfCard,
  outcomeOf,
  type SandboxPaymentRow,
  statusAt,
  type Verdict,
} from './sandbox-payment.ts';

/**
 * Takes the visitor's answer on the 3-D Secure page and answers the payment; a second answer (double click, reload,
 * back) changes nothing. Undefined when there is no such payment.
 */
export function answerThreeDSecure(
  db: Database,
  paymentId: string,
  verdict: Verdict,
  now: Date,
): Promise<SandboxPaymentRow | undefined> {
  return transact(db, async (tx) => {
    const payment = await lockSandboxPayment(tx, paymentId);
    if (payment === undefined || !isOfCard(payment)) return undefined;
    if (isAnswered(payment)) return payment;
    const outcome = outcomeOf(payment, verdict, now);
    const decided = await saveOutcome(tx, paymentId, outcome, now);
    if (verdict !== 'lost') {
      const payload = { payment_id: paymentId, event_id: randomUUID() };
      await enqueue(tx, sendWebhookJob, payload, outcome.paid_at === null ? {} : { runAt: outcome.paid_at });
    }
    return decided;
  });
}

/** Where the visitor goes afterwards: back to the shop, with an account of how it stands that nobody should trust. */
export function callbackOf(payment: SandboxPaymentRow, now: Date): string {
  const url = new URL(payment.callback_url);
  url.searchParams.set('id', payment.id);
  url.searchParams.set('status', statusAt(payment, now));
  url.searchParams.set('message', payment.message ?? '');
  return url.href;
}
