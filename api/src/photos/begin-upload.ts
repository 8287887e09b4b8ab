import { MOST_UNUSED_PHOTOS } from '@diyar/contract/supply/host-photos';
import type { Tx } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { figuresAt } from '../settings/figures.ts';
import { requireWorker } from './require-worker.ts';
import { countPhotos, insertUpload, lockPhotosOf } from './upload.queries.ts';

/**
 * Begins an upload for the acting account and answers its id, which stays the photo's. Refuses `role_forbids` to viewers, and
 * `too_many_uploads` while a hundred photos of the account are used by no unit or still being looked at, and `too_many_photos`
 * while it keeps as many as the setting allows, also when two begin at once.
 */
export async function beginUpload(
  tx: Tx,
  file: { size: number; beside: readonly string[] },
  actor: Actor,
  now: Date,
): Promise<string> {
  const { accountId } = actor;
  await requireWorker(tx, actor);
  await lockPhotosOf(tx, accountId);
  const { unused, all } = await countPhotos(tx, accountId);
  if (unused >= MOST_UNUSED_PHOTOS) throw new Refusal('too_many_uploads');
  if (all >= (await figuresAt(tx, now)).photos_per_account) throw new Refusal('too_many_photos');
  return insertUpload(tx, { ...file, accountId, now });
}
