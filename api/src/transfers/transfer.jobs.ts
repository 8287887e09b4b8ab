import { defineJob } from '../platform/jobs/jobs.ts';

/** Gives back parts of transfers whose rest did not come in time. */
export const returnLapsedPartsJob = defineJob<Record<string, never>>('transfer__return_lapsed_parts');
