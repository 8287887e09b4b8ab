import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PrimaryClient } from '../../api/src/platform/db/primary.ts';
import { isAlive } from './is-alive.ts';
import { program } from './postgres-files.ts';
import { asUser, postgresEnv, type SystemUser } from './postgres-user.ts';
import { readIfThere } from './read-if-there.ts';
import { run, runOrFail } from './run.ts';

/** Where one PostgreSQL lives and who runs it. `user` is undefined when it runs as ourselves. */
export interface Cluster {
  /** The folder that holds `data`, the log and, when needed, a copy of the programs. */
  home: string;
  /** PostgreSQL's own folder: bin, lib, share. */
  postgres: string;
  user: SystemUser | undefined;
  /** The port of the last run, tried first so that the address stays the same. */
  port: number | undefined;
  password: string;
}

export const SUPERUSER = 'diyar';
export const DATABASE = 'diyar';

/** The data folder of a cluster. */
export const dataOf = (cluster: Cluster): string => join(cluster.home, 'data');
const logOf = (cluster: Cluster): string => join(cluster.home, 'postgresql.log');
/** How the programs of a cluster are run. */
export const spawnOptions = (cluster: Cluster) => ({
  ...asUser(cluster.user),
  // A terminal's Ctrl-C reaches its whole process group: we decide when these end.
  detached: process.platform !== 'win32',
  cwd: cluster.home,
  env: postgresEnv(),
});

/** The address of a database of this cluster, with its superuser. */
export const urlOf = (cluster: Cluster, port: number, database = DATABASE): string =>
  `postgres://${SUPERUSER}:${cluster.password}@127.0.0.1:${port}/${database}`;

/** Sizes for 2 cores and 24 GiB beside one Node process. */
function settings(port: number): Record<string, string | number> {
  return {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    shared_buffers: '512MB',
    effective_cache_size: '8GB',
    work_mem: '16MB',
    maintenance_work_mem: '256MB',
    random_page_cost: 1.1,
    jit: 'off',
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    wal_level: 'replica',
    max_wal_size: '2GB',
    checkpoint_timeout: '15min',
    TimeZone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    ...smallSharedMemory(),
  };
}

/** For data that nobody needs after a crash of the machine: no commit waits for the disk. */
const FORGETFUL = { fsync: 'off', full_page_writes: 'off' };

/** Containers often have 64 MB of /dev/shm, too little for a parallel query: PostgreSQL then uses files. */
function smallSharedMemory(): Record<string, string> {
  if (process.platform !== 'linux' || !existsSync('/dev/shm')) return {};
  const { bsize, blocks } = statfsSync('/dev/shm');
  return bsize * blocks < 256 * 1024 * 1024 ? { dynamic_shared_memory_type: 'mmap' } : {};
}

/** Whether this cluster has data already. */
export const hasData = (cluster: Cluster): boolean => existsSync(join(dataOf(cluster), 'PG_VERSION'));

/**
 * Makes the data folder: UTF-8, sorted by code point on every machine alike (PostgreSQL's own C.UTF-8), one
 * superuser with a password. A run that is killed half-way leaves nothing that counts.
 */
export async function initialise(cluster: Cluster): Promise<void> {
  for (const name of readdirSync(cluster.home).filter((one) => one.endsWith('.new'))) {
    rmSync(join(cluster.home, name), { recursive: true, force: true });
  }
  // Named by our pid: what a killed start left running may still clean up its own.
  const draft = join(cluster.home, `data-${process.pid}.new`);
  const secret = join(cluster.home, `password-${process.pid}.new`);
  writeFileSync(secret, cluster.password, { mode: 0o600 });
  if (cluster.user) chownSync(secret, cluster.user.uid, cluster.user.gid);
  const args = [
    '--pgdata',
    draft,
    '--username',
    SUPERUSER,
    '--auth',
    'scram-sha-256',
    '--pwfile',
    secret,
    '--encoding',
    'UTF8',
    '--locale-provider',
    'builtin',
    '--builtin-locale',
    'C.UTF-8',
    '--no-instructions',
    ...systemLocale(),
  ];
  try {
    await runOrFail(program(cluster.postgres, 'initdb'), args, spawnOptions(cluster));
    renameSync(draft, dataOf(cluster));
  } finally {
    rmSync(secret, { force: true });
  }
}

/** pg_trgm and the text search parser ask the system, not PostgreSQL, what a letter is: C alone knows no Arabic. */
function systemLocale(): string[] {
  if (process.platform === 'win32') return [];
  return ['--locale', process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'];
}

interface PidFile {
  pid: number;
  port: number;
}

function readPidFile(cluster: Cluster): PidFile | undefined {
  // Format: pid, data folder, start time, port, socket folder, address, shared memory, status.
  const lines = readIfThere(join(dataOf(cluster), 'postmaster.pid'))?.split('\n');
  const [pid, port] = [Number(lines?.[0]), Number(lines?.[3])];
  return pid > 0 ? { pid, port } : undefined;
}

/** Whether `pid` is this cluster's postgres and not a process that got its number after a crash. */
async function isOurPostgres(cluster: Cluster, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform === 'linux') {
    try {
      const [there, ours] = [statSync(readlinkSync(`/proc/${pid}/cwd`)), statSync(dataOf(cluster))];
      return there.ino === ours.ino && there.dev === ours.dev;
    } catch (error) {
      // Containers may keep even root from another user's processes: then the owner of the process has to do.
      return error instanceof Error && 'code' in error && (error.code === 'EACCES' || error.code === 'EPERM')
        ? statSync(`/proc/${pid}`).uid === statSync(dataOf(cluster)).uid
        : false;
    }
  }
  if (process.platform === 'win32') return true;
  const { output } = await run('ps', ['-o', 'comm=', '-p', String(pid)]);
  return output.includes('postgres');
}

