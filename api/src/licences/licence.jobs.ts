import { defineJob } from '../platform/jobs/jobs.ts';

/** Asks the authority again about the licence that an ad waits for. */
export const askAgainJob = defineJob<{ ad_id: string }>('licence__ask_again');

/** Tells of licences that end soon. */
export const remindOfEndsJob = defineJob<Record<string, never>>('licence__remind_of_ends');

/** Asks about licences whose job has given up. */
export const askForgottenJob = defineJob<Record<string, never>>('licence__ask_forgotten');
