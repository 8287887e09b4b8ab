import { defineJob } from '../platform/jobs/jobs.ts';

/** Reports a tax document to the authority, or has it cleared. */
export const submitDocumentJob = defineJob<{ invoice_id: string }>('invoice__submit');

/** Issues what is missing: of payments from before, and of those whose facts were told since. */
export const issueMissingJob = defineJob<Record<string, never>>('invoice__issue_missing');