/** Whether this cluster's postgres lives; it need not answer yet. */
export async function isRunning(cluster: Cluster): Promise<boolean> {
  const found = readPidFile(cluster);
  return found !== undefined && (await isOurPostgres(cluster, found.pid));
}

/** The port of this cluster's postgres when it runs already, else undefined; a leftover pid file is removed. */
export async function findRunning(cluster: Cluster): Promise<number | undefined> {
  const found = readPidFile(cluster);
  if (found === undefined) return undefined;
  if ((await isOurPostgres(cluster, found.pid)) && (await isReadySoon(cluster, found)))
    return readPidFile(cluster)?.port ?? found.port;
  rmSync(join(dataOf(cluster), 'postmaster.pid'), { force: true });
  return undefined;
}

/**
 * Waits for a real connection; after a crash PostgreSQL first replays its log and answers "starting up" (57P03). False once it
 * is gone: a killed one may still have been about to end when it was found.
 */
async function isReadySoon(cluster: Cluster, found: PidFile): Promise<boolean> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    try {
      await query(urlOf(cluster, readPidFile(cluster)?.port || found.port, 'postgres'), 'select 1');
      return true;
    } catch (cause) {
      const refused = ['28P01', '28000'].includes((cause as { code?: string }).code ?? '');
      if (refused || Date.now() > deadline) {
        throw new Error(`a PostgreSQL runs in ${cluster.home} (pid ${found.pid}) but does not let us in`, {
          cause,
        });
      }
      if (!(await isOurPostgres(cluster, found.pid))) return false;
      await sleep(50);
    }
  }
}

/** Runs one statement on its own connection. */
export async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new PrimaryClient({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // A connection that breaks after its answer must not end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(text)).rows as Record<string, unknown>[];
  } finally {
    await client.end().catch(() => {});
  }
}

/** A port of 127.0.0.1 that is free now; `wanted` if it is. */
async function freePort(wanted: number | undefined): Promise<number> {
  const attempt = (port: number): Promise<number | undefined> =>
    new Promise((resolve) => {
      const probe = createServer();
      probe.once('error', () => resolve(undefined));
      probe.listen({ port, host: '127.0.0.1' }, () => {
        const address = probe.address();
        probe.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
      });
    });
  const port = (wanted !== undefined && (await attempt(wanted))) || (await attempt(0));
  if (port === undefined) throw new Error('no free port on 127.0.0.1');
  return port;
}

function logTail(cluster: Cluster, from: number): string {
  if (!existsSync(logOf(cluster))) return '';
  return readFileSync(logOf(cluster))
    .subarray(from)
    .toString('utf8')
    .trim()
    .split('\n')
    .slice(-12)
    .join('\n');
}

const TRIES = 5;

interface StartOptions {
  /** The port to listen on, and no other. */
  onPort?: number;
  /** Whether what was committed outlives a crash of the machine; true by default. */
  isDurable?: boolean;
}

/**
 * Starts PostgreSQL in the background, on its own (it outlives us), and returns its port: `onPort` when one is named, else
 * that of the last run if it is free. Tries again for three seconds when the port was taken in between, or
 * when processes of a killed postgres are still about to end.
 */
export async function startServer(
  cluster: Cluster,
  { onPort, isDurable = true }: StartOptions = {},
): Promise<number> {
  rotateLog(cluster);
  for (let attempt = 1; ; attempt++) {
    const port = onPort ?? (await freePort(attempt === 1 ? cluster.port : undefined));
    const options = Object.entries({ ...settings(port), ...(isDurable ? {} : FORGETFUL) })
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' ');
    const before = existsSync(logOf(cluster)) ? statSync(logOf(cluster)).size : 0;
    const args = ['start', '-w', '-t', '120', '-D', dataOf(cluster), '-l', logOf(cluster), '-o', options];
    const { code, output } = await run(program(cluster.postgres, 'pg_ctl'), args, spawnOptions(cluster));
    if (code === 0) return port;
    const said = logTail(cluster, before);
    const passes = /could not bind|Address already in use|shared memory block/i.test(said);
    if (!passes || attempt === TRIES) throw new Error(`PostgreSQL did not start:\n${said || output.trim()}`);
    await sleep(attempt * 300);
  }
}

/** Keeps the last two logs at most: the log of a long run is set aside once it passes 20 MB. */
function rotateLog(cluster: Cluster): void {
  const size = statSync(logOf(cluster), { throwIfNoEntry: false })?.size ?? 0;
  if (size > 20 * 1024 * 1024) renameSync(logOf(cluster), `${logOf(cluster)}.1`);
}

/** Stops PostgreSQL: ends open sessions, writes everything down. Does nothing when it does not run. */
export async function stopServer(cluster: Cluster): Promise<void> {
  if (!(await isRunning(cluster))) return;
  const args = ['stop', '-w', '-t', '60', '-m', 'fast', '-D', dataOf(cluster)];
  await runOrFail(program(cluster.postgres, 'pg_ctl'), args, spawnOptions(cluster));
}

/** A random password for a new cluster: 192 bits, safe inside an address. */
export const newPassword = (): string => randomBytes(24).toString('hex');
