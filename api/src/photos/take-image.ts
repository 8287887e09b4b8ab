import type { Tx } from '../platform/db/database.ts';
import { invalid } from '../platform/http/refusal.ts';
import { lockPhoto, setImage } from './property-image.queries.ts';

/**
 * Makes an uploaded photo of the account a property's own image; null takes it away. Refuses `property.image` that is not there
 * or used by something else (`photo_unknown`), or was refused (`photo_not_clear`). The property is locked by the caller, or new.
 */
export async function takeImage(
  tx: Tx,
  { accountId, propertyId }: { accountId: string; propertyId: string },
  photoId: string | null,
): Promise<void> {
  if (photoId !== null) {
    const photo = await lockPhoto(tx, accountId, photoId);
    const isOther = photo?.property_id !== null && photo?.property_id !== propertyId;
    if (photo === undefined || photo.unit_id !== null || isOther)
      throw invalid('property.image', 'photo_unknown');
    if (photo.state === 'refused') throw invalid('property.image', 'photo_not_clear');
  }
  await setImage(tx, propertyId, photoId);
}
