import { type Database, transact } from '../platform/db/database.ts';
import { JobTooHard } from '../platform/images/image-child.ts';
import type { JobLimits } from '../platform/images/image-process.ts';
import { type FileStorage, readWhole } from '../platform/storage/file-storage.ts';
import { findPhotoInMaking, refusePhoto, setReady } from './checking.queries.ts';
import { removeFilesLater } from './forget-unused.ts';
import { sizeKey } from './photo.ts';
import { lockFiles } from './photo-files.queries.ts';
import type { MadeSize, PictureToCheck } from './pixels/photo-sizes.ts';
import { readPictureHeader } from './pixels/picture-header.ts';

/** Makes sizes outside the process that answers people. */
export interface SizeJobs {
  run(name: 'makeSizes', job: PictureToCheck, limits: JobLimits): Promise<MadeSize[] | null>;
}

/** Several times what fourteen sizes take on one core that others use too. */
const LIMITS: JobLimits = { seconds: 60, megabytes: 450, line: 'photos' };

/**
 * Makes the other sizes of a photo that has its first, and makes it ready. Safe to repeat; does nothing for a photo that is
 * gone. A picture that breaks only now is refused, and its files go.
 */
export async function makePhotoSizes(
  { db, files, images }: { db: Database; files: FileStorage; images: SizeJobs },
  photoId: string,
  isLastTry: boolean,
): Promise<void> {
  const photo = await findPhotoInMaking(db, photoId);
  const { file_key: fileKey = null, original_key: originalKey = null } = photo ?? {};
  if (fileKey === null || originalKey === null) return;
  const bytes = await readWhole(files, originalKey);
  const sizes = bytes === undefined ? null : await make(images, bytes, isLastTry);
  await transact(db, async (tx) => {
    await lockFiles(tx, fileKey);
    if (sizes === null) await refusePhoto(tx, photoId, 'unreadable');
    for (const { bytes: made, ...size } of sizes ?? []) await files.put(sizeKey(fileKey, size), made);
    const isThere = sizes !== null && (await setReady(tx, photoId));
    if (!isThere) await removeFilesLater(tx, { file_key: fileKey, original_key: originalKey });
  });
}

async function make(images: SizeJobs, bytes: Buffer, isLastTry: boolean): Promise<MadeSize[] | null> {
  const header = readPictureHeader(bytes);
  if (header === undefined) return null;
  try {
    return await images.run('makeSizes', { bytes, header }, LIMITS);
  } catch (error) {
    if (error instanceof JobTooHard && (error.kind === 'broken' || isLastTry)) return null;
    throw error;
  }
}
