import pg from 'pg';
import { query } from '../../bin/lib/postgres-server.ts';

/** A column of one of our tables; `optional` when an insert may leave it out. */
export interface Column {
  table: string;
  column: string;
  optional: boolean;
  writable: boolean;
}

const OURS = `n.nspname not like 'pg\\_%' and n.nspname not in ('information_schema', 'graphile_worker')
  and c.relkind = 'r' and c.relname <> 'migration'`;

export async function columnsOf(url: string): Promise<Column[]> {
  const rows = await query(
    url,
    `select c.oid::regclass::text as table, quote_ident(a.attname) as column, a.attgenerated = '' as writable,
       (not a.attnotnull or a.atthasdef or a.attidentity <> '') as optional
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where ${OURS} and a.attnum > 0 and not a.attisdropped order by 1, a.attnum`,
  );
  return rows as unknown as Column[];
}

const tablesOf = (columns: Column[]) => [...new Set(columns.map(({ table }) => table))];

/** Rows of each of our tables. */
export async function rowCounts(url: string): Promise<Record<string, number>> {
  const parts = tablesOf(await columnsOf(url)).map(
    (table) => `select '${table}' as table, count(*)::int as rows from ${table}`,
  );
  const rows = await query(url, parts.join(' union all '));
  return Object.fromEntries(rows.map(({ table, rows: count }) => [table, count]));
}

/** Rows of each of our tables but `except`, with a hash of all that stands in them. */
export async function hashesOf(url: string, except: string[]): Promise<Record<string, unknown>[]> {
  const tables = tablesOf(await columnsOf(url)).filter((table) => !except.includes(table));
  const parts = tables.map(
    (table) => `select '${table}' as table, count(*)::int as rows,
      md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as hash from ${table} t`,
  );
  return await query(url, `${parts.join(' union all ')} order by 1`);
}

/**
 * Copies what two schemas have in common, table by table and column by column, past triggers and foreign keys, and
 * answers how many rows; without the tables in `except`. A row that only the fuller schema can hold (a new value of an enum)
 * is left out.
 */
export async function copyCommonData(from: string, to: string, except: ReadonlySet<string>): Promise<number> {
  const [there, here] = [await columnsOf(from), await columnsOf(to)];
  const known = new Set(there.map(({ table, column }) => `${table} ${column}`));
  const optional = new Set(
    there.filter((column) => column.optional).map(({ table, column }) => `${table} ${column}`),
  );
  const client = new pg.Client({ connectionString: to });
  await client.connect();
  try {
    await client.query("set session_replication_role = 'replica'");
    let copied = 0;
    for (const table of tablesOf(here).filter((one) => !except.has(one))) {
      const own = here.filter((column) => column.table === table && column.writable);
      const common = own.filter(({ column }) => known.has(`${table} ${column}`));
      if (common.length === 0) continue;
      // Columns that the newer schema dropped were optional for the release before; those that became optional are left empty.
      const empty = own.filter((one) => !common.includes(one) || optional.has(`${table} ${one.column}`));
      for (const { column } of empty.filter((one) => !one.optional))
        await client.query(`alter table ${table} alter column ${column} drop not null`);
      const names = common.map(({ column }) => column).join(', ');
      const rows = await query(from, `select to_json(r)::text as row from (select ${names} from ${table}) r`);
      copied += await insertRows(
        client,
        table,
        names,
        rows.map(({ row }) => String(row)),
      );
    }
    return copied;
  } finally {
    await client.end();
  }
}

async function insertRows(client: pg.Client, table: string, names: string, rows: string[]): Promise<number> {
  const insert = `insert into ${table} (${names}) overriding system value
    select ${names} from json_populate_recordset(null::${table}, $1::json)`;
  try {
    await client.query(insert, [`[${rows.join(',')}]`]);
    return rows.length;
  } catch (error) {
    if (rows.length === 1 && error instanceof pg.DatabaseError && error.code === '22P02') return 0;
    if (rows.length <= 1) throw error;
  }
  // One of them does not fit: halves, until it stands alone.
  const middle = rows.length >> 1;
  const first = await insertRows(client, table, names, rows.slice(0, middle));
  return first + (await insertRows(client, table, names, rows.slice(middle)));
}
