import { defineJob } from '../platform/jobs/jobs.ts';

/** Asks the authority again about the licence that an ad waits for. */
export const askAgainJob = defineJob<{ ad_id: string }>('licence__ask_again');

/** Asks about licences whose job has given up. */
export const askForgottenJob = defineJob<Record<string, never>>('licence__ask_forgotten');
