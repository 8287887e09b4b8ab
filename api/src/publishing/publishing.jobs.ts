import { defineJob } from '../platform/jobs/jobs.ts';

/** Takes ads on that were sent for approval while their photos were still being made. */
export const continueSubmissionsJob = defineJob<Record<string, never>>('publishing__continue');
