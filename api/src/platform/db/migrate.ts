import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Logger, runMigrations } from 'graphile-worker';
import { sql } from 'kysely';
import { runner } from 'node-pg-migrate';
import type { Database } from './database.ts';

const DIRECTORY = fileURLToPath(new URL('../../../db/migrations', import.meta.url));

/**
 * Brings a database to the newest schema (ours and the job queue's) and answers the names of the migrations it applied;
 * `count` at most, when given. Two processes may call it at once: the second waits for the first one's advisory lock and
 * then finds nothing left.
 */
export async function migrate(databaseUrl: string, options: { count?: number } = {}): Promise<string[]> {
  const applied = await runner({
    databaseUrl,
    dir: DIRECTORY,
    direction: 'up',
    ...options,
    migrationsTable: 'migration',
    advisoryLockMode: 'wait',
    log: () => undefined,
  });
  await runMigrations({ connectionString: databaseUrl, logger: new Logger(() => () => undefined) });
  return applied.map((migration) => migration.name);
}

/** Migrations that this code needs and the database has not had. One that is ahead of the code misses none. */
export async function missingMigrations(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migration`.execute(db);
  const applied = new Set(rows.map(({ name }) => name));
  return ownMigrations().filter((name) => !applied.has(name));
}

let own: string[] | undefined;

function ownMigrations(): string[] {
  own ??= readdirSync(DIRECTORY)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.slice(0, -'.sql'.length));
  return own;
}
