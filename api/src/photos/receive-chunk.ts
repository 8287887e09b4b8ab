import { type Database, type Tx, transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { isOwnPhoto } from './own-photo.queries.ts';
import { ALONE, checkPhotoJob, firstSizePriority } from './photo.jobs.ts';
import { requireWorker } from './require-worker.ts';
import {
  addReceived,
  countWaiting,
  findUpload,
  insertUploadedPhoto,
  type UploadRow,
  uploadExists,
} from './upload.queries.ts';
import { pieceKey, pieceLength } from './upload-pieces.ts';

export interface UploadPlaces {
  db: Database;
  files: FileStorage;
}

const RETRY_AFTER_SECONDS = 60;

/**
 * The upload of the acting account that a piece is for; undefined when it is whole already. Throws `not_found` for others'
 * and `role_forbids` to viewers, before a byte of the piece is read.
 */
export async function findOpenUpload(
  { db }: UploadPlaces,
  id: string,
  actor: Actor,
): Promise<UploadRow | undefined> {
  const upload = await findUpload(db, actor.accountId, id);
  if (upload === undefined && !(await isOwnPhoto(db, actor.accountId, id))) throw new Refusal('not_found');
  await requireWorker(db, actor);
  return upload;
}

/**
 * Keeps one piece of an upload, and makes a photo of it with the last one. A piece that is there already changes nothing.
 * Refuses `photo_chunk` when it is no piece of this file, `upload_offset` with `received` when it is not the next one, and
 * `picture_not_kept` when the storage cannot take it.
 */
export async function receiveChunk(
  { db, files }: UploadPlaces,
  upload: UploadRow,
  piece: { offset: number; bytes: Buffer },
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  const { id, size, received } = upload;
  const { offset, bytes } = piece;
  if (pieceLength(size, offset) !== bytes.length) throw invalid('chunk', 'photo_chunk');
  if (offset < received) return;
  if (offset > received) throw new Refusal('upload_offset', { data: { received } });
  const key = pieceKey(id, offset);
  await files.put(key, bytes).catch((cause: unknown) => {
    throw new Refusal('picture_not_kept', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause });
  });
  const counted = await transact(db, (tx) => count(tx, upload, piece, { accountId: actor.accountId, now }));
  // Its upload was given up meanwhile, and nothing will ask for the piece.
  if (!counted && !(await uploadExists(db, id))) await files.delete(key);
}

async function count(
  tx: Tx,
  { id, size, beside }: UploadRow,
  { offset, bytes }: { offset: number; bytes: Buffer },
  { accountId, now }: { accountId: string; now: Date },
): Promise<boolean> {
  if (!(await addReceived(tx, { id, offset, bytes: bytes.length, now }))) return false;
  if (offset + bytes.length < size) return true;
  const priority = firstSizePriority(await countWaiting(tx, accountId));
  await insertUploadedPhoto(tx, { id, accountId, beside, now });
  await enqueue(tx, checkPhotoJob, { photoId: id }, { alone: ALONE, priority });
  return true;
}
