import { defineJob } from '../platform/jobs/jobs.ts';

/** Makes the code of a recovery and sends it to the new number. */
export const sendRecoveryCodeJob = defineJob<{ recoveryId: string }>('phone_recovery__send_code');

/** Tells the number that was lost that its account has another one now. */
export const tellLostPhoneJob = defineJob<{ recoveryId: string }>('phone_recovery__tell_lost');

/** Forgets recoveries once nobody can dispute them any more. */
export const forgetRecoveriesJob = defineJob<Record<string, never>>('phone_recovery__forget');
