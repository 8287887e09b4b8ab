import { fileURLToPath } from 'node:url';
import { Logger, runMigrations } from 'graphile-worker';
import { runner } from 'node-pg-migrate';

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
