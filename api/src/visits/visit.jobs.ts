import { defineJob } from '../platform/jobs/jobs.ts';

/** Keeps of past days how many visitors there were, and not who. */
export const rollUpVisitsJob = defineJob<Record<string, never>>('visits__roll_up');
