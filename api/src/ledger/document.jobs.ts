import { defineJob } from '../platform/jobs/jobs.ts';

/** Issues the document of a payment that was kept, or of a refund of one. */
export const issueDocumentJob = defineJob<{ payment_id: string; refund_id: string | null }>('invoice__issue');

/** Issues what is missing of the documents of a booking's fee. */
export const issueFeeDocumentsJob = defineJob<{ reservation_id: string }>('invoice__issue_fee');
