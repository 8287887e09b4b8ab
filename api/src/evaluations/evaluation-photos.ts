import { MOST_PHOTOS_SENT } from '@diyar/contract/words/evaluation-words';
import {
  forgetLeftOver,
  type Kept,
  keepPrivatePhoto,
  type PhotoPlaces,
  type Picture,
  readPrivatePhoto,
} from '../photos/private-photos.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { findOf, lockStay } from './evaluation.queries.ts';
import { editableUntil, writableUntil } from './evaluation.ts';
import { countPhotos, findPhotoFile, findPhotoOfCase, insertPhoto } from './evaluation-photo.queries.ts';

interface Asked {
  /** The reservation's. */
  number: string;
  actor: Actor;
  now: Date;
}

/**
 * Keeps a guest's photo of a stay until their evaluation, or the edit of it, comes. Throws `not_found`, `not_available` when the stay
 * can neither be evaluated by a guest nor their evaluation changed, or so many were sent, `picture_not_kept`.
 */
export function keepEvaluationPhoto(
  places: PhotoPlaces,
  asked: Asked,
  bytes: Buffer,
): Promise<{ id: string }> {
  return keepPrivatePhoto(places, bytes, {
    folder: 'evaluations',
    requireRoom: (tx) => requireRoom(tx, asked),
    insert: (tx, { of, fileKey }) =>
      insertPhoto(tx, {
        reservation_id: of,
        account_id: asked.actor.accountId,
        file_key: fileKey,
        created_at: asked.now,
      }),
  });
}

/** The id of the stay, locked, of which its guest may send one more. */
async function requireRoom(tx: Tx, { number, actor, now }: Asked): Promise<string> {
  const stay = await lockStay(tx, actor.accountId, number);
  if (stay === undefined) throw new Refusal('not_found');
  const written = await findOf(tx, stay.reservation_id, 'guest');
  const isOpen =
    written === undefined
      ? stay.state === 'finished' && now < writableUntil(stay.ends_at)
      : editableUntil({ createdAt: written.created_at, publishedAt: written.published_at }, now) !== null;
  if (stay.side !== 'guest' || !isOpen || (await countPhotos(tx, stay.reservation_id)) >= MOST_PHOTOS_SENT)
    throw new Refusal('not_available');
  return stay.reservation_id;
}

/** A photo of an evaluation that everyone reads, or for who wrote it. Throws `not_found`. */
export async function readEvaluationPhoto(
  { db, files }: Kept,
  asked: { evaluationId: string; position: number; accountId: string | null },
): Promise<Picture> {
  return readPrivatePhoto(files, await findPhotoFile(db, asked));
}

/** A photo of the evaluation that a case is about, for operators, hidden or not. Throws `not_found`. */
export async function readPhotoOfCase(
  { db, files }: Kept,
  asked: { number: string; position: number },
): Promise<Picture> {
  return readPrivatePhoto(files, await findPhotoOfCase(db, asked));
}

/** Deletes photos that no evaluation holds a day after they were sent. */
export function forgetEvaluationPhotos(kept: Kept, now: Date): Promise<void> {
  return forgetLeftOver(kept, 'evaluation_photo', now);
}
