import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';
import type { Owner, PersonalTable } from './personal-table.ts';
import { PERSONAL_TABLES } from './personal-tables.ts';

/** The ids whose rows are meant; an id left out is not asked for, so the other account of a person stays whole. */
export interface Subject {
  personId?: string;
  accountId?: string;
  /** The phone and e-mail addresses by which messages went out. */
  reachedAt?: readonly string[];
}

function valuesOf(owner: Owner, subject: Subject): readonly string[] {
  if (owner.whose === 'person') return subject.personId === undefined ? [] : [subject.personId];
  if (owner.whose === 'account') return subject.accountId === undefined ? [] : [subject.accountId];
  return subject.reachedAt ?? [];
}

/** `column in (…)`, through as many rows as lie between. */
function isOf(by: readonly string[], values: readonly string[]): RawBuilder<unknown> {
  const [step = '', ...rest] = by;
  const column = sql.ref(step.slice(step.indexOf('.') + 1));
  const [next] = rest;
  if (next === undefined) return sql`${column}::text = any(${[...values]})`;
  const table = sql.table(next.slice(0, next.indexOf('.')));
  return sql`${column} in (select id from ${table} where ${isOf(rest, values)})`;
}

function isAbout(table: PersonalTable, subject: Subject): RawBuilder<unknown> | undefined {
  const ways = table.owners.flatMap((owner) => {
    const values = valuesOf(owner, subject);
    return values.length === 0 ? [] : [isOf(owner.by, values)];
  });
  return ways.length === 0 ? undefined : sql`(${sql.join(ways, sql` or `)})`;
}

/** Everything about somebody, by table: the personal columns and what makes a row readable; no hash, no key. */
export async function readPersonalRows(
  reader: Reader,
  subject: Subject,
): Promise<Record<string, Record<string, unknown>[]>> {
  const found: Record<string, Record<string, unknown>[]> = {};
  for (const [name, table] of Object.entries(PERSONAL_TABLES)) {
    const about = isAbout(table, subject);
    if (about === undefined) continue;
    const open = Object.entries(table.columns).filter(([, { isSecret }]) => isSecret !== true);
    const columns = [...(table.readableBy ?? []), ...open.map(([column]) => column)];
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(found) as row
      from (select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)} where ${about}) found`.execute(
      reader,
    );
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}

/** Deletes rows and clears columns about somebody, as the map says that closing does. */
export async function closePersonalRows(tx: Tx, subject: Subject): Promise<void> {
  for (const [name, table] of Object.entries(PERSONAL_TABLES)) {
    const about = isAbout(table, subject);
    if (about === undefined) continue;
    const columns = Object.entries(table.columns);
    if (columns.some(([, { onClosing }]) => onClosing === 'row deleted')) {
      await sql`delete from ${sql.table(name)} where ${about}`.execute(tx);
      continue;
    }
    const cleared = columns.filter(([, { onClosing }]) => onClosing === 'cleared').map(([column]) => column);
    if (cleared.length === 0) continue;
    const nothing = sql.join(cleared.map((column) => sql`${sql.ref(column)} = null`));
    await sql`update ${sql.table(name)} set ${nothing} where ${about}`.execute(tx);
  }
}
