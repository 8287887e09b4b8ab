import { defineJob } from '../platform/jobs/jobs.ts';

/** Closes the lines of statements whose thing was decided on its own page. */
export const closeDecidedLinesJob = defineJob<Record<string, never>>('bank_line__close_decided');
