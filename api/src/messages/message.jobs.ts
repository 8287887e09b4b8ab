import { defineJob } from '../platform/jobs/jobs.ts';

/** Deletes pictures that no message took. */
export const forgetPicturesJob = defineJob<Record<string, never>>('message__forget_pictures');
