import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { sendRefundJob } from '../ledger/refund.jobs.ts';
import type { BaseDeps } from '../platform/base-deps.ts';
import { reconcilePaymentsJob, resolvePaymentJob } from './payment.jobs.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { type ResolveDeps, resolvePayment } from './resolve-payment.ts';
import { sendRefund } from './send-refund.ts';

const ResolvePayload = z.object({ payment_id: z.uuid() });
const RefundPayload = z.object({ refund_id: z.uuid() });

/** Background work of payments, for the worker; a thrown error is tried again by the queue. */
export function paymentHandlers(deps: BaseDeps & ResolveDeps): TaskList {
  return {
    [resolvePaymentJob.name]: (payload) =>
      resolvePayment(deps, ResolvePayload.parse(payload).payment_id, deps.now()),
    [sendRefundJob.name]: async (payload) => {
      await sendRefund(deps, RefundPayload.parse(payload).refund_id, deps.now());
    },
    [reconcilePaymentsJob.name]: (_payload, { logger }) =>
      reconcilePayments(deps, deps.now(), (error, id) =>
        logger.warn(`not reconciled: ${id}: ${String(error)}`),
      ),
  };
}
