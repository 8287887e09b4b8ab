import { defineJob } from '../platform/jobs/jobs.ts';

/** Reads the calendars of other sites that are due. */
export const readFeedsJob = defineJob<Record<string, never>>('feed__read');
