import type { WizardPhoto } from '@diyar/contract/supply/host-photos';
import { reopenAds } from '../ad-states/edit-ads.ts';
import { type Database, transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import {
  findOwnPhotos,
  findUnitPhotos,
  lockOwnUnit,
  placePhotos,
  setMainPhoto,
} from './own-photo.queries.ts';
import { requireWorker } from './require-worker.ts';
import { arePhotosShown, reviseAdded, reviseOrder, settlePhotos } from './revise-photos.ts';
import { takePhotos } from './take-photos.ts';

export interface UnitChange {
  unitId: string;
  photos: readonly WizardPhoto[];
}

/**
 * Gives a unit of the acting account uploaded photos (see `takePhotos`); while its ad is on show they wait for an operator.
 * Throws `not_found`, `role_forbids` to viewers, `ad_on_show` while its ad is in review.
 */
export function addPhotos(
  db: Database,
  { unitId, photos }: UnitChange,
  actor: Actor,
  now: Date,
): Promise<void> {
  return transact(db, async (tx) => {
    if (!(await lockOwnUnit(tx, actor.accountId, unitId))) throw new Refusal('not_found');
    await requireWorker(tx, actor);
    if (photos.length === 0) return;
    const edit = { unitId, actor, now };
    if (await arePhotosShown(tx, unitId)) return reviseAdded(tx, edit, photos);
    await reopenAds(tx, { unitId }, actor.personId, now);
    await settlePhotos(tx, edit);
    await takePhotos(tx, { accountId: actor.accountId, unitId }, photos);
  });
}

/**
 * Orders all photos of a unit of the acting account, with what each shows and which is the main one. Throws `not_found`,
 * `role_forbids` to viewers, `photos_changed` when the unit has other photos by now, `photo_main_one` unless one is the main one,
 * `ad_on_show` where that changes anything while its ad is in review; while it is on show, the new order waits for an operator.
 */
export function orderPhotos(
  db: Database,
  { unitId, photos }: UnitChange,
  actor: Actor,
  now: Date,
): Promise<void> {
  const [main, second] = photos.filter((photo) => photo.main);
  return transact(db, async (tx) => {
    if (!(await lockOwnUnit(tx, actor.accountId, unitId))) throw new Refusal('not_found');
    await requireWorker(tx, actor);
    if (main === undefined || second !== undefined) throw invalid('photos', 'photo_main_one');
    const edit = { unitId, actor, now };
    if (await arePhotosShown(tx, unitId)) return reviseOrder(tx, edit, photos);
    await settlePhotos(tx, edit);
    const there = new Set((await findUnitPhotos(tx, unitId)).map(({ id }) => id));
    const named = new Set(photos.map(({ id }) => id));
    if (named.size !== photos.length || named.size !== there.size || !there.isSubsetOf(named))
      throw new Refusal('photos_changed');
    const before = await findOwnPhotos(tx, actor.accountId, { unitId });
    await placePhotos(
      tx,
      unitId,
      photos.map(({ main: _, ...photo }, position) => ({ ...photo, position })),
    );
    await setMainPhoto(tx, unitId, main.id);
    const after = await findOwnPhotos(tx, actor.accountId, { unitId });
    if (JSON.stringify(after) !== JSON.stringify(before))
      await reopenAds(tx, { unitId }, actor.personId, now);
  });
}
