import { defineJob } from '../platform/jobs/jobs.ts';

/** Makes the code of a challenge and sends it. */
export const sendCodeJob = defineJob<{ challengeId: string }>('account__send_code');

/** Deletes old challenges, idempotency keys and records of messages. */
export const cleanUpJob = defineJob<Record<string, never>>('account__clean_up');
