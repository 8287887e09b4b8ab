import { defineJob } from '../platform/jobs/jobs.ts';

/** Sends a requested refund to the gateway until the gateway has it. */
export const sendRefundJob = defineJob<{ refund_id: string }>('payment__send_refund');
