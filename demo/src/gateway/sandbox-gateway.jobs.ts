import { defineJob } from '../../../api/src/platform/jobs/jobs.ts';

/** Tells the shop that a payment was decided; `event_id` stays the same however often it is sent. */
export const sendWebhookJob = defineJob<{ payment_id: string; event_id: string }>(
  'sandbox_gateway__send_webhook',
);
