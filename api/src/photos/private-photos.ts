import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { type FileStorage, readWhole } from '../platform/storage/file-storage.ts';
import { keepWithRow } from '../platform/storage/keep-with-row.ts';
import { legiblePicture } from './legible-picture.ts';
import { lockLeftOver, type PhotoTable, removeLeftOver } from './private-photo.queries.ts';
import type { ShrinkJobs } from './small-picture.ts';

/** Where photos of a booking go, and what makes them anew. */
export interface PhotoPlaces {
  db: Database;
  files: FileStorage;
  images: ShrinkJobs;
  log: FastifyBaseLogger;
}

export type Kept = Pick<PhotoPlaces, 'db' | 'files'>;
export type Picture = { type: 'image/webp'; base64: string };

const DAY_MS = 86_400_000;

/** How such a photo is sent. */
export const PRIVATE_PHOTO = {
  field: 'photo',
  mostBytes: 5 * 1024 * 1024,
  missing: 'photo_required',
  tooLarge: 'photo_5mb',
} as const;

/**
 * Keeps a photo that few may read, made anew without what cameras write into it, and answers the id of its row. `requireRoom`
 * answers what it is of, or throws. Throws `picture_not_kept` when the storage cannot take it.
 */
export async function keepPrivatePhoto(
  { db, files, images, log }: PhotoPlaces,
  bytes: Buffer,
  of: {
    folder: string;
    requireRoom: (tx: Tx) => Promise<string>;
    insert: (tx: Tx, photo: { of: string; fileKey: string }) => Promise<string>;
  },
): Promise<{ id: string }> {
  // Asked before the photo is made, which costs the most, and once more where nobody else can come between.
  await transact(db, of.requireRoom);
  const made = await legiblePicture(images, bytes);
  const key = `${of.folder}/${randomUUID()}.webp`;
  const id = await keepWithRow({ files, log }, { key, bytes: made }, () =>
    transact(db, async (tx) => of.insert(tx, { of: await of.requireRoom(tx), fileKey: key })),
  );
  return { id };
}

/** A kept photo to look at. Throws `not_found` where there is none. */
export async function readPrivatePhoto(files: FileStorage, key: string | undefined): Promise<Picture> {
  const bytes = key === undefined ? undefined : await readWhole(files, key);
  if (bytes === undefined) throw new Refusal('not_found');
  return { type: 'image/webp', base64: bytes.toString('base64') };
}

/** Deletes photos that nothing took within a day of sending; the file goes before the row that names it. */
export function forgetLeftOver({ db, files }: Kept, table: PhotoTable, now: Date): Promise<void> {
  // Rows are locked while their files go, so that nothing takes one of them.
  return transact(db, async (tx) => {
    const unused = await lockLeftOver(tx, table, new Date(now.getTime() - DAY_MS));
    for (const { file_key } of unused) await files.delete(file_key);
    await removeLeftOver(
      tx,
      table,
      unused.map(({ id }) => id),
    );
  });
}
