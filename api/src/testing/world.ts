import type { FastifyInstance } from 'fastify';
import { demonstration } from '../../../demo/src/demonstration.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import type { Deps } from '../deps.ts';
import { openAdapters } from '../open-adapters.ts';
import { PAYABLES } from '../payables.ts';
import type { LogLines } from '../platform/http/redacted-log.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export interface World {
  database: TestDatabase;
  app: FastifyInstance;
  deps: Deps;
  /** The clock of the whole app; set or move it to travel. */
  clock: { now: Date; pass(seconds: number): void };
  close(): Promise<void>;
}

export interface WorldOptions {
  now?: Date;
  /** Put over the test's configuration. */
  env?: Record<string, string>;
  /** A database that outlives this world; one of its own, dropped with it, when absent. */
  database?: TestDatabase;
  /** Catches the log; standard output when absent. */
  logTo?: LogLines;
}

const START = '2030-01-07T09:00:00Z';

/** The whole API with the demonstration, without a port, on a test database, at a clock of the test's own. */
export async function openWorld({ now, env, database: shared, logTo }: WorldOptions = {}): Promise<World> {
  const database = shared ?? (await createTestDatabase());
  const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: database.url, LOG_LEVEL: 'error', ...env });
  const clock = {
    now: now ?? new Date(START),
    pass(seconds: number) {
      clock.now = new Date(clock.now.getTime() + seconds * 1000);
    },
  };
  let app: FastifyInstance | undefined;
  const ownApp = () => {
    if (app === undefined) throw new Error('the app is not built yet');
    return app;
  };
  const { db } = database;
  const around = { db, now: () => clock.now, app: ownApp, demo: demonstration };
  const adapters = await openAdapters(config, around);
  const deps: Deps = { db, config, now: () => clock.now, payables: PAYABLES, ...adapters };
  app = await buildApp(deps, logTo);
  const built = app;
  const close = async () => {
    await built.close();
    if (shared === undefined) await database.close();
  };
  return { database, app: built, deps, clock, close };
}

/** Headers of every call of the site, and those that this one adds. */
export function headersOf({
  token,
  key,
  lang,
}: {
  token?: string | undefined;
  key?: string | undefined;
  lang?: string | undefined;
}): Record<string, string> {
  return {
    apikey: 'diyar-development',
    ...(lang !== undefined && { lang }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(key !== undefined && { 'idempotency-key': key }),
  };
}
