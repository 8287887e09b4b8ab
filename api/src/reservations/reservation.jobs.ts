import { defineJob } from '../platform/jobs/jobs.ts';

/** Frees holds whose time is over. */
export const releaseLapsedJob = defineJob<Record<string, never>>('reservation__release_lapsed');
/** Finishes stays whose departure has passed. */
export const finishEndedJob = defineJob<Record<string, never>>('reservation__finish_ended');

/** Every minute; what reads a hold knows its end to the instant, so the minute delays nobody. */
export const RESERVATION_SCHEDULE = `* * * * * ${releaseLapsedJob.name}\n* * * * * ${finishEndedJob.name}`;
