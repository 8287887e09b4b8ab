import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { type DatabaseOptions, ensureDatabase } from '../../bin/database.ts';

/** A PostgreSQL of a test's own, which it may kill. */
export interface OwnCluster {
  /** The folder that stands for a checkout: the data is in its `.data`, or where `.data/database.json` says. */
  root: string;
  url: string;
  /** Ends it as a lost machine would. */
  kill(): void;
  /** Starts it again at the same address. */
  start(): Promise<void>;
  /** Both. */
  crash(): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

/** Where the data of the database in `root` is. */
export function homeOf(root: string): string {
  const { home } = JSON.parse(readFileSync(join(root, '.data', 'database.json'), 'utf8')) as { home: string };
  return isAbsolute(home) ? home : join(root, '.data', home);
}

/** The process id of the PostgreSQL in `root`. */
export function postgresPid(root: string): number {
  return Number(readFileSync(join(homeOf(root), 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** Starts a PostgreSQL with an empty data folder; `kept` tells that it is started again when it is killed, and how it goes. */
export async function startOwnCluster(
  kept: Pick<DatabaseOptions, 'keepUntil' | 'log'> = {},
): Promise<OwnCluster> {
  const root = mkdtempSync(join(tmpdir(), 'diyar-cluster-'));
  let database = await ensureDatabase({ ...kept, root, env: {} });
  const { url } = database;
  const kill = () => void process.kill(postgresPid(root), 'SIGKILL');
  const start = async () => {
    database = await ensureDatabase({ root, env: {} });
    if (database.url !== url) throw new Error('the database came back at another address');
  };
  const crash = () => {
    kill();
    return start();
  };
  const remove = async () => {
    await database.stop();
    rmSync(homeOf(root), { recursive: true, force: true });
    rmSync(root, { recursive: true, force: true });
  };
  return { root, url, kill, start, crash, remove };
}
