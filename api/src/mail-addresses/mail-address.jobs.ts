import { defineJob } from '../platform/jobs/jobs.ts';

/** Makes the code of an e-mail challenge and sends it. */
export const sendMailCodeJob = defineJob<{ challengeId: string }>('mail_address__send_code');

/** Forgets challenges of e-mail addresses. */
export const forgetMailChallengesJob = defineJob<Record<string, never>>('mail_address__forget_challenges');
