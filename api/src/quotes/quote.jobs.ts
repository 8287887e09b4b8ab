import { defineJob } from '../platform/jobs/jobs.ts';

/** Deletes old quotes of which no reservation came. */
export const forgetQuotesJob = defineJob<Record<string, never>>('quote__forget');
