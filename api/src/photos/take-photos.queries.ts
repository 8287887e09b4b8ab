import { sql } from 'kysely';
import type { Tx } from '../platform/db/database.ts';

export interface TakenPhoto {
  id: string;
  state: 'processing' | 'ready' | 'refused';
  unit_id: string | null;
  property_id: string | null;
}

/** Locks photos of an account in id order and answers those that are there. */
export async function lockPhotos(tx: Tx, accountId: string, ids: readonly string[]): Promise<TakenPhoto[]> {
  const { rows } = await sql<TakenPhoto>`
    select id, state, unit_id, property_id from photo
    where account_id = ${accountId} and id = any(${ids}::uuid[]) order by id for update`.execute(tx);
  return rows;
}

/** Makes a photo a property's own image, or none; the one before is not used any more. */
export async function setImage(tx: Tx, propertyId: string, photoId: string | null): Promise<void> {
  await sql`update photo set property_id = null where property_id = ${propertyId}
    and id is distinct from ${photoId}::uuid`.execute(tx);
  if (photoId === null) return;
  await tx.updateTable('photo').set({ property_id: propertyId }).where('id', '=', photoId).execute();
}
