import { MOST_UNUSED_PHOTOS } from '@diyar/contract/host-photos';
import type { Tx } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { requireWorker } from './require-worker.ts';
import { countUnused, insertUpload, lockPhotosOf } from './upload.queries.ts';

/**
 * Begins an upload for the acting account and answers its id, which stays the photo's. Refuses `forbidden` to viewers, and
 * `too_many_uploads` while a hundred photos of the account are used by no unit, also when two begin at once.
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
  if ((await countUnused(tx, accountId)) >= MOST_UNUSED_PHOTOS) throw new Refusal('too_many_uploads');
  return insertUpload(tx, { ...file, accountId, now });
}
