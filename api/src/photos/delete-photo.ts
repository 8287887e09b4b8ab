import { reopenAds } from '../ad-states/edit-ads.ts';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { removeFilesLater } from './forget-unused.ts';
import {
  closeGap,
  type DeletedPhoto,
  deletePhotoRow,
  findUnitOfPhoto,
  findUnitPhotos,
  lockOwnUnit,
  setMainPhoto,
} from './own-photo.queries.ts';
import { removePiecesJob } from './photo.jobs.ts';
import { requireWorker } from './require-worker.ts';
import { arePhotosShown, forgetPhoto, reviseRemoved, settlePhotos } from './revise-photos.ts';
import { deleteUpload, findUpload } from './upload.queries.ts';

interface By {
  actor: Actor;
  now: Date;
}

/**
 * Takes a photo of the acting account away, or gives up its upload; its files follow by a job of the same transaction. Where it
 * was the main one, the first that is ready follows. Throws `not_found` for others', `forbidden` to viewers, `ad_on_show`
 * while the unit's ad is in review; while it is on show, the photo stays until an operator agrees.
 */
export async function deletePhoto(db: Database, photoId: string, by: By): Promise<void> {
  const { actor } = by;
  const upload = await findUpload(db, actor.accountId, photoId);
  await transact(db, async (tx) => {
    if (upload === undefined) return deleteWhole(tx, photoId, by);
    await requireWorker(tx, actor);
    await deleteUpload(tx, photoId);
    await enqueue(tx, removePiecesJob, { uploadId: photoId, size: upload.size });
    // Its last piece may have landed meanwhile: the photo it became goes too.
    if ((await findUnitOfPhoto(tx, actor.accountId, photoId)) !== undefined)
      await deleteWhole(tx, photoId, by);
  });
}

async function deleteWhole(tx: Tx, photoId: string, { actor, now }: By): Promise<void> {
  const { accountId } = actor;
  const unitId = await findUnitOfPhoto(tx, accountId, photoId);
  if (unitId === undefined) throw new Refusal('not_found');
  await requireWorker(tx, actor);
  if (unitId !== null) {
    await lockOwnUnit(tx, accountId, unitId);
    const edit = { unitId, actor, now };
    if (await arePhotosShown(tx, unitId)) return reviseRemoved(tx, edit, photoId);
    await settlePhotos(tx, edit);
    await reopenAds(tx, { unitId }, actor.personId, now);
  }
  if (unitId === null) await forgetPhoto(tx, { actor, now }, photoId);
  const gone = await deletePhotoRow(tx, accountId, photoId);
  if (gone === undefined) throw new Refusal('not_found');
  if (gone.unit_id !== null && gone.position !== null) await closeRanks(tx, gone.unit_id, gone);
  await removeFilesLater(tx, gone);
}

async function closeRanks(tx: Tx, unitId: string, gone: DeletedPhoto): Promise<void> {
  await closeGap(tx, unitId, gone.position ?? 0);
  if (!gone.is_main) return;
  const left = await findUnitPhotos(tx, unitId);
  const next = left.find(({ state }) => state === 'ready') ?? left[0];
  if (next !== undefined) await setMainPhoto(tx, unitId, next.id);
}
