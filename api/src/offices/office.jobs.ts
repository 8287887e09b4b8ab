import { defineJob } from '../platform/jobs/jobs.ts';

/** Deletes files of documents whose rows are gone. */
export const dropFilesJob = defineJob<{ keys: string[] }>('office__drop_files');
/** Ends badges whose time is over, and tells offices of an end that comes near. */
export const endBadgesJob = defineJob<Record<string, never>>('office__end_badges');
/** Asks the register again about verified offices. */
export const recheckOfficesJob = defineJob<Record<string, never>>('office__recheck');
/** Forgets documents of long ended requests, drafts that nobody sent, and questions to the register. */
export const forgetOfficesJob = defineJob<Record<string, never>>('office__forget');
