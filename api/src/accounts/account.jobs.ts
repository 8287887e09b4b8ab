import { defineJob } from '../platform/jobs/jobs.ts';

/** Makes the code of a challenge and sends it. */
export const sendCodeJob = defineJob<{ challengeId: string }>('account__send_code');

/** Forgets what nobody needs any more: old challenges, idempotency keys and unused quotes. */
export const cleanUpJob = defineJob<Record<string, never>>('account__clean_up');

/** Cron line for the worker: every day at 03:30 in Riyadh (00:30 UTC); made up for when no worker ran at that time. */
export const CLEAN_UP_SCHEDULE = `30 0 * * * ${cleanUpJob.name} ?fill=1d`;
