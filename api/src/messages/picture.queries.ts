import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';

/** Pictures an account sent since an instant, and when the first; its other ones wait until we commit. */
export async function picturesSince(
  tx: Tx,
  accountId: string,
  since: Date,
): Promise<{ count: number; first: Date | null }> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`message pictures:${accountId}`}, 0))`.execute(
    tx,
  );
  return tx
    .selectFrom('message_picture')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('first')])
    .where('account_id', '=', accountId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
}

export async function insertPicture(
  tx: Tx,
  picture: { reservation_id: string; account_id: string; file_key: string; created_at: Date },
): Promise<string> {
  const row = await tx
    .insertInto('message_picture')
    .values(picture)
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Gives a picture of the account and the booking to a message; false when it is not there, or another message has it. */
export async function takePicture(
  tx: Tx,
  picture: { id: string; reservationId: string; accountId: string },
): Promise<boolean> {
  const row = await tx
    .updateTable('message_picture')
    .set({ taken: true })
    .where('id', '=', picture.id)
    .where('reservation_id', '=', picture.reservationId)
    .where('account_id', '=', picture.accountId)
    .where('taken', '=', false)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The file of a message's picture. */
export async function findPicture(
  reader: Reader,
  reservationId: string,
  position: number,
): Promise<string | undefined> {
  const row = await reader
    .selectFrom('message')
    .innerJoin('message_picture', 'message_picture.id', 'message.picture_id')
    .select('message_picture.file_key')
    .where('message.reservation_id', '=', reservationId)
    .where('message.position', '=', position)
    .executeTakeFirst();
  return row?.file_key;
}

const A_NIGHT = 1000;

/** Locks the pictures that no message took before an instant. */
export function lockUnused(tx: Tx, before: Date): Promise<{ id: string; file_key: string }[]> {
  return tx
    .selectFrom('message_picture')
    .select(['id', 'file_key'])
    .where('taken', '=', false)
    .where('created_at', '<', before)
    .orderBy('id')
    .limit(A_NIGHT)
    .forUpdate()
    .execute();
}

export async function removeUnused(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteFrom('message_picture').where('id', 'in', ids).where('taken', '=', false).execute();
}

/** Whether a case hides a message, in its place of a booking, from the side of the booking that is told. */
export async function isHiddenFrom(
  reader: Reader,
  { reservationId, otherAccountId }: { reservationId: string; otherAccountId: string },
  position: number,
): Promise<boolean> {
  const row = await reader
    .selectFrom('message')
    .innerJoin('hidden_message', 'hidden_message.message_id', 'message.id')
    .select('message.id')
    .where('message.reservation_id', '=', reservationId)
    .where('message.position', '=', position)
    .where('message.account_id', '=', otherAccountId)
    .executeTakeFirst();
  return row !== undefined;
}
