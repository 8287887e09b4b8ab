import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { placeOf, settle } from '../../bin/lib/database-place.ts';
import { installedPostgres } from '../../bin/lib/postgres-files.ts';
import {
  type Cluster,
  dataOf,
  findRunning,
  query,
  startServer,
  stopServer,
  urlOf,
} from '../../bin/lib/postgres-server.ts';
import { startOwnCluster } from './own-cluster.ts';
import { makeStandby } from './standby.ts';

/** A primary and its synchronous standby, which change places at each failover. */
export interface Pair {
  /** A database of both, as `DATABASE_URL` names them. */
  urlOf(database: string): string;
  /** That of the primary alone, and of the other. */
  primaryUrlOf(database: string): string;
  standbyUrlOf(database: string): string;
  /** Ends the primary as a lost machine would: all of its processes at once, nothing written. */
  killPrimary(): Promise<void>;
  /** Makes the standby the primary, as Patroni or an operator of Kubernetes does. */
  promote(): Promise<void>;
  /** Starts the lost primary again as if nothing had happened, as its service manager would. */
  returnFormer(): Promise<void>;
  /** Makes a new standby in the place of the lost primary, and waits until commits wait for it. */
  rejoin(): Promise<void>;
  /** Lets the standby take nothing in, for as long as `work` takes. */
  whileStandbyIsStuck(work: () => Promise<void>): Promise<void>;
  remove(): Promise<void>;
}

/** Starts both, the standby as a copy of the primary. */
export async function startPair(): Promise<Pair> {
  const first = await startOwnCluster();
  const source = await settle(placeOf(first.root), installedPostgres(), () => {});
  const home = mkdtempSync(join(tmpdir(), 'diyar-standby-'));
  let primary: Cluster = { ...source, port: Number(new URL(first.url).port) };
  let standby: Cluster = { ...source, home, port: undefined };
  const address = (cluster: Cluster, database: string) => urlOf(cluster, cluster.port ?? 0, database);

  const startStandby = async () => {
    standby.port = await startServer(standby, standby.port === undefined ? {} : { onPort: standby.port });
  };
  const rejoin = async () => {
    await stopServer(standby);
    await makeStandby(address(primary, 'postgres'), standby);
    await startStandby();
    await waitForStandby(address(primary, 'postgres'));
  };
  const swap = () => {
    [primary, standby] = [standby, primary];
  };
  await rejoin();
  const places = [primary, standby].map(({ port }) => `127.0.0.1:${port}`).join(',');
  return {
    rejoin,
    primaryUrlOf: (database) => address(primary, database),
    standbyUrlOf: (database) => address(standby, database),
    urlOf: (database) => {
      const { username, password } = new URL(first.url);
      return `postgres://${username}:${password}@${places}/${database}?target_session_attrs=read-write`;
    },
    returnFormer: startStandby,
    killPrimary: () => killAll(primary),
    promote: async () => {
      await query(address(standby, 'postgres'), 'select pg_promote(true, 30)');
      swap();
    },
    whileStandbyIsStuck: async (work) => {
      const { pid } =
        (await query(address(standby, 'postgres'), 'select pid from pg_stat_wal_receiver'))[0] ?? {};
      process.kill(Number(pid), 'SIGSTOP');
      await work().finally(() => process.kill(Number(pid), 'SIGCONT'));
    },
    remove: async () => {
      await Promise.all([stopServer(primary), stopServer(standby)]);
      rmSync(home, { recursive: true, force: true });
      await first.remove();
    },
  };
}

/** Commits wait from now on for a standby, once there is one. */
async function waitForStandby(primaryUrl: string): Promise<void> {
  await query(primaryUrl, `alter system set synchronous_standby_names = '*'`);
  await query(primaryUrl, 'select pg_reload_conf()');
  const isThere = async () =>
    (await query(primaryUrl, `select from pg_stat_replication where sync_state = 'sync'`)).length > 0;
  while (!(await isThere())) await sleep(50);
}

async function killAll(cluster: Cluster): Promise<void> {
  const [line = ''] = readFileSync(join(dataOf(cluster), 'postmaster.pid'), 'utf8').split('\n');
  const postmaster = Number(line);
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ');
  for (const pid of [postmaster, ...children.map(Number)])
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended by itself a moment before.
    }
  while ((await findRunning(cluster)) !== undefined) await sleep(20);
}
