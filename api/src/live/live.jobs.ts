import { defineJob } from '../platform/jobs/jobs.ts';

/** Deletes tickets that were never used. */
export const forgetTicketsJob = defineJob<Record<string, never>>('live__forget_tickets');
