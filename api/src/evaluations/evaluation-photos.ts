import { randomUUID } from 'node:crypto';
import { MOST_PHOTOS_SENT } from '@diyar/contract/words/evaluation-words';
import type { FastifyBaseLogger } from 'fastify';
import { legiblePicture } from '../photos/legible-picture.ts';
import type { ShrinkJobs } from '../photos/small-picture.ts';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { type FileStorage, readWhole } from '../platform/storage/file-storage.ts';
import { keepWithRow } from '../platform/storage/keep-with-row.ts';
import { findOf, lockStay } from './evaluation.queries.ts';
import { writableUntil } from './evaluation.ts';
import {
  countPhotos,
  findPhotoFile,
  findPhotoOfCase,
  insertPhoto,
  lockUnused,
  removeUnused,
} from './evaluation-photo.queries.ts';

/** Where photos go, and what makes them anew. */
export interface PhotoPlaces {
  db: Database;
  files: FileStorage;
  images: ShrinkJobs;
  log: FastifyBaseLogger;
}

interface Asked {
  /** The reservation's. */
  number: string;
  actor: Actor;
  now: Date;
}

const DAY_MS = 86_400_000;

/**
 * Keeps a guest's photo of a stay until their evaluation comes, made anew without what cameras write into it. Throws `not_found`,
 * `not_available` when the stay cannot be evaluated by a guest or so many were sent, `picture_not_kept` when the storage cannot take it.
 */
export async function keepEvaluationPhoto(
  { db, files, images, log }: PhotoPlaces,
  asked: Asked,
  bytes: Buffer,
): Promise<{ id: string }> {
  // Asked before the photo is made, which costs the most, and once more where nobody else can come between.
  await transact(db, (tx) => requireRoom(tx, asked));
  const made = await legiblePicture(images, bytes);
  const key = `evaluations/${randomUUID()}.webp`;
  const id = await keepWithRow({ files, log }, { key, bytes: made }, () =>
    transact(db, async (tx) => {
      const reservation_id = await requireRoom(tx, asked);
      const of = { reservation_id, account_id: asked.actor.accountId };
      return insertPhoto(tx, { ...of, file_key: key, created_at: asked.now });
    }),
  );
  return { id };
}

/** The id of the stay, locked, of which its guest may send one more. */
async function requireRoom(tx: Tx, { number, actor, now }: Asked): Promise<string> {
  const stay = await lockStay(tx, actor.accountId, number);
  if (stay === undefined) throw new Refusal('not_found');
  const isOpen = stay.side === 'guest' && stay.state === 'finished' && now < writableUntil(stay.ends_at);
  const isWritten = (await findOf(tx, stay.reservation_id, 'guest')) !== undefined;
  if (!isOpen || isWritten || (await countPhotos(tx, stay.reservation_id)) >= MOST_PHOTOS_SENT)
    throw new Refusal('not_available');
  return stay.reservation_id;
}

type Picture = { type: 'image/webp'; base64: string };
type Kept = Pick<PhotoPlaces, 'db' | 'files'>;

/** A photo of an evaluation that everyone reads, or for who wrote it. Throws `not_found`. */
export async function readEvaluationPhoto(
  { db, files }: Kept,
  asked: { evaluationId: string; position: number; accountId: string | null },
): Promise<Picture> {
  return read(files, await findPhotoFile(db, asked));
}

/** A photo of the evaluation that a case is about, for operators, hidden or not. Throws `not_found`. */
export async function readPhotoOfCase(
  { db, files }: Kept,
  asked: { number: string; position: number },
): Promise<Picture> {
  return read(files, await findPhotoOfCase(db, asked));
}

async function read(files: FileStorage, key: string | undefined): Promise<Picture> {
  const bytes = key === undefined ? undefined : await readWhole(files, key);
  if (bytes === undefined) throw new Refusal('not_found');
  return { type: 'image/webp', base64: bytes.toString('base64') };
}

/** Deletes photos that no evaluation took within a day; the file goes before the row that names it. */
export function forgetEvaluationPhotos({ db, files }: Kept, now: Date): Promise<void> {
  // Rows are locked while their files go, so that no evaluation takes one of them.
  return transact(db, async (tx) => {
    const unused = await lockUnused(tx, new Date(now.getTime() - DAY_MS));
    for (const { file_key } of unused) await files.delete(file_key);
    await removeUnused(
      tx,
      unused.map(({ id }) => id),
    );
  });
}
