import { randomUUID } from 'node:crypto';
import type { Rule } from '@diyar/contract/call/errors';
import type { FastifyBaseLogger } from 'fastify';
import { type NoSmallPicture, type ShrinkJobs, smallPicture } from '../photos/small-picture.ts';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { isDatabaseLost } from '../platform/http/faults.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { ensureProfile, lockAccount, type Picture, setPicture } from './profile.queries.ts';
import { requireAbility } from './show-my-info.ts';

/** Where pictures of accounts go, and what makes them small. */
export interface Places {
  db: Database;
  files: FileStorage;
  images: ShrinkJobs;
  log: FastifyBaseLogger;
}

/** Twelve megapixels as cameras have them (4032 × 3024, 4080 × 3060, 4096 × 3072): far more than a face or a logo needs. */
const MOST_PIXELS = 12 * 1024 * 1024;
const REFUSED_AS = {
  unreadable: 'photo_unreadable',
  too_many_pixels: 'photo_12mp',
  too_many_avif_pixels: 'photo_avif_2mp',
} as const satisfies Record<NoSmallPicture, Rule>;
/** How long whoever saves a picture waits when the storage could not take it: a full disk does not empty by itself. */
const RETRY_AFTER_SECONDS = 60;

/** The key under which a picture of an account lives; its file name is all that leaves. */
export function pictureKey(file: string): string {
  return `accounts/${file}`;
}

/**
 * Puts a person's photo or a business's logo in the place of the one before. Refuses `photo_unreadable` when the
 * content is no picture, `photo_12mp` or `photo_avif_2mp` when it is too large, `picture_not_kept` when the storage cannot take it (nothing
 * changes then), `role_forbids` to those who may not edit the account, `forbidden` for the logo of an individual.
 */
export async function savePicture(
  places: Places,
  actor: Actor,
  { picture, bytes, now }: { picture: Picture; bytes: Buffer; now: Date },
): Promise<void> {
  const { db, files, images } = places;
  refuseLogoOfOrdinary(actor, picture);
  await requireAbility(db, actor, 'edit');
  const fit = picture === 'photo' ? 'square' : 'whole';
  const small = await smallPicture(images, bytes, { fit, mostPixels: MOST_PIXELS });
  if (typeof small === 'string') throw invalid(picture, REFUSED_AS[small]);
  const key = pictureKey(`${randomUUID()}.webp`);
  // First the file, then the row that names it: a row never names a file that is not there.
  await files.put(key, small).catch((cause: unknown) => {
    throw new Refusal('picture_not_kept', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause });
  });
  const before = await nameInRow(places, actor, { picture, key, now }).catch(async (error: unknown) => {
    // The row may name the file when the commit's answer was lost: one file too many is better than one missing.
    if (!isDatabaseLost(error)) await forget(places, key);
    throw error;
  });
  await forget(places, before);
}

/** Takes a photo or logo away. */
export async function removePicture(
  places: Places,
  actor: Actor,
  { picture, now }: { picture: Picture; now: Date },
): Promise<void> {
  refuseLogoOfOrdinary(actor, picture);
  await forget(places, await nameInRow(places, actor, { picture, key: null, now }));
}

/** Puts the key in the account's row and answers the one that stood there. */
function nameInRow(
  { db }: Places,
  actor: Actor,
  { picture, key, now }: { picture: Picture; key: string | null; now: Date },
): Promise<string | null> {
  return transact(db, async (tx: Tx) => {
    await lockAccount(tx, actor.accountId);
    await requireAbility(tx, actor, 'edit');
    await ensureProfile(tx, actor.accountId, now);
    return setPicture(tx, actor.accountId, picture, key);
  });
}

/** Removes a file that no row names; one that cannot be removed is logged, for what the row says is done. */
async function forget({ files, log }: Places, key: string | null): Promise<void> {
  if (key === null) return;
  await files
    .delete(key)
    .catch((err: unknown) => log.error({ err, key, mustRead: true }, 'a file without a row stays'));
}

function refuseLogoOfOrdinary(actor: Actor, picture: Picture): void {
  if (picture === 'logo' && actor.kind !== 'business') throw new Refusal('forbidden');
}
