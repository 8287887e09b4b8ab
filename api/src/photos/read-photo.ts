import type { Database } from '../platform/db/database.ts';
import { type FileStorage, readWhole } from '../platform/storage/file-storage.ts';
import type { KeepPlace } from '../platform/storage/keep-if-possible.ts';
import type { MissingFiles } from '../platform/storage/missing-files.ts';
import { findFileKey } from './photo.queries.ts';
import { sizeKey } from './photo.ts';
import type { PhotoSize } from './pixels/photo-size.ts';

/** Where photos are kept, and who makes those that are not there yet. */
export interface PhotoFiles {
  db: Database;
  files: FileStorage;
  missingFiles: MissingFiles;
}

/** A photo's file of one size. */
export interface PhotoFile {
  /** Names the bytes: they never change under it. */
  key: string;
  /**
   * Undefined when the file is lost. `log` hears of storage that cannot keep what was made anew; `mayMake` is asked before,
   * and throws when it may not.
   */
  read(log: KeepPlace['log'], mayMake?: () => Promise<void>): Promise<Uint8Array | undefined>;
}

/** Finds the file of a photo that may be shown; undefined when there is no such photo. Nothing is read before `read`. */
export async function findPhotoFile(
  { db, files, missingFiles }: PhotoFiles,
  photoId: string,
  size: PhotoSize,
): Promise<PhotoFile | undefined> {
  const fileKey = await findFileKey(db, photoId, size);
  if (fileKey === undefined) return undefined;
  const key = sizeKey(fileKey, size);
  return {
    key,
    read: async (log, mayMake) => {
      const kept = await readWhole(files, key);
      if (kept !== undefined) return kept;
      await mayMake?.();
      return await missingFiles.make(key, log);
    },
  };
}
