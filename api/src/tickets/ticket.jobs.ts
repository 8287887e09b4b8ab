import { defineJob } from '../platform/jobs/jobs.ts';

/** Tells who sent a ticket that it was answered. */
export const tellAnswerJob = defineJob<{ ticketId: string; position: number }>('ticket__tell_answer');

/** Deletes files that no message took, and tickets closed long ago. */
export const cleanUpTicketsJob = defineJob<Record<string, never>>('ticket__clean_up');
