import { defineJob } from '../platform/jobs/jobs.ts';

/** Kinds of things whose names ads are found by. */
export type Renamed = 'city' | 'district' | 'category';

/** Writes anew what ads are found by, after a place or a category was renamed. */
export const refreshTextsJob = defineJob<{ of: Renamed; id: number }>('name__refresh_texts');
