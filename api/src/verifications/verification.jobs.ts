import { defineJob } from '../platform/jobs/jobs.ts';

/** Asks the national sign-on how one request stands, until it ended. */
export const askSignOnJob = defineJob<{ checkId: string }>('verification__ask_sign_on');
/** Forgets requests to the national sign-on of long ago. */
export const forgetChecksJob = defineJob<Record<string, never>>('verification__forget_checks');
/** Ends requests to the national sign-on whose time is over. */
export const expireChecksJob = defineJob<Record<string, never>>('verification__expire_checks');
