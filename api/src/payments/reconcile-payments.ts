import type { Report } from './check-payments.ts';
import { staleRefunds, takeToReconcile } from './payment.queries.ts';
import { type ResolveDeps, resolvePayment } from './resolve-payment.ts';
import { sendRefund } from './send-refund.ts';

const MOST_AT_ONCE = 50;
/** Gateway calls that run side by side: a slow gateway delays a batch, not the whole minute. */
const SIDE_BY_SIDE = 5;
/** A refund's own job sends it at once; one older than this lost its job to a killed worker or to many failures. */
const STALE_AFTER_MS = 120_000;

/**
 * Asks about payments left open (the webhook was lost, the payer did not come back from the gateway) and sends refunds whose job
 * was lost. One that fails is reported and stops no other.
 */
export async function reconcilePayments(deps: ResolveDeps, now: Date, report: Report): Promise<void> {
  const payments = await takeToReconcile(deps.db, now, MOST_AT_ONCE);
  await eachOf(payments, (id) => resolvePayment(deps, id, now), report);
  const before = new Date(now.getTime() - STALE_AFTER_MS);
  const refunds = await staleRefunds(deps.db, { before, now }, MOST_AT_ONCE);
  await eachOf(refunds, (id) => sendRefund(deps, id, now), report);
}

async function eachOf(ids: string[], work: (id: string) => Promise<unknown>, report: Report): Promise<void> {
  for (let start = 0; start < ids.length; start += SIDE_BY_SIDE) {
    const batch = ids.slice(start, start + SIDE_BY_SIDE);
    await Promise.all(batch.map((id) => work(id).catch((error: unknown) => report(error, id))));
  }
}
