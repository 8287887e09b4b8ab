import { defineJob } from '../platform/jobs/jobs.ts';

/** Takes ads off whose licence has ended. */
export const expireAdsJob = defineJob<Record<string, never>>('ad__expire');

/** Every hour, so that an ad leaves within the hour after its licence's last Riyadh day. */
export const AD_SCHEDULE = `2 * * * * ${expireAdsJob.name} ?jobKey=${expireAdsJob.name}&max=3`;
