import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import type { Demonstration, Deps, OwnApp } from './deps.ts';
import { measure } from './measure.ts';
import { openAdapters } from './open-adapters.ts';
import { PAYABLES } from './payables.ts';
import { claimDatabase } from './platform/db/claim-database.ts';
import { type OpenDatabase, openDatabase } from './platform/db/database.ts';
import { drain } from './platform/http/drain.ts';
import { openMetricsServer } from './platform/metrics/metrics-server.ts';
import { KeptCheckpoint } from './search/keep-checkpoint.ts';
import { mountWeb } from './web/mount-web.ts';
import { runWorker } from './worker.ts';

/** The client sets no time limit (product.md 3); this is the server's own. */
const LONGEST_STATEMENT_MS = 30_000;
/** A machine that is cut off in the middle of a booking must not keep its unit locked until TCP gives up, in two hours. */
const LONGEST_SILENCE_MS = 15_000;

export interface RunningServer {
  url: string;
  close(): Promise<void>;
}

export interface ProcessOptions {
  /** Fills the places that the configuration leaves to it; refused in production. */
  demo?: Demonstration | undefined;
}

export interface ServerOptions extends ProcessOptions {
  /** Vite in the same process instead of the built site. */
  dev?: boolean;
  /** False: no pages, the API alone. */
  site?: boolean;
}

/** Everything that answers requests and does jobs, on one database; nothing listens or works yet. */
interface Assembled {
  app: FastifyInstance;
  deps: Deps;
  database: OpenDatabase;
  closeMetrics(): Promise<void>;
}

/**
 * Site and API on one address, and unless `WORKER=none` the background jobs. `env` is the environment; everything else
 * is read from it by config.ts. Rejects, with a sentence, when the configuration leaves a place to a demonstration and none
 * is handed in.
 */
export async function startServer(
  env: NodeJS.ProcessEnv,
  options: ServerOptions = {},
): Promise<RunningServer> {
  const assembled = await assemble(env, options.demo);
  const { app, deps } = assembled;
  if (options.site !== false) {
    await mountWeb(app, {
      dev: options.dev === true,
      apiKey: deps.config.apiKeys[0] ?? '',
      publicUrl: deps.config.publicUrl,
      pageOrigins: deps.config.pageOrigins,
      https: deps.config.production,
      writerHeaders: deps.reads.writerHeaders,
      limits: deps.limits,
      shedding: deps.shedding,
      developersPages: !deps.config.production,
    });
  }
  // The process listens once it has the ads it searches, so that no visitor waits for that.
  const checkpoint = new KeptCheckpoint(deps, app.log);
  await checkpoint.read();
  const url = await app.listen({ host: deps.config.host, port: deps.config.port });
  checkpoint.start();
  const worker = deps.config.worker === 'none' ? undefined : await workOn(assembled);
  const stop = async () => {
    checkpoint.stop();
    await close(assembled, worker);
  };
  return { url: url.replace('127.0.0.1', 'localhost'), close: stop };
}

/** Background jobs alone, without an address; any number of them may run beside any number of servers. */
export async function startWorkerAlone(
  env: NodeJS.ProcessEnv,
  { demo }: ProcessOptions = {},
): Promise<{ close(): Promise<void> }> {
  const assembled = await assemble(env, demo);
  const worker = await workOn(assembled);
  return { close: () => close(assembled, worker) };
}

interface Worker {
  stop(): Promise<void>;
}

async function workOn({ app, deps, database }: Assembled): Promise<Worker> {
  // Jobs call the API in their own process; with an address it is ready by now.
  await app.ready();
  return await runWorker(deps, { pool: database.pool, log: app.log, app: () => app });
}

/** Finishes what was begun: requests and jobs first, then what they stand on. */
async function close(assembled: Assembled, worker: Worker | undefined): Promise<void> {
  const { app, deps, database, closeMetrics } = assembled;
  const isDone = await drain(app, deps.config.stop, async () => worker?.stop());
  if (!isDone) app.log.warn('stopped before everything was finished');
  await closeMetrics();
  await database.close();
}

async function assemble(env: NodeJS.ProcessEnv, demo: Demonstration | undefined): Promise<Assembled> {
  const config = readConfig(env);
  const database = openDatabase(config.databaseUrl, {
    max: config.databasePool,
    statementTimeoutMillis: LONGEST_STATEMENT_MS,
    silenceMillis: LONGEST_SILENCE_MS,
  });
  await orClose(database, claimDatabase(database.db, config.production ? 'production' : 'demonstration'));
  let app: FastifyInstance | undefined;
  const ownApp = () => {
    if (app === undefined) throw new Error('the server is not ready yet');
    return app;
  };
  const deps = await orClose(database, depsOf(config, { database, app: ownApp, demo }));
  app = await buildApp(deps);
  const metrics = measure(deps, database);
  const closeMetrics = await openMetricsServer(app, { db: deps.db, metrics, port: config.metricsPort });
  return { app, deps, database, closeMetrics };
}

/** Closes the database when what needs it fails. */
async function orClose<T>(database: OpenDatabase, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function depsOf(
  config: Config,
  { database, ...around }: { database: OpenDatabase; app: OwnApp; demo: Demonstration | undefined },
): Promise<Deps> {
  const now = () => new Date();
  const { db } = database;
  return { db, config, now, payables: PAYABLES, ...(await openAdapters(config, { db, now, ...around })) };
}
