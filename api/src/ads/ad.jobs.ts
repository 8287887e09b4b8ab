import { defineJob } from '../platform/jobs/jobs.ts';

/** Takes ads off whose licence has ended. */
export const expireAdsJob = defineJob<Record<string, never>>('ad__expire');
