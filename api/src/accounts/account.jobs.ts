import { defineJob } from '../platform/jobs/jobs.ts';

/** Makes the code of a challenge and sends it. */
export const sendCodeJob = defineJob<{ challengeId: string }>('account__send_code');

/** Tells a number that it is a person's no more; by the challenges that proved both. */
export const tellOldPhoneJob = defineJob<{ oldChallengeId: string; newChallengeId: string }>(
  'account__tell_old_phone',
);

/** Deletes old challenges, idempotency keys and records of messages. */
export const cleanUpJob = defineJob<Record<string, never>>('account__clean_up');
