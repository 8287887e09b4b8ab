import { defineJob } from '../platform/jobs/jobs.ts';

/** Proves the ledger and tells operators where it disagrees with what happened. */
export const proveLedgerJob = defineJob<Record<string, never>>('payment__prove_ledger');

/** Sends back money that came by payments we never began, as operators decided. */
export const sendBackFoundJob = defineJob<Record<string, never>>('books__send_back_found');
