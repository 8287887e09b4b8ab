import { defineJob } from '../platform/jobs/jobs.ts';

/** Deletes files whose rows are gone. */
export const deleteFilesJob = defineJob<{ keys: string[] }>('privacy__delete_files');
