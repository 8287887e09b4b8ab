import { defineJob } from '../platform/jobs/jobs.ts';

/** Reminds both sides of bookings of what is about to happen, or to be too late. */
export const remindOfStaysJob = defineJob<Record<string, never>>('reminder__of_stays');
