import { defineJob } from '../platform/jobs/jobs.ts';

/** Reminds of memberships that end, ends them, and hides what stayed on show after the days of grace. */
export const endMembershipsJob = defineJob<Record<string, never>>('membership__end');
