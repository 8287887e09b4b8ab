import { defineJob } from '../platform/jobs/jobs.ts';

/** Hands claims that were not answered in time to an operator. */
export const passOverSilenceJob = defineJob<Record<string, never>>('claim__pass_over_silence');
/** Deletes photos of damage that no claim took. */
export const forgetClaimPhotosJob = defineJob<Record<string, never>>('claim__forget_photos');
