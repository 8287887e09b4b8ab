import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { backUp } from '../../bin/lib/back-up.ts';
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
import { giveTo } from '../../bin/lib/postgres-user.ts';
import type { OwnCluster } from './own-cluster.ts';

/** A streaming replica of a test's own PostgreSQL. */
export interface Replica {
  /** The address of the replica's copy of a database. */
  urlOf(database: string): string;
  /** Stops replaying what the primary sends, or goes on with it. */
  pauseReplay(): Promise<void>;
  resumeReplay(): Promise<void>;
  killHard(): void;
  /** Starts it again after it was killed, at the same address. */
  start(): Promise<void>;
  remove(): Promise<void>;
}

/** Makes a replica as one is made anywhere: a base backup, told to stand by and where its primary is. */
export async function startReplica(primary: OwnCluster): Promise<Replica> {
  const home = mkdtempSync(join(tmpdir(), 'diyar-replica-'));
  const data = join(home, 'data');
  const backup = join(home, 'backup');
  const source = await settle(placeOf(primary.root), installedPostgres(), () => {});
  const manifest = await backUp({
    url: primary.url,
    filesFolder: undefined,
    folder: backup,
    now: new Date(),
  });
  for (const folder of manifest.folders) mkdirSync(join(backup, folder), { recursive: true, mode: 0o700 });
  renameSync(join(backup, 'data'), data);
  for (const folder of ['data', ...manifest.folders]) chmodSync(join(home, folder), 0o700);
  writeFileSync(join(data, 'standby.signal'), '');
  const { port, username, password } = new URL(primary.url);
  const conninfo = `host=127.0.0.1 port=${port} user=${username} password=${password}`;
  appendFileSync(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo}'\n`);
  if (source.user) giveTo(source.user, home);
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
    killHard: () => {
      const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
    },
    start,
    remove: async () => {
      await stopServer(cluster);
      rmSync(home, { recursive: true, force: true });
    },
  };
}
