import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { BaseDeps } from '../platform/base-deps.ts';
import { reconcilePaymentsJob, sendRefundJob, settlePaymentJob } from './payment.jobs.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { sendRefund } from './send-refund.ts';
import { settlePayment } from './settle-payment.ts';

const SettlePayload = z.object({ payment_id: z.uuid() });
const RefundPayload = z.object({ refund_id: z.uuid() });

/** Background work of payments, for the worker; a thrown error is tried again by the queue. */
export function paymentHandlers(deps: BaseDeps & { gateway: PaymentGateway }): TaskList {
  return {
    [settlePaymentJob.name]: (payload) =>
      settlePayment(deps, SettlePayload.parse(payload).payment_id, deps.now()),
    [sendRefundJob.name]: (payload) => sendRefund(deps, RefundPayload.parse(payload).refund_id, deps.now()),
    [reconcilePaymentsJob.name]: (_payload, { logger }) =>
      reconcilePayments(deps, deps.now(), (error, id) =>
        logger.warn(`not reconciled: ${id}: ${String(error)}`),
      ),
  };
}
