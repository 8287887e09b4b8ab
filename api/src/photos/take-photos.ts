import type { Rule } from '@diyar/contract/errors';
import type { WizardPhoto } from '@diyar/contract/host-photos';
import type { Tx } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { givePhotos, lockPhotos, setImage, type TakenPhoto } from './take-photos.queries.ts';

/**
 * Gives a new unit photos that its account uploaded and nothing uses yet, in this order. Refuses, beside each photo, one that
 * is not there or is used (`photo_unknown`), that was refused (`photo_not_clear`), or that is named twice (`photo_twice`).
 */
export async function takePhotos(
  tx: Tx,
  { accountId, unitId }: { accountId: string; unitId: string },
  photos: readonly WizardPhoto[],
): Promise<void> {
  const found = await lockPhotos(
    tx,
    accountId,
    photos.map(({ id }) => id),
  );
  const fields = photos.flatMap(({ id }, index) => {
    const isTwice = photos.findIndex((other) => other.id === id) < index;
    const rule = isTwice ? 'photo_twice' : ruleOf(found.find((photo) => photo.id === id));
    return rule === undefined ? [] : [{ field: `photos.${index}`, rule }];
  });
  if (fields.length > 0) throw new Refusal('validation_failed', { fields });
  await givePhotos(tx, unitId, photos);
}

/** Makes an uploaded photo a property's own image; null takes it away. Refuses as `takePhotos` does. */
export async function takeImage(
  tx: Tx,
  { accountId, propertyId }: { accountId: string; propertyId: string },
  photoId: string | null,
): Promise<void> {
  const [photo] = photoId === null ? [] : await lockPhotos(tx, accountId, [photoId]);
  const rule = photoId === null || photo?.property_id === propertyId ? undefined : ruleOf(photo);
  if (rule !== undefined)
    throw new Refusal('validation_failed', { fields: [{ field: 'property.image', rule }] });
  await setImage(tx, propertyId, photoId);
}

function ruleOf(photo: TakenPhoto | undefined): Rule | undefined {
  if (photo === undefined || photo.unit_id !== null || photo.property_id !== null) return 'photo_unknown';
  return photo.state === 'refused' ? 'photo_not_clear' : undefined;
}
