import { defineJob } from '../platform/jobs/jobs.ts';

/** Tells a notice to the accounts of its group that have not been told. */
export const tellBroadcastJob = defineJob<{ id: string }>('broadcast__tell');
