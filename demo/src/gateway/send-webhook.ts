import type { Database } from '../../../api/src/platform/db/database.ts';
import { presentSandboxPayment } from './sandbox-payment.presenter.ts';
import { findSandboxPayment } from './sandbox-payment.queries.ts';
import { statusAt } from './sandbox-payment.ts';

export interface SendWebhookDeps {
  db: Database;
  /** Stays in the process, so any host will do. */
  fetch: typeof fetch;
  /** Shared with the shop: it proves the webhook. */
  secret: string;
}

const SHOP_ADDRESS = 'http://localhost/api/v1/webhooks/sandbox-gateway';
const ANSWER_WITHIN_MS = 10_000;

/**
 * Tells the shop how a payment was decided, in the shape of Moyasar's webhooks. Throws, so that it is tried again, while
 * the payment is not decided yet and when the shop does not answer well.
 */
export async function sendWebhook(
  deps: SendWebhookDeps,
  job: { payment_id: string; event_id: string },
  now: Date,
): Promise<void> {
  const payment = await findSandboxPayment(deps.db, job.payment_id);
  if (payment === undefined) return;
  const status = statusAt(payment, now);
  if (status === 'initiated') throw new Error(`payment ${payment.id} is not decided yet`);
  const answer = await deps.fetch(SHOP_ADDRESS, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'diyar-sandbox-gateway' },
    body: JSON.stringify({
      id: job.event_id,
      type: status === 'failed' ? 'payment_failed' : 'payment_paid',
      created_at: now.toISOString(),
      secret_token: deps.secret,
      account_name: 'Diyar',
      live: false,
      data: presentSandboxPayment(payment, now),
    }),
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  if (!answer.ok) throw new Error(`the shop answered ${answer.status} to webhook ${job.event_id}`);
}
