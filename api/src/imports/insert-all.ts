import { type Insertable, sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';
import type { DB } from '../platform/db/schema.generated.ts';

/** PostgreSQL takes 65,535 parameters a statement; no table here has 80 columns. */
const ROWS_A_STATEMENT = 800;

/** Tables in the order in which their rows can be inserted: what is pointed at comes first. */
const TABLES = [
  'person',
  'account',
  'consent',
  'property',
  'space',
  'unit',
  'unit_space',
  'unit_feature',
  'unit_policy',
  'unit_price',
  'service',
  'photo',
  'offer',
  'offer_unit',
  'licence',
  'ad',
  'ad_transition',
  'reservation',
  'reservation_transition',
  'occupancy',
  'due',
  'payment',
  'refund',
  'sandbox_gateway.payment',
  'sandbox_gateway.refund',
  'ledger_entry',
  'evaluation',
  'message_thread',
  'message',
  'arrival_code',
] as const satisfies readonly (keyof DB)[];

/** Rows of several tables that belong together. */
export type Rows = { [T in (typeof TABLES)[number]]?: Insertable<DB[T]>[] };

/** Inserts any number of rows, many a statement, table after table in an order that breaks no foreign key. */
export async function insertAll(tx: Tx, parts: readonly Rows[]): Promise<void> {
  for (const table of TABLES) {
    const rows = parts.flatMap((part) => (part[table] ?? []) as readonly unknown[]);
    for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
      await tx
        .insertInto(table)
        .values(rows.slice(from, from + ROWS_A_STATEMENT) as never)
        .execute();
    }
  }
}

/** New ids, in rising order, so that rows that point to one another can be inserted in bulk. */
export async function freshIds(reader: Reader, count: number): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
  }>`select uuidv7() as id from generate_series(1, ${count}::int)`.execute(reader);
  return rows.map((row) => row.id);
}
