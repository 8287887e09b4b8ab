import { defineJob } from '../platform/jobs/jobs.ts';

/** Asks the gateway how a payment stands and closes it. */
export const resolvePaymentJob = defineJob<{ payment_id: string }>('payment__resolve');

/** Asks about payments and refunds that were left open. */
export const reconcilePaymentsJob = defineJob<Record<string, never>>('payment__reconcile');

/** Keeps the card of a payment whose payer wanted that, once it is paid. */
export const keepCardJob = defineJob<{ payment_id: string }>('payment__keep_card');
