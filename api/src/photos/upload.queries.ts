import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';

export interface UploadRow {
  id: string;
  /** Bytes. */
  size: number;
  received: number;
  beside: string[];
}

/** Makes what is done to an account's unused photos happen one after the other, until the transaction ends. */
export async function lockPhotosOf(tx: Tx, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('photos of ' || ${accountId}::text, 0))`.execute(
    tx,
  );
}

export interface PhotoCounts {
  /** That no unit or property uses or that are still being looked at, with those on their way; refused ones are not kept. */
  unused: number;
  /** All that are kept or on their way. */
  all: number;
}

/** How many photos an account has. */
export async function countPhotos(tx: Tx, accountId: string): Promise<PhotoCounts> {
  const { rows } = await sql<PhotoCounts>`
    select count(*)::int as all, count(*) filter (where is_unused)::int as unused from (
      select unit_id is null and property_id is null or state = 'processing' as is_unused
      from photo where account_id = ${accountId} and state <> 'refused'
      union all
      select true from photo_upload upload where account_id = ${accountId}
        and not exists (select from photo where photo.id = upload.id)) counted`.execute(tx);
  return rows[0] ?? { unused: 0, all: 0 };
}

/** How many photos of an account wait to be looked at. */
export async function countWaiting(tx: Tx, accountId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from photo
    where account_id = ${accountId} and state = 'processing' and file_key is null`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function insertUpload(
  tx: Tx,
  upload: { accountId: string; size: number; beside: readonly string[]; now: Date },
): Promise<string> {
  const { accountId, size, beside, now } = upload;
  const row = await tx
    .insertInto('photo_upload')
    .values({ account_id: accountId, size, beside: [...beside], created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** An upload of an account that has not become a photo yet. */
export async function findUpload(
  reader: Reader,
  accountId: string,
  id: string,
): Promise<UploadRow | undefined> {
  const { rows } = await sql<UploadRow>`
    select id, size, received, beside from photo_upload upload
    where id = ${id} and account_id = ${accountId} and not exists (select from photo where photo.id = upload.id)`.execute(
    reader,
  );
  return rows[0];
}

/** Counts a piece that begins where the file ended, and answers whether it did; only one of two at once does. */
export async function addReceived(
  tx: Tx,
  piece: { id: string; offset: number; bytes: number; now: Date },
): Promise<boolean> {
  const updated = await tx
    .updateTable('photo_upload')
    .set({ received: piece.offset + piece.bytes, updated_at: piece.now })
    .where('id', '=', piece.id)
    .where('received', '=', piece.offset)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

export async function uploadExists(reader: Reader, id: string): Promise<boolean> {
  const row = await reader.selectFrom('photo_upload').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** The photo that an upload becomes once it is whole; it has the upload's id. */
export async function insertUploadedPhoto(
  tx: Tx,
  photo: { id: string; accountId: string; beside: readonly string[]; now: Date },
): Promise<void> {
  const { id, accountId, beside, now } = photo;
  await tx
    .insertInto('photo')
    .values({ id, account_id: accountId, beside: [...beside], state: 'processing', created_at: now })
    .execute();
}

/** Forgets an upload, and answers its length in bytes; undefined when there is none. Its pieces are files of their own. */
export async function deleteUpload(tx: Reader, id: string): Promise<number | undefined> {
  const row = await tx.deleteFrom('photo_upload').where('id', '=', id).returning('size').executeTakeFirst();
  return row?.size;
}

/** Uploads that have stood still since an instant. */
export async function findStillUploads(reader: Reader, since: Date): Promise<{ id: string; size: number }[]> {
  const { rows } = await sql<{ id: string; size: number }>`
    select id, size from photo_upload upload where updated_at < ${since}
      and not exists (select from photo where photo.id = upload.id) limit 1000`.execute(reader);
  return rows;
}
