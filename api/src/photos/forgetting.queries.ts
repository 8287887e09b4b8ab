import { sql } from 'kysely';
import type { Database, Reader } from '../platform/db/database.ts';
import type { PhotoFiles } from './photo-files.ts';

/** Photos uploaded before an instant, or of an account closed since, that neither a unit nor a property uses. */
export async function findUnused(reader: Reader, before: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select photo.id from photo join account on account.id = photo.account_id
    where photo.unit_id is null and photo.property_id is null
      and (photo.created_at < ${before} or account.closed_at is not null)
    order by photo.created_at limit 1000`.execute(reader);
  return rows.map(({ id }) => id);
}

/** Deletes a photo unless it was put to use meanwhile; answers what it was stored under. */
export async function deleteUnused(db: Database, id: string): Promise<PhotoFiles | undefined> {
  return db
    .deleteFrom('photo')
    .where('id', '=', id)
    .where('unit_id', 'is', null)
    .where('property_id', 'is', null)
    .returning(['file_key', 'original_key'])
    .executeTakeFirst();
}
