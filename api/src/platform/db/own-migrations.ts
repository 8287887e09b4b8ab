import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { Database } from './database.ts';

/** The folder of the migrations, as SQL. */
export const MIGRATIONS = fileURLToPath(new URL('../../../db/migrations', import.meta.url));

/**
 * Migrations that this code needs and the database has not had. One that is ahead of the code misses none. Apart from what
 * applies them: a server asks this all the time and never applies one.
 */
export async function missingMigrations(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migration`.execute(db);
  const applied = new Set(rows.map(({ name }) => name));
  return ownMigrations().filter((name) => !applied.has(name));
}

let own: string[] | undefined;

function ownMigrations(): string[] {
  own ??= readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.slice(0, -'.sql'.length));
  return own;
}
