import { defineJob } from '../platform/jobs/jobs.ts';

/** Frees holds whose time is over. */
export const releaseLapsedJob = defineJob<Record<string, never>>('reservation__release_lapsed');
/** Finishes stays whose departure has passed. */
export const finishEndedJob = defineJob<Record<string, never>>('reservation__finish_ended');
