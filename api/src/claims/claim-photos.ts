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
import { refusePast } from '../platform/http/refuse-past.ts';
import { figuresAt } from '../settings/figures.ts';
import { mayClaim } from './claim.presenter.ts';
import { findByNumber, findOfSide } from './claim.queries.ts';
import { findPhotoFile, insertPhoto, photosSince } from './photo.queries.ts';

interface Asked {
  number: string;
  actor: Actor;
  now: Date;
}

const DAY_MS = 86_400_000;

/**
 * Keeps a photo of damage until its claim comes. Throws `not_found`, `state_changed` when the deposit cannot be claimed,
 * `too_many_requests` past the daily limit, `picture_not_kept`.
 */
export function keepClaimPhoto(places: PhotoPlaces, asked: Asked, bytes: Buffer): Promise<{ id: string }> {
  return keepPrivatePhoto(places, bytes, {
    folder: 'claims',
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

/** The booking's id, where one more photo may be sent. */
async function requireRoom(tx: Tx, { number, actor, now }: Asked): Promise<string> {
  const { accountId } = actor;
  const booking = await findOfSide(tx, { side: 'host', number, accountId });
  if (booking === undefined) throw new Refusal('not_found');
  if (!mayClaim(booking, now)) throw new Refusal('state_changed');
  const most = (await figuresAt(tx, now)).deposit_photos_per_account_day;
  await refusePast((since) => photosSince(tx, accountId, since), { most, spanMs: DAY_MS }, now);
  return booking.id;
}

/** A photo of a claim, for either side of its booking. Throws `not_found`. */
export async function readClaimPhoto(
  kept: Kept,
  asked: { side: 'guest' | 'host'; number: string; accountId: string; position: number },
): Promise<Picture> {
  return read(kept, (await findOfSide(kept.db, asked))?.id, asked.position);
}

/** A photo of any claim, for operators. Throws `not_found`. */
export async function readPhotoForConsole(
  kept: Kept,
  { number, position }: { number: string; position: number },
): Promise<Picture> {
  return read(kept, (await findByNumber(kept.db, number))?.id, position);
}

async function read({ db, files }: Kept, id: string | undefined, position: number): Promise<Picture> {
  return readPrivatePhoto(files, id === undefined ? undefined : await findPhotoFile(db, id, position));
}

/** Deletes photos that no claim took within a day. */
export function forgetClaimPhotos(kept: Kept, now: Date): Promise<void> {
  return forgetLeftOver(kept, 'deposit_photo', now);
}
