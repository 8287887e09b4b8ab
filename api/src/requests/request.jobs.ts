import { defineJob } from '../platform/jobs/jobs.ts';

/** Tells whose request ends soon, and forgets who looked at requests on past days. */
export const tendRequestsJob = defineJob<Record<string, never>>('request__tend');

/** Tells advertisers who chose so of a day's fitting requests. */
export const tellDigestsJob = defineJob<Record<string, never>>('request__tell_digests');
