import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';

/** Photos of damage an account sent since an instant, and when the first; its other ones wait until we commit. */
export async function photosSince(
  tx: Tx,
  accountId: string,
  since: Date,
): Promise<{ count: number; first: Date | null }> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`deposit photos:${accountId}`}, 0))`.execute(tx);
  return tx
    .selectFrom('deposit_photo')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('first')])
    .where('account_id', '=', accountId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
}

export async function insertPhoto(
  tx: Tx,
  photo: { reservation_id: string; account_id: string; file_key: string; created_at: Date },
): Promise<string> {
  const row = await tx.insertInto('deposit_photo').values(photo).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

/** The file of a photo of a booking's claim. */
export async function findPhotoFile(
  reader: Reader,
  reservationId: string,
  position: number,
): Promise<string | undefined> {
  const row = await reader
    .selectFrom('deposit_photo')
    .select('file_key')
    .where('reservation_id', '=', reservationId)
    .where('position', '=', position)
    .executeTakeFirst();
  return row?.file_key;
}
