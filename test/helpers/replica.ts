import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { placeOf, settle } from '../../bin/lib/database-place.ts';
import { installedPostgres } from '../../bin/lib/postgres-files.ts';
import {
  type Cluster,
  findRunning,
  query,
  startServer,
  stopServer,
  urlOf,
} from '../../bin/lib/postgres-server.ts';
import type { OwnCluster } from './own-cluster.ts';
import { makeStandby } from './standby.ts';

/** A streaming replica of a test's own PostgreSQL. */
export interface Replica {
  /** The address of the replica's copy of a database. */
  urlOf(database: string): string;
  /** Stops replaying what the primary sends, or goes on with it. */
  pauseReplay(): Promise<void>;
  resumeReplay(): Promise<void>;
  killHard(): void;
  /** Makes it the primary. */
  promote(): Promise<void>;
  /** Starts it again after it was killed, at the same address. */
  start(): Promise<void>;
  remove(): Promise<void>;
}

export async function startReplica(primary: OwnCluster): Promise<Replica> {
  const home = mkdtempSync(join(tmpdir(), 'diyar-replica-'));
  const source = await settle(placeOf(primary.root), installedPostgres(), () => {});
  await makeStandby(primary.url, { home, user: source.user });
  const cluster: Cluster = { ...source, home, port: undefined };
  const start = async () => {
    // Waits for a killed one to be gone, and removes the file it left behind.
    while ((await findRunning(cluster).catch(() => cluster.port)) !== undefined) await sleep(100);
    cluster.port = await startServer(cluster);
  };
  await start();
  const address = (database: string) => urlOf(cluster, cluster.port ?? 0, database);
  const ask = (text: string) => query(address('postgres'), text);
  return {
    urlOf: address,
    pauseReplay: async () => void (await ask('select pg_wal_replay_pause()')),
    resumeReplay: async () => void (await ask('select pg_wal_replay_resume()')),
    promote: async () => void (await ask('select pg_promote(true, 30)')),
    killHard: () => {
      const [pid] = readFileSync(join(home, 'data', 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
    },
    start,
    remove: async () => {
      await stopServer(cluster);
      rmSync(home, { recursive: true, force: true });
    },
  };
}
