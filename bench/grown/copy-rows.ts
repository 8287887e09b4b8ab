import type { Client } from 'pg';

export interface Copying {
  table: string;
  /** Which rows of the table, named `old`, each made ad `m` copies. */
  on: string;
  /** More tables that the values need, and which copies are left out. */
  also?: string;
  /** Columns that differ from the copied row, as SQL; null leaves the column to its default. */
  values: Record<string, string | null>;
}

/**
 * Copies rows of the demo world for every made ad, in one statement. Columns nobody names are copied as they are, so a
 * table that gets a column needs nothing here.
 */
export async function copyRows(client: Client, { table, on, also = '', values }: Copying): Promise<number> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(column_name) as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO'
     order by ordinal_position`,
    [table],
  );
  const names = rows.map(({ name }) => name).filter((name) => values[name] !== null);
  const picked = names.map((name) => values[name] ?? `old.${name}`);
  const { rowCount } = await client.query(
    `insert into ${table} (${names.join(', ')}) select ${picked.join(', ')}
     from grown.made m join ${table} old on ${on} ${also}`,
  );
  return rowCount ?? 0;
}
