import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';

/** How many photos were sent of a stay, with an evaluation or without. */
export async function countPhotos(tx: Tx, reservationId: string): Promise<number> {
  const row = await tx
    .selectFrom('evaluation_photo')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('reservation_id', '=', reservationId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function insertPhoto(
  tx: Tx,
  photo: { reservation_id: string; account_id: string; file_key: string; created_at: Date },
): Promise<string> {
  const row = await tx.insertInto('evaluation_photo').values(photo).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

/** Gives an evaluation the photos its writer sent, in their order; false when one of them is not theirs or was taken. */
export async function takePhotos(
  tx: Tx,
  evaluation: { id: string; reservationId: string; accountId: string; photos: readonly string[] },
): Promise<boolean> {
  const { rows } = await sql`
    update evaluation_photo set evaluation_id = ${evaluation.id}, position = chosen.position
    from unnest(${evaluation.photos}::uuid[]) with ordinality chosen (id, position)
    where evaluation_photo.id = chosen.id and evaluation_photo.reservation_id = ${evaluation.reservationId}
      and evaluation_photo.account_id = ${evaluation.accountId} and evaluation_photo.evaluation_id is null
    returning evaluation_photo.id`.execute(tx);
  return rows.length === evaluation.photos.length;
}

/** Takes its photos from an evaluation: those that it is not given again are left over. */
export async function releasePhotos(tx: Tx, evaluationId: string): Promise<void> {
  await tx
    .updateTable('evaluation_photo')
    .set({ evaluation_id: null, position: null })
    .where('evaluation_id', '=', evaluationId)
    .execute();
}

/** The file of a photo of an evaluation that everyone reads, or that this account wrote. */
export async function findPhotoFile(
  reader: Reader,
  { evaluationId, position, accountId }: { evaluationId: string; position: number; accountId: string | null },
): Promise<string | undefined> {
  const { rows } = await sql<{ file_key: string }>`
    select photo.file_key from evaluation_photo photo join evaluation on evaluation.id = photo.evaluation_id
    where photo.evaluation_id = ${evaluationId} and photo.position = ${position}
      and (evaluation.shown_at is not null or evaluation.author_account_id = ${accountId})`.execute(reader);
  return rows[0]?.file_key;
}

/** The file of a photo of the evaluation that a case of reports is about. */
export async function findPhotoOfCase(
  reader: Reader,
  { number, position }: { number: string; position: number },
): Promise<string | undefined> {
  const { rows } = await sql<{ file_key: string }>`
    select photo.file_key from report_case one join evaluation_photo photo on photo.evaluation_id = one.evaluation_id
    where one.number = ${Number(number)} and photo.position = ${position}`.execute(reader);
  return rows[0]?.file_key;
}
