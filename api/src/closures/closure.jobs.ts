import { defineJob } from '../platform/jobs/jobs.ts';

/** Makes the occupancies of closures for the days that came within reach. */
export const fillClosuresJob = defineJob<Record<string, never>>('closure__fill');
