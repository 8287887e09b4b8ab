import type { FastifyBaseLogger } from 'fastify';
import { reopenAds } from '../ad-states/edit-ads.ts';
import { type Tx, transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import {
  closeGap,
  type DeletedPhoto,
  deletePhotoRow,
  findUnitOfPhoto,
  findUnitPhotos,
  lockOwnUnit,
  setMainPhoto,
} from './own-photo.queries.ts';
import { removeFiles } from './photo-files.ts';
import type { UploadPlaces } from './receive-chunk.ts';
import { requireWorker } from './require-worker.ts';
import { deleteUpload, findUpload } from './upload.queries.ts';
import { removePieces } from './upload-pieces.ts';

export type DeletingPlaces = UploadPlaces & { log: FastifyBaseLogger };

interface By {
  actor: Actor;
  now: Date;
}

/**
 * Takes a photo of the acting account away with its files, or gives up its upload; where it was the main one, the first
 * that is ready follows. Throws `not_found` for others', `role_forbids` to viewers, `ad_on_show` while the unit's ad is on
 * show or in review.
 */
export async function deletePhoto(places: DeletingPlaces, photoId: string, by: By): Promise<void> {
  const { actor } = by;
  const { db, files, log } = places;
  const upload = await findUpload(db, actor.accountId, photoId);
  const gone = await transact(db, async (tx) => {
    if (upload === undefined) return deleteWhole(tx, photoId, by);
    await requireWorker(tx, actor);
    await deleteUpload(tx, photoId);
    // Its last piece may have landed meanwhile: the photo it became goes too.
    const isPhoto = (await findUnitOfPhoto(tx, actor.accountId, photoId)) !== undefined;
    return isPhoto ? deleteWhole(tx, photoId, by) : undefined;
  });
  const clear = async () => {
    if (upload !== undefined) await removePieces(files, upload);
    if (gone !== undefined) await removeFiles(places, gone);
  };
  // The row is gone, and so is the photo: files that stay are ours to look for.
  await clear().catch((err: unknown) =>
    log.error({ err, photoId, mustRead: true }, 'files without a photo stay'),
  );
}

async function deleteWhole(tx: Tx, photoId: string, { actor, now }: By): Promise<DeletedPhoto> {
  const { accountId } = actor;
  const unitId = await findUnitOfPhoto(tx, accountId, photoId);
  if (unitId === undefined) throw new Refusal('not_found');
  await requireWorker(tx, actor);
  if (unitId !== null) {
    await lockOwnUnit(tx, accountId, unitId);
    await reopenAds(tx, { unitId }, actor.personId, now);
  }
  const gone = await deletePhotoRow(tx, accountId, photoId);
  if (gone === undefined) throw new Refusal('not_found');
  if (gone.unit_id !== null && gone.position !== null) await closeRanks(tx, gone.unit_id, gone);
  return gone;
}

async function closeRanks(tx: Tx, unitId: string, gone: DeletedPhoto): Promise<void> {
  await closeGap(tx, unitId, gone.position ?? 0);
  if (!gone.is_main) return;
  const left = await findUnitPhotos(tx, unitId);
  const next = left.find(({ state }) => state === 'ready') ?? left[0];
  if (next !== undefined) await setMainPhoto(tx, unitId, next.id);
}
