import { sql } from 'kysely';
import type { Reader } from '../../../api/src/platform/db/database.ts';

export interface Instant {
  /** Table and column. */
  where: string;
  at: string;
}

/** Columns of instants that are planned, promised or agreed: all others say when something happened. */
const PLANNED = [
  /_until$/,
  /\.(due_at|expires_at|effective_from)$/,
  /^(reservation\.(starts|ends)_at|membership\.(ends|ads_leave)_at|due\.cancels_at|calendar_feed\.next_read_at)$/,
];

/** Returns the instants after `start` at which something is said to have happened, of every table. */
export async function instantsAfter(db: Reader, start: Date): Promise<Instant[]> {
  const { rows: columns } = await sql<{ schema: string; table: string; column: string }>`
    select table_schema as schema, table_name as table, column_name as column from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and data_type = 'timestamp with time zone'
      and table_schema not in ('pg_catalog', 'information_schema', 'graphile_worker')
    order by 1, 2, 3`.execute(db);
  const found: Instant[] = [];
  for (const { schema, table, column } of columns) {
    if (PLANNED.some((name) => name.test(`${table}.${column}`))) continue;
    const { rows } = await sql<{ at: string }>`
      select distinct ${sql.ref(column)}::text as at from ${sql.table(`${schema}.${table}`)}
      where ${sql.ref(column)} > ${start} order by 1`.execute(db);
    found.push(...rows.map(({ at }) => ({ where: `${table}.${column}`, at })));
  }
  return found;
}
