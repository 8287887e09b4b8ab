import { defineJob } from '../platform/jobs/jobs.ts';

/** Tells the authority what it is still to be told about a licence, in order, up to a call and beyond it. */
export const sendComplianceJob = defineJob<{ call_id: string }>('compliance__send');

/** Asks for what was left unsent to be sent, and forgets numbers that nothing needs any more. */
export const resendComplianceJob = defineJob<Record<string, never>>('compliance__resend');
