import { MOST_PHOTOS, type WizardPhoto } from '@diyar/contract/supply/host-photos';
import type { Tx } from '../platform/db/database.ts';
import { invalid } from '../platform/http/refusal.ts';
import { looksSame } from './looks-same.ts';
import {
  findUnitPhotos,
  lockUnusedPhotos,
  type NewPhoto,
  placePhotos,
  setMainPhoto,
} from './own-photo.queries.ts';
import { lockPhotosOf } from './upload.queries.ts';

/**
 * Gives a unit uploaded photos of its account, in their order, behind those it has; without a main one the first becomes
 * it. The caller holds the unit's lock. Refuses `photos.<n>.id` that is no unused photo of the account (`photo_unknown`), was
 * refused (`photo_not_clear`) or is in the ad already (`photo_twice`), two main ones (`photo_main_one`) and more than
 * thirty (`photos_30`).
 */
export async function takePhotos(
  tx: Tx,
  { accountId, unitId }: { accountId: string; unitId: string },
  photos: readonly WizardPhoto[],
): Promise<void> {
  if (photos.length === 0) return;
  const [main, second] = photos.filter((photo) => photo.main);
  if (second !== undefined) throw invalid('photos', 'photo_main_one');
  const ids = photos.map(({ id }) => id);
  // None of them is being looked at meanwhile: what it is found to be is known here, or the unit there.
  await lockPhotosOf(tx, accountId);
  const unused = new Map((await lockUnusedPhotos(tx, accountId, ids)).map((photo) => [photo.id, photo]));
  const there = await findUnitPhotos(tx, unitId);
  if (there.length + photos.length > MOST_PHOTOS) throw invalid('photos', 'photos_30');
  const inAd: NewPhoto[] = [...there];
  for (const [index, { id }] of photos.entries()) {
    const photo = unused.get(id);
    const field = `photos.${index}.id`;
    if (photo === undefined) throw invalid(field, 'photo_unknown');
    if (photo.state === 'refused') throw invalid(field, 'photo_not_clear');
    if (inAd.some((other) => other.id === id || looksSame(other, photo))) throw invalid(field, 'photo_twice');
    inAd.push(photo);
  }
  const behind = there.length;
  const placed = photos.map(({ main: _, ...photo }, index) => ({ ...photo, position: behind + index }));
  await placePhotos(tx, unitId, placed);
  const hasMain = there.some((photo) => photo.is_main);
  const chosen = main?.id ?? (hasMain ? undefined : ids[0]);
  if (chosen !== undefined) await setMainPhoto(tx, unitId, chosen);
}
