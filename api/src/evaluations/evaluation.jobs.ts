import { defineJob } from '../platform/jobs/jobs.ts';

/** Makes evaluations public whose time to be answered in kind is over. */
export const publishEvaluationsJob = defineJob<Record<string, never>>('evaluation__publish');
