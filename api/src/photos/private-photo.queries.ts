import { sql } from 'kysely';
import type { Tx } from '../platform/db/database.ts';

/** Tables of photos that wait for the thing they were sent for, by the column that names it. */
const TAKEN_BY = { evaluation_photo: 'evaluation_id', deposit_photo: 'claim_id' } as const;
export type PhotoTable = keyof typeof TAKEN_BY;

const A_NIGHT = 1000;

const isLeftOver = (table: PhotoTable) => sql`${sql.ref(TAKEN_BY[table])} is null`;

/** Locks the photos that nothing took before an instant. */
export async function lockLeftOver(
  tx: Tx,
  table: PhotoTable,
  before: Date,
): Promise<{ id: string; file_key: string }[]> {
  const { rows } = await sql<{ id: string; file_key: string }>`
    select id, file_key from ${sql.table(table)} where ${isLeftOver(table)} and created_at < ${before}
    order by id limit ${A_NIGHT} for update`.execute(tx);
  return rows;
}

export async function removeLeftOver(tx: Tx, table: PhotoTable, ids: readonly string[]): Promise<void> {
  await sql`delete from ${sql.table(table)} where id = any(${ids}::uuid[]) and ${isLeftOver(table)}`.execute(
    tx,
  );
}
