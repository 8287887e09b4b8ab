import { defineJob } from '../platform/jobs/jobs.ts';

/** Makes payouts of what is due to advertisers. */
export const makePayoutsJob = defineJob<Record<string, never>>('payout__make');
