import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';
import type { PhotoFailure } from '../platform/db/schema.generated.ts';
import { ALIKE_BITS, type Hashes } from './looks-same.ts';

/** A photo that is still being made. */
export interface PhotoInMaking {
  id: string;
  account_id: string;
  file_key: string | null;
  original_key: string | null;
  beside: string[];
}

export async function findPhotoInMaking(reader: Reader, id: string): Promise<PhotoInMaking | undefined> {
  return reader
    .selectFrom('photo')
    .select(['id', 'account_id', 'file_key', 'original_key', 'beside'])
    .where('id', '=', id)
    .where('state', '=', 'processing')
    .executeTakeFirst();
}

/** Bytes of the upload a photo was made of, while its pieces are there; undefined once they were removed. */
export async function findUploadedSize(reader: Reader, id: string): Promise<number | undefined> {
  const row = await reader.selectFrom('photo_upload').select('size').where('id', '=', id).executeTakeFirst();
  return row?.size;
}

/** The photos that a photo stands beside: in its unit, or as either said when it was uploaded. */
export async function findNeighbours(reader: Reader, photo: PhotoInMaking): Promise<Hashes[]> {
  const { rows } = await sql<Hashes>`
    select other.content_hash, other.perceptual_hash from photo mine
    join photo other on other.account_id = mine.account_id and other.id <> mine.id and other.state <> 'refused'
      and (other.unit_id = mine.unit_id or other.id = any(mine.beside) or mine.id = any(other.beside))
    where mine.id = ${photo.id}`.execute(reader);
  return rows;
}

/** A photo of another account that looks the same: certainly found when they differ in three bits or fewer, mostly with more. */
export async function findElsewhere(reader: Reader, accountId: string, hash: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from photo
    where perceptual_hash is not null and photo_hash_parts(perceptual_hash) && photo_hash_parts(${hash}::bit(64))
      and bit_count(perceptual_hash # ${hash}::bit(64)) <= ${ALIKE_BITS} and account_id <> ${accountId} and state <> 'refused'
    order by bit_count(perceptual_hash # ${hash}::bit(64)), id limit 1`.execute(reader);
  return rows[0]?.id ?? null;
}

/** What a photo was found to be. */
export interface Looked {
  file_key: string;
  original_key: string;
  content_hash: Buffer;
  perceptual_hash: string | null;
  width: number;
  height: number;
  placeholder: string;
  colour: string;
}

/** Writes what a photo was found to be; false when it is gone. */
export async function saveLooked(tx: Tx, id: string, looked: Looked): Promise<boolean> {
  const updated = await tx
    .updateTable('photo')
    .set(looked)
    .where('id', '=', id)
    .where('state', '=', 'processing')
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

export async function flagPhoto(
  tx: Tx,
  flag: { photoId: string; kind: 'words' | 'elsewhere'; otherPhotoId: string | null; now: Date },
): Promise<void> {
  const { photoId, kind, otherPhotoId, now } = flag;
  await tx
    .insertInto('photo_flag')
    .values({ photo_id: photoId, kind, other_photo_id: otherPhotoId, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Refuses a photo that is being made; it names no files from then on. */
export async function refusePhoto(reader: Reader, id: string, failure: PhotoFailure): Promise<void> {
  await reader
    .updateTable('photo')
    .set({ state: 'refused', failure, file_key: null, original_key: null })
    .where('id', '=', id)
    .where('state', '=', 'processing')
    .execute();
}

/** All sizes are there; false when the photo is gone. */
export async function setReady(tx: Tx, id: string): Promise<boolean> {
  const updated = await tx
    .updateTable('photo')
    .set({ state: 'ready' })
    .where('id', '=', id)
    .where('state', '=', 'processing')
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}
