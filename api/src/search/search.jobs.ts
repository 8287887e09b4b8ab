import { defineJob } from '../platform/jobs/jobs.ts';

/** Forgets what every process has long heard of. */
export const forgetChangesJob = defineJob<Record<string, never>>('search__forget_changes');
