import { FIRST_PHOTO_SIZE, MOST_PHOTO_PIXELS, type PhotoFailure } from '@diyar/contract/supply/host-photos';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import { JobTooHard } from '../platform/images/image-child.ts';
import type { JobLimits } from '../platform/images/image-process.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import {
  findElsewhere,
  findNeighbours,
  findPhotoInMaking,
  findUploadedSize,
  flagPhoto,
  type Looked,
  type PhotoInMaking,
  refusePhoto,
  saveLooked,
} from './checking.queries.ts';
import { removeFilesLater } from './forget-unused.ts';
import { looksSame } from './looks-same.ts';
import { ALONE, LATER, makeSizesJob } from './photo.jobs.ts';
import { sizeKey } from './photo.ts';
import { lockFiles } from './photo-files.queries.ts';
import { keysOfContent } from './photo-files.ts';
import type { CheckedPicture } from './pixels/check-picture.ts';
import type { PictureToCheck } from './pixels/photo-sizes.ts';
import { readPictureHeader } from './pixels/picture-header.ts';
import { deleteUpload, lockPhotosOf } from './upload.queries.ts';
import { readUploaded, removePieces } from './upload-pieces.ts';

/** Looks at pictures outside the process that answers people. */
export interface CheckJobs {
  run(name: 'checkPicture', job: PictureToCheck, limits: JobLimits): Promise<CheckedPicture | PhotoFailure>;
}

export interface Checking {
  db: Database;
  files: FileStorage;
  images: CheckJobs;
}

export interface Try {
  now: Date;
  /** A picture that takes too much time or memory is refused then; before, the machine may have been busy. */
  isLastTry: boolean;
}

/** More than a JPEG of 50 megapixels written in passes takes, which is decoded whole. */
const LIMITS: JobLimits = { seconds: 30, megabytes: 450, line: 'photos' };
/** What advertisers' cameras and phones write; the largest pictures of other formats take many times the memory. */
const FORMATS = new Set(['jpeg', 'png', 'webp']);

/**
 * Looks at an uploaded photo and makes its first size, or refuses it: then nothing of it is kept but why. Safe to repeat; a
 * storage that cannot be asked, or an image process that cannot be had, throws, and the queue tries again.
 */
export async function checkPhoto(
  checking: Checking,
  photoId: string,
  { now, isLastTry }: Try,
): Promise<void> {
  const { db, files } = checking;
  const size = await findUploadedSize(db, photoId);
  if (size === undefined) return;
  const photo = await findPhotoInMaking(db, photoId);
  if (photo !== undefined && photo.file_key === null) {
    const failure = await judge(checking, photo, size, { now, isLastTry });
    if (failure !== undefined) await refusePhoto(db, photoId, failure);
  }
  await removePieces(files, { id: photoId, size });
  await deleteUpload(db, photoId);
}

async function judge(
  checking: Checking,
  photo: PhotoInMaking,
  size: number,
  { now, isLastTry }: Try,
): Promise<PhotoFailure | undefined> {
  const { db, files } = checking;
  const bytes = await readUploaded(files, { id: photo.id, size });
  if (bytes === undefined) return 'unreadable';
  // In another thread: megabytes take milliseconds.
  const contentHash = Buffer.from(await crypto.subtle.digest('SHA-256', bytes));
  const same = { content_hash: contentHash, perceptual_hash: null };
  if ((await findNeighbours(db, photo)).some((other) => looksSame(other, same))) return 'twice';
  const checked = await look(checking, bytes, isLastTry);
  if (typeof checked === 'string') return checked;
  const { fileKey, originalKey } = keysOfContent(contentHash);
  const looked = {
    file_key: fileKey,
    original_key: originalKey,
    content_hash: contentHash,
    perceptual_hash: checked.perceptualHash,
    width: checked.width,
    height: checked.height,
    placeholder: checked.placeholder,
    colour: checked.colour,
  };
  const verdict = await transact(db, async (tx) => {
    await lockPhotosOf(tx, photo.account_id);
    // Nobody removes these files as a photo's last between their being written and their being named.
    await lockFiles(tx, fileKey);
    if ((await findNeighbours(tx, photo)).some((other) => looksSame(other, looked))) return 'twice';
    await files.put(originalKey, bytes);
    await files.put(sizeKey(fileKey, FIRST_PHOTO_SIZE), checked.first);
    if (await save(tx, photo, looked, { holdsWords: checked.holdsWords, now })) return 'seen';
    await removeFilesLater(tx, looked);
    return 'gone';
  });
  return verdict === 'twice' ? verdict : undefined;
}

/** What a picture is found to be; what is no picture, or made to be hard, is never opened or ends its process alone. */
async function look(
  { images }: Checking,
  bytes: Buffer,
  isLastTry: boolean,
): Promise<CheckedPicture | PhotoFailure> {
  const header = readPictureHeader(bytes);
  if (header === undefined || !FORMATS.has(header.format)) return 'type';
  if (header.pixels > MOST_PHOTO_PIXELS) return 'too_many_pixels';
  try {
    return await images.run('checkPicture', { bytes, header }, LIMITS);
  } catch (error) {
    if (error instanceof JobTooHard && (error.kind === 'broken' || isLastTry)) return 'unreadable';
    throw error;
  }
}

async function save(
  tx: Tx,
  { id, account_id: accountId }: PhotoInMaking,
  looked: Looked,
  { holdsWords, now }: { holdsWords: boolean; now: Date },
): Promise<boolean> {
  if (!(await saveLooked(tx, id, looked))) return false;
  if (holdsWords) await flagPhoto(tx, { photoId: id, kind: 'words', otherPhotoId: null, now });
  const { perceptual_hash: hash } = looked;
  const elsewhere = hash === null ? null : await findElsewhere(tx, accountId, hash);
  if (elsewhere !== null)
    await flagPhoto(tx, { photoId: id, kind: 'elsewhere', otherPhotoId: elsewhere, now });
  await enqueue(tx, makeSizesJob, { photoId: id }, { alone: ALONE, priority: LATER });
  return true;
}
