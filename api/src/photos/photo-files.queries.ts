import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';

/** Makes writing and removing the files of one content happen one after the other, until the transaction ends. */
export async function lockFiles(tx: Tx, fileKey: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${fileKey}, 0))`.execute(tx);
}

/** Whether an uploaded photo has these files. */
export async function isFileUsed(reader: Reader, fileKey: string): Promise<boolean> {
  const photo = await reader
    .selectFrom('photo')
    .select('id')
    .where('file_key', '=', fileKey)
    .where('original_key', 'is not', null)
    .executeTakeFirst();
  return photo !== undefined;
}
