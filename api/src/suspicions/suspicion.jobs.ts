import { defineJob } from '../platform/jobs/jobs.ts';

/** Looks for what is suspicious about ads that wait for approval. */
export const scoreAdsJob = defineJob<Record<string, never>>('suspicion__score');
