import { defineJob } from '../platform/jobs/jobs.ts';

/** Gives back deposits that nobody claimed in time. */
export const releaseDepositsJob = defineJob<Record<string, never>>('deposit__release');
