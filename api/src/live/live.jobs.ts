import { defineJob } from '../platform/jobs/jobs.ts';

/** Deletes the tickets of streams that nobody came for. */
export const forgetTicketsJob = defineJob<Record<string, never>>('live__forget_tickets');
