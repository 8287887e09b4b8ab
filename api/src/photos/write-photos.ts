import type { WizardPhoto } from '@diyar/contract/supply/host-photos';
import type { Tx } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { lockUsablePhotos, placePhotos, releasePhotos, setMainPhoto } from './own-photo.queries.ts';

/**
 * Makes a list of photos the photos of a unit, in its order: those that are not in it stay the account's, used by nothing,
 * and those that were refused are left out. The caller holds the unit's lock. Throws `state_changed` when one of them is
 * used elsewhere by now, or gone.
 */
export async function writePhotos(
  tx: Tx,
  { accountId, unitId }: { accountId: string; unitId: string },
  photos: readonly WizardPhoto[],
): Promise<void> {
  const ids = photos.map(({ id }) => id);
  const usable = new Map(
    (await lockUsablePhotos(tx, { accountId, unitId }, ids)).map((photo) => [photo.id, photo]),
  );
  if (ids.some((id) => !usable.has(id))) throw new Refusal('state_changed');
  const kept = photos.filter(({ id }) => usable.get(id)?.state !== 'refused');
  await releasePhotos(
    tx,
    unitId,
    kept.map(({ id }) => id),
  );
  const placed = kept.map(({ id, room, caption_ar, caption_en }, position) => ({
    id,
    position,
    room,
    caption_ar,
    caption_en,
  }));
  await placePhotos(tx, unitId, placed);
  const main = kept.find((photo) => photo.main) ?? kept[0];
  if (main !== undefined) await setMainPhoto(tx, unitId, main.id);
}
