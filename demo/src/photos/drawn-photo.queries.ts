import { sql } from 'kysely';
import type { Tx } from '../../../api/src/platform/db/database.ts';

/** Photos whose key begins with `demo/`, of another edition than `current` (a key's beginning) or without a placeholder. */
export function findStalePhotos(tx: Tx, current: string) {
  return tx
    .selectFrom('photo')
    .select(['id', 'file_key', 'placeholder'])
    .where('file_key', 'like', 'demo/%')
    .where((photo) =>
      photo.or([photo('placeholder', 'is', null), photo('file_key', 'not like', `${current}%`)]),
    )
    .execute();
}

export interface SavedPhoto {
  id: string;
  file_key: string;
  placeholder: string;
  colour: string;
}

/** Writes what photos are drawn from and their colours, all in one statement. */
export async function savePhotos(tx: Tx, photos: readonly SavedPhoto[]): Promise<void> {
  if (photos.length === 0) return;
  await sql`
    update photo set file_key = drawn.file_key, placeholder = drawn.placeholder, colour = drawn.colour
    from json_populate_recordset(null::photo, ${JSON.stringify(photos)}::json) drawn where drawn.id = photo.id`.execute(
    tx,
  );
}
