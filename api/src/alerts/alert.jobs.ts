import { defineJob } from '../platform/jobs/jobs.ts';

/** Reads what changed of ads, and tells whoever is told at once. */
export const followChangesJob = defineJob<Record<string, never>>('alert__follow');

/** Looks at ads whose discount or licence begins today. */
export const turnDayJob = defineJob<Record<string, never>>('alert__turn_day');

export const tellDailyJob = defineJob<Record<string, never>>('alert__tell_daily');
export const tellWeeklyJob = defineJob<Record<string, never>>('alert__tell_weekly');
