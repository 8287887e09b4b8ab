import { defineJob } from '../platform/jobs/jobs.ts';

/** Makes evaluations public whose time to be answered in kind is over. */
export const publishEvaluationsJob = defineJob<Record<string, never>>('evaluation__publish');
/** Deletes photos that were sent for an evaluation that never came. */
export const forgetEvaluationPhotosJob = defineJob<Record<string, never>>('evaluation__forget_photos');
