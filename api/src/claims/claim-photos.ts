import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { legiblePicture } from '../photos/legible-picture.ts';
import type { ShrinkJobs } from '../photos/small-picture.ts';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { refusePast } from '../platform/http/refuse-past.ts';
import { type FileStorage, readWhole } from '../platform/storage/file-storage.ts';
import { keepWithRow } from '../platform/storage/keep-with-row.ts';
import { figuresAt } from '../settings/figures.ts';
import { mayClaim } from './claim.presenter.ts';
import { findByNumber, findOfSide } from './claim.queries.ts';
import { findPhotoFile, insertPhoto, lockUnused, photosSince, removeUnused } from './photo.queries.ts';

/** Where photos go, and what makes them anew. */
export interface PhotoPlaces {
  db: Database;
  files: FileStorage;
  images: ShrinkJobs;
  log: FastifyBaseLogger;
}

interface Asked {
  number: string;
  actor: Actor;
  now: Date;
}

const DAY_MS = 86_400_000;

/**
 * Keeps a photo of damage until its claim comes, made anew without what cameras write into it. Throws `not_found`, `state_changed` when the
 * deposit cannot be claimed, `too_many_requests` past the daily limit, `picture_not_kept` when the storage cannot take it.
 */
export async function keepClaimPhoto(
  { db, files, images, log }: PhotoPlaces,
  asked: Asked,
  bytes: Buffer,
): Promise<{ id: string }> {
  // Asked before the photo is made, which costs the most, and once more where nobody else can come between.
  await transact(db, (tx) => requireRoom(tx, asked));
  const made = await legiblePicture(images, bytes);
  const key = `claims/${randomUUID()}.webp`;
  const id = await keepWithRow({ files, log }, { key, bytes: made }, () =>
    transact(db, async (tx) => {
      const reservation_id = await requireRoom(tx, asked);
      const of = { reservation_id, account_id: asked.actor.accountId };
      return insertPhoto(tx, { ...of, file_key: key, created_at: asked.now });
    }),
  );
  return { id };
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

type Picture = { type: 'image/webp'; base64: string };
type Kept = Pick<PhotoPlaces, 'db' | 'files'>;

/** A photo of a claim, for either side of its booking. Throws `not_found`. */
export async function readClaimPhoto(
  { db, files }: Kept,
  asked: { side: 'guest' | 'host'; number: string; accountId: string; position: number },
): Promise<Picture> {
  return read({ db, files }, (await findOfSide(db, asked))?.id, asked.position);
}

/** A photo of any claim, for operators. Throws `not_found`. */
export async function readPhotoForConsole(
  { db, files }: Kept,
  { number, position }: { number: string; position: number },
): Promise<Picture> {
  return read({ db, files }, (await findByNumber(db, number))?.id, position);
}

async function read({ db, files }: Kept, id: string | undefined, position: number): Promise<Picture> {
  const key = id === undefined ? undefined : await findPhotoFile(db, id, position);
  const bytes = key === undefined ? undefined : await readWhole(files, key);
  if (bytes === undefined) throw new Refusal('not_found');
  return { type: 'image/webp', base64: bytes.toString('base64') };
}

/** Deletes photos that no claim took within a day; the file goes before the row that names it. */
export function forgetClaimPhotos({ db, files }: Kept, now: Date): Promise<void> {
  // Rows are locked while their files go, so that no claim takes one of them.
  return transact(db, async (tx) => {
    const unused = await lockUnused(tx, new Date(now.getTime() - DAY_MS));
    for (const { file_key } of unused) await files.delete(file_key);
    await removeUnused(
      tx,
      unused.map(({ id }) => id),
    );
  });
}
