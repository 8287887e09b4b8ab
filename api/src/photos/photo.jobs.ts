import { defineJob } from '../platform/jobs/jobs.ts';

/** Looks at a photo that was uploaded: makes its first size, or refuses it. */
export const checkPhotoJob = defineJob<{ photoId: string }>('photo__check');

/** Makes the other sizes of a photo. */
export const makeSizesJob = defineJob<{ photoId: string }>('photo__sizes');

/** Forgets photos and uploads that nobody used. */
export const forgetPhotosJob = defineJob<Record<string, never>>('photo__forget');

/** Removes the files of a photo whose row is gone. */
export const removeFilesJob = defineJob<{ fileKey: string; originalKey: string }>('photo__remove_files');

/** Removes the pieces of an upload that was given up; `size` is that of the whole file. */
export const removePiecesJob = defineJob<{ uploadId: string; size: number }>('photo__remove_pieces');

/**
 * Photos that wait for their first size go before those that have one; of those that wait, the first of an account before
 * the second of another, so one account with hundreds does not hold up the others.
 */
export const LATER = 10;
export const firstSizePriority = (waitingOfAccount: number) => Math.min(waitingOfAccount, LATER - 1);

/** A process works on one photo at a time: its other jobs never wait for photos, and its memory holds one. */
export const ALONE = 'photos';
