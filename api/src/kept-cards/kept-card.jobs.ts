import { defineJob } from '../platform/jobs/jobs.ts';

/** Has gateways forget the cards that are kept no more. */
export const forgetCardsJob = defineJob<Record<string, never>>('kept_card__forget');
