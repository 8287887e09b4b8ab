import { defineJob } from '../platform/jobs/jobs.ts';

/** Frees holds whose time is over. */
export const releaseLapsedJob = defineJob<Record<string, never>>('reservation__release_lapsed');
/** Finishes stays whose departure has passed. */
export const finishEndedJob = defineJob<Record<string, never>>('reservation__finish_ended');
/** Ends paid bookings whose advertiser did not answer in time. */
export const expireUnansweredJob = defineJob<Record<string, never>>('reservation__expire_unanswered');
/** Ends changes of bookings that were not paid or answered in time. */
export const endChangesJob = defineJob<Record<string, never>>('reservation__end_changes');
/** Tells guests of rests that are not paid. */
export const remindOfRestsJob = defineJob<Record<string, never>>('reservation__remind_of_rests');
/** Cancels stays whose rest was not paid in time. */
export const cancelUnpaidRestsJob = defineJob<Record<string, never>>('reservation__cancel_unpaid_rests');
