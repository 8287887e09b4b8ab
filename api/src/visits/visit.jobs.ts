import { defineJob } from '../platform/jobs/jobs.ts';

/** Leaves of the days that are over how many looked, and not who. */
export const rollUpVisitsJob = defineJob<Record<string, never>>('visits__roll_up');
