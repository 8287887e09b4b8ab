import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { legiblePicture } from '../photos/legible-picture.ts';
import type { ShrinkJobs } from '../photos/small-picture.ts';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { refusePast } from '../platform/http/refuse-past.ts';
import { type FileStorage, readWhole } from '../platform/storage/file-storage.ts';
import { keepWithRow } from '../platform/storage/keep-with-row.ts';
import { figuresAt } from '../settings/figures.ts';
import { findPicture, insertPicture, isHiddenFrom, picturesSince } from './picture.queries.ts';
import { requireBooking, type ThreadAsked } from './show-thread.ts';
import { hidesContact, maySendPictures } from './thread.ts';

/** Where pictures go, and what makes them anew. */
export interface PicturePlaces {
  db: Database;
  files: FileStorage;
  images: ShrinkJobs;
  log: FastifyBaseLogger;
}

type Asked = Omit<ThreadAsked, 'before' | 'lang'>;

const DAY_MS = 86_400_000;

/**
 * Keeps a picture until its message comes, made anew without what cameras write into it. Throws `not_found`, `not_available` before the
 * booking is confirmed and once it is over, `too_many_requests` past the daily limit, `picture_not_kept` when the storage cannot take it.
 */
export async function keepMessagePicture(
  { db, files, images, log }: PicturePlaces,
  asked: Asked,
  bytes: Buffer,
): Promise<{ id: string }> {
  // Asked before the picture is made, which costs the most, and once more where nobody else can come between.
  await transact(db, (tx) => requireRoom(tx, asked));
  const made = await legiblePicture(images, bytes);
  const key = `messages/${randomUUID()}.webp`;
  const id = await keepWithRow({ files, log }, { key, bytes: made }, () =>
    transact(db, async (tx) => {
      const reservation_id = await requireRoom(tx, asked);
      const { actor, now } = asked;
      return insertPicture(tx, {
        reservation_id,
        account_id: actor.accountId,
        file_key: key,
        created_at: now,
      });
    }),
  );
  return { id };
}

/** The booking's id, where one more picture may be sent. */
async function requireRoom(tx: Tx, asked: Asked): Promise<string> {
  const { actor, now } = asked;
  const booking = await requireBooking(tx, asked);
  if (!maySendPictures(booking, now)) throw new Refusal('not_available');
  const most = (await figuresAt(tx, now)).message_pictures_per_account_day;
  await refusePast((since) => picturesSince(tx, actor.accountId, since), { most, spanMs: DAY_MS }, now);
  return booking.reservationId;
}

/** The picture of a message, for either side. Throws `not_found`, also while what leads around Diyar is hidden, and of one that a case hides. */
export async function readMessagePicture(
  { db, files }: Pick<PicturePlaces, 'db' | 'files'>,
  { position, ...asked }: Asked & { position: number },
): Promise<{ type: 'image/webp'; base64: string }> {
  const booking = await requireBooking(db, asked);
  if (hidesContact(booking, asked.now) || (await isHiddenFrom(db, booking, position)))
    throw new Refusal('not_found');
  return readPictureAt({ db, files }, booking.reservationId, position);
}

/** The picture of a message of a booking. Throws `not_found`. */
export async function readPictureAt(
  { db, files }: Pick<PicturePlaces, 'db' | 'files'>,
  reservationId: string,
  position: number,
): Promise<{ type: 'image/webp'; base64: string }> {
  const key = await findPicture(db, reservationId, position);
  const bytes = key === undefined ? undefined : await readWhole(files, key);
  if (bytes === undefined) throw new Refusal('not_found');
  return { type: 'image/webp', base64: bytes.toString('base64') };
}
