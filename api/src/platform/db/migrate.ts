import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, runMigrations } from 'graphile-worker';
import { PG_MIGRATE_LOCK_ID, runner } from 'node-pg-migrate';
import { openDatabase, sqlState } from './database.ts';
import { MIGRATIONS } from './own-migrations.ts';
import { PrimaryClient } from './primary.ts';
import { withSessionLock } from './session-lock.ts';

const LOCK_NOT_AVAILABLE = '55P03';

/** How long a migration waits for a table: later statements wait behind it. */
interface Patience {
  waitMillis: number;
  pauseMillis: number;
  tries: number;
}
const PATIENCE: Patience = { waitMillis: 3000, pauseMillis: 5000, tries: 10 };

export interface MigrateOptions extends Partial<Patience> {
  /** At most so many. */
  count?: number;
  log?: (line: string) => void;
}

/**
 * Brings a database to the newest schema (ours and the job queue's), each migration in a transaction of its own, and
 * answers the names of those it applied. Two processes may call it at once: the second waits for the first one's advisory
 * lock and then finds nothing left. One that finds a table in use steps back and tries again; in the end it gives up, with
 * what came before it applied.
 */
export async function migrate(
  databaseUrl: string,
  { count = Number.POSITIVE_INFINITY, log = () => undefined, ...patience }: MigrateOptions = {},
): Promise<string[]> {
  const how = { ...PATIENCE, ...patience };
  const applied: string[] = [];
  // Takes the runner's lock here: waiting here has no end, while the runner gives up at once.
  await withSessionLock(databaseUrl, PG_MIGRATE_LOCK_ID, async () => {
    while (applied.length < count) {
      const name = await patiently(() => applyNext(databaseUrl, how.waitMillis), how, log);
      if (name === undefined) break;
      applied.push(name);
    }
  });
  await migrateQueue(databaseUrl);
  return applied;
}

async function migrateQueue(databaseUrl: string): Promise<void> {
  const { pool } = openDatabase(databaseUrl, { max: 1 });
  try {
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) });
  } finally {
    await pool.end();
  }
}

async function applyNext(connectionString: string, waitMillis: number): Promise<string | undefined> {
  const dbClient = new PrimaryClient({ connectionString, lock_timeout: waitMillis });
  await dbClient.connect();
  try {
    const [applied] = await runner({
      dbClient,
      dir: MIGRATIONS,
      direction: 'up',
      count: 1,
      migrationsTable: 'migration',
      noLock: true,
      log: () => undefined,
    });
    return applied?.name;
  } finally {
    await dbClient.end();
  }
}

async function patiently<T>(work: () => Promise<T>, how: Patience, log: (line: string) => void): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (cause) {
      if (sqlState(cause) !== LOCK_NOT_AVAILABLE) throw cause;
      if (tried >= how.tries)
        throw new Error(
          `a table that the next migration changes was in use all ${tried} times: end what holds it (pg_stat_activity), and migrate again`,
          { cause },
        );
    }
    log(`a table that the next migration changes is in use; tried ${tried} of ${how.tries} times`);
    await sleep(how.pauseMillis);
  }
}
