import { randomUUID } from 'node:crypto';
import { smallPicture } from '../photos/small-picture.ts';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { ensureProfile, lockAccount, type Picture, setPicture } from './profile.queries.ts';
import { requireAbility } from './show-my-info.ts';

interface Places {
  db: Database;
  files: FileStorage;
}

/** The key under which a picture of an account lives; its file name is all that leaves. */
export function pictureKey(file: string): string {
  return `accounts/${file}`;
}

/**
 * Puts a person's photo or a business's logo in the place of the one before. Refuses `photo_unreadable` when the
 * content is no picture, `forbidden` to those who may not edit the account and for the logo of an individual.
 */
export async function savePicture(
  { db, files }: Places,
  actor: Actor,
  { picture, bytes, now }: { picture: Picture; bytes: Buffer; now: Date },
): Promise<void> {
  refuseLogoOfOrdinary(actor, picture);
  await requireAbility(db, actor, 'edit');
  const small = await smallPicture(bytes, picture);
  if (small === null) throw invalid(picture, 'photo_unreadable');
  const key = pictureKey(`${randomUUID()}.webp`);
  // First the file, then the row that names it: a row never names a file that is not there.
  await files.put(key, small);
  try {
    await replace({ db, files }, actor, { picture, key, now });
  } catch (error) {
    await files.delete(key);
    throw error;
  }
}

/** Takes a photo or logo away. */
export async function removePicture(
  places: Places,
  actor: Actor,
  { picture, now }: { picture: Picture; now: Date },
): Promise<void> {
  refuseLogoOfOrdinary(actor, picture);
  await replace(places, actor, { picture, key: null, now });
}

async function replace(
  { db, files }: Places,
  actor: Actor,
  { picture, key, now }: { picture: Picture; key: string | null; now: Date },
): Promise<void> {
  const before = await transact(db, async (tx: Tx) => {
    await lockAccount(tx, actor.accountId);
    await requireAbility(tx, actor, 'edit');
    await ensureProfile(tx, actor.accountId, now);
    return setPicture(tx, actor.accountId, picture, key);
  });
  if (before !== null) await files.delete(before);
}

function refuseLogoOfOrdinary(actor: Actor, picture: Picture): void {
  if (picture === 'logo' && actor.kind !== 'business') throw new Refusal('forbidden');
}
