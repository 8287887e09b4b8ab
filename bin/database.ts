// The database of this checkout: `DATABASE_URL` when set, else the embedded PostgreSQL 18 with its data in ./.data.
// By hand: `npm run database` starts it (or finds it running), prints its address and leaves it running;
// `npm run database -- stop` stops it.
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { notePort, openDataFolder, type Place, placeOf, settle } from './lib/database-place.ts';
import { enter, leave } from './lib/database-users.ts';
import { keepRunning } from './lib/keep-running.ts';
import { withLock } from './lib/lock.ts';
import { installedPostgres, repoRoot } from './lib/postgres-files.ts';
import {
  type Cluster,
  DATABASE,
  findRunning,
  hasData,
  initialise,
  isRunning,
  query,
  startServer,
  stopServer,
  urlOf,
} from './lib/postgres-server.ts';
import { sentenceOf } from './lib/run.ts';

/** A database that answers. */
export interface Database {
  /** Its address, with the cluster's superuser for the embedded one. */
  url: string;
  /** True when it ran already (ours from before, or `DATABASE_URL`); false when this call started it. */
  adopted: boolean;
  /**
   * Ends our use of it. The embedded database stops with its last user; with `keepAdopted`, one that ran
   * before us keeps running.
   */
  stop(): Promise<void>;
}

export interface DatabaseOptions {
  /** The checkout whose `.data` is meant; this one by default. */
  root?: string;
  /** Gets a line when something is worth knowing. */
  log?: (line: string) => void;
  /** Where `DATABASE_URL` is read from; the environment by default. */
  env?: NodeJS.ProcessEnv;
  /** See `Database.stop`: for commands that only borrow a running database. */
  keepAdopted?: boolean;
  /**
   * Until then, or until `stop`, the embedded PostgreSQL is started again at the same address when it ends without being
   * asked to; not at all when absent.
   */
  keepUntil?: AbortSignal;
  /** False for data that nobody needs once the machine has crashed, such as that of tests; true by default. */
  isDurable?: boolean;
  /** PostgreSQL's folder (bin, lib, share); what npm installed by default. */
  postgres?: string;
}

async function bringUp(cluster: Cluster, isDurable: boolean): Promise<{ port: number; adopted: boolean }> {
  const running = await findRunning(cluster);
  if (running !== undefined) return { port: running, adopted: true };
  if (!hasData(cluster)) await initialise(cluster);
  return { port: await startServer(cluster, { isDurable }), adopted: false };
}

async function createDatabase(cluster: Cluster, port: number): Promise<void> {
  const maintenance = urlOf(cluster, port, 'postgres');
  const found = await query(maintenance, `select 1 from pg_database where datname = '${DATABASE}'`);
  if (found.length === 0) await query(maintenance, `create database ${DATABASE}`);
}

/** A database that is not ours to start or stop. */
async function borrow(url: string): Promise<Database> {
  try {
    await query(url, 'select 1');
  } catch (cause) {
    throw new Error('the database that DATABASE_URL names does not answer', { cause });
  }
  return { url, adopted: true, stop: async () => {} };
}

/**
 * Makes sure that this checkout's database runs and has a database to work in.
 *
 * The embedded one listens on a free port of 127.0.0.1 only and asks for a random password kept in .data. As
 * root it runs as a system user of its own. One still running after its starter was killed is adopted.
 * Several processes may call this at once; each calls `stop` when it is done.
 * Rejects with a sentence when no database can be had.
 */
export async function ensureDatabase(options: DatabaseOptions = {}): Promise<Database> {
  const { root = repoRoot, log = () => {}, env = process.env, keepAdopted = false } = options;
  if (env.DATABASE_URL) return borrow(env.DATABASE_URL);
  const place = placeOf(root);
  openDataFolder(place);
  return withLock(place.lockFile, async () => {
    const cluster = await settle(place, options.postgres ?? installedPostgres(), log);
    const { port, adopted } = await bringUp(cluster, options.isDurable ?? true);
    rmSync(place.stoppedFile, { force: true });
    try {
      notePort(place, port);
      await createDatabase(cluster, port);
    } catch (error) {
      if (!adopted) await stopServer(cluster);
      throw error;
    }
    enter(place.usersFolder, adopted && keepAdopted ? 'leaves' : 'stops');
    const keeping = options.keepUntil && keep(place, cluster, port, { log, until: options.keepUntil });
    const stop = async () => {
      await keeping?.end();
      await stopUsing(place, cluster);
    };
    return { url: urlOf(cluster, port), adopted, stop };
  });
}

/** Starts the database again, on the same port and data, whenever it ends without being asked to. */
function keep(
  place: Place,
  cluster: Cluster,
  port: number,
  { log, until }: { log: (line: string) => void; until: AbortSignal },
): { end(): Promise<void> } {
  const ending = new AbortController();
  const either = AbortSignal.any([until, ending.signal]);
  const isStopped = () => existsSync(place.stoppedFile);
  const start = () =>
    withLock(place.lockFile, async () => {
      if (either.aborted || isStopped()) return false;
      // Another process that uses it may have been faster.
      if ((await findRunning(cluster)) !== undefined) return true;
      if (!hasData(cluster)) throw new Error(`the data in ${cluster.home} is gone`);
      await startServer(cluster, { onPort: port });
      return true;
    });
  const kept = keepRunning({ isRunning: () => isRunning(cluster), isStopped, start, log, until: either });
  const end = () => {
    ending.abort();
    return kept;
  };
  return { end };
}

function stopUsing(place: Place, cluster: Cluster): Promise<void> {
  return withLock(place.lockFile, async () => {
    if (leave(place.usersFolder)) await stopServer(cluster);
  });
}

/** Stops the embedded database of a checkout, whoever uses it; nobody starts it again but who asks for it anew. */
export async function stopByHand(root: string, log: (line: string) => void): Promise<void> {
  const place = placeOf(root);
  openDataFolder(place);
  await withLock(place.lockFile, async () => {
    writeFileSync(place.stoppedFile, '');
    await stopServer(await settle(place, installedPostgres(), log));
  });
}

if (import.meta.main) {
  try {
    if (process.argv[2] === 'stop') await stopByHand(repoRoot, console.log);
    else console.log((await ensureDatabase({ log: console.error })).url);
  } catch (error) {
    console.error(
      `The database could not be ${process.argv[2] === 'stop' ? 'stopped' : 'started'}: ${sentenceOf(error)}`,
    );
    process.exitCode = 1;
  }
}
