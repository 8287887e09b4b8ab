import { sql } from 'kysely';
import type { Tx } from '../platform/db/database.ts';

export interface ImagePhoto {
  state: 'processing' | 'ready' | 'refused';
  unit_id: string | null;
  property_id: string | null;
}

/** Locks a photo of an account. */
export async function lockPhoto(tx: Tx, accountId: string, id: string): Promise<ImagePhoto | undefined> {
  return tx
    .selectFrom('photo')
    .select(['state', 'unit_id', 'property_id'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
}

/** Makes a photo a property's own image, or none; the one before is not used any more. */
export async function setImage(tx: Tx, propertyId: string, photoId: string | null): Promise<void> {
  await sql`update photo set property_id = null where property_id = ${propertyId}
    and id is distinct from ${photoId}::uuid`.execute(tx);
  if (photoId === null) return;
  await tx.updateTable('photo').set({ property_id: propertyId }).where('id', '=', photoId).execute();
}
