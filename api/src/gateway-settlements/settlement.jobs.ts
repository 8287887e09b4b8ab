import { defineJob } from '../platform/jobs/jobs.ts';

/** Takes in what the gateway sent to the bank since. */
export const takeInSettlementsJob = defineJob<Record<string, never>>('gateway_settlements__take_in');
