import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { NOT_PERSONAL } from './not-personal.ts';
import { PERSONAL_TABLES } from './personal-tables.ts';
import { privacyDocument } from './privacy-document.ts';

let database: TestDatabase;
/** Every column of our tables as `table.column`, and which of them need no decision. */
let columns: { name: string; by_rule: boolean }[];
beforeAll(async () => {
  database = await createTestDatabase();
  const { rows } = await sql<{ name: string; by_rule: boolean }>`
    select case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname || '.' || a.attname as name,
      a.attname in ('id', 'created_at', 'updated_at') or exists (
        select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any (k.conkey)) as by_rule
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
      and n.nspname not in ('pg_catalog', 'information_schema', 'graphile_worker') and n.nspname !~ '^pg_'
      and c.relname not in ('migration')
    order by 1`.execute(database.db);
  columns = rows;
});
afterAll(() => database.close());

const personal = Object.entries(PERSONAL_TABLES).flatMap(([table, entry]) =>
  Object.keys(entry.columns).map((column) => `${table}.${column}`),
);
const notPersonal = Object.entries(NOT_PERSONAL).flatMap(([table, names]) =>
  names
    .trim()
    .split(/\s+/)
    .map((column) => `${table}.${column}`),
);

it('every column is personal or is not: a new one waits here for somebody to decide', () => {
  const decided = new Set([...personal, ...notPersonal]);
  const undecided = columns.filter(({ name, by_rule }) => !by_rule && !decided.has(name));
  expect(
    undecided.map(({ name }) => name),
    'put each into api/src/privacy: *.personal.ts with its purpose, or not-personal.ts',
  ).toEqual([]);
});

it('nothing is decided twice, and nothing about columns that are not there', () => {
  const real = new Set(columns.map(({ name }) => name));
  expect([...personal, ...notPersonal].filter((name) => !real.has(name))).toEqual([]);
  expect(personal.filter((name) => notPersonal.includes(name))).toEqual([]);
  const readable = Object.entries(PERSONAL_TABLES).flatMap(([table, { readableBy = [] }]) =>
    readableBy.map((column) => `${table}.${column}`),
  );
  expect(readable.filter((name) => !real.has(name))).toEqual([]);
});

it('closing does one thing with the rows of a table', () => {
  const mixed = Object.entries(PERSONAL_TABLES).filter(([, { columns: all }]) => {
    const deleted = Object.values(all).filter(({ onClosing }) => onClosing === 'row deleted').length;
    return deleted > 0 && deleted < Object.keys(all).length;
  });
  expect(mixed.map(([table]) => table)).toEqual([]);
});

it('docs/privacy.md says what the map says', async () => {
  await expect(privacyDocument()).toMatchFileSnapshot('../../../docs/privacy.md');
});
