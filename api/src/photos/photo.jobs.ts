import { defineJob } from '../platform/jobs/jobs.ts';

/** Looks at a photo that was uploaded: makes its first size, or refuses it. */
export const checkPhotoJob = defineJob<{ photoId: string }>('photo__check');

/** Makes the other sizes of a photo. */
export const makeSizesJob = defineJob<{ photoId: string }>('photo__sizes');

/** Forgets photos and uploads that nobody used. */
export const forgetPhotosJob = defineJob<Record<string, never>>('photo__forget');

/** Photos that wait for their first size go before those that have one. */
export const FIRST = 0;
export const LATER = 10;

/** A process works on one photo at a time: its other jobs never wait for photos, and its memory holds one. */
export const ALONE = 'photos';
