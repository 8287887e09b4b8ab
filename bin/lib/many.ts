import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { waitAfter } from './back-off.ts';
import { repoRoot } from './postgres-files.ts';
import { PROCESS_ENV } from './process-settings.ts';

/** The work of one process of several. */
export type Work = 'requests' | 'jobs';

/** The orders for a process of several, in DIYAR_PART. */
export interface Part {
  work: Work;
  /** False: the API without pages. */
  site: boolean;
  /** The checkout whose embedded database the process holds; undefined when the database is somebody else's. */
  databaseRoot: string | undefined;
}

export interface ManyOptions extends Omit<Part, 'work'> {
  /** How many processes of each kind; two servers and one worker when absent. */
  processes?: readonly Work[];
  /** Gets a line when a process ended and another took its place. */
  log: (line: string) => void;
  /** Is told of every process that is ready. */
  onReady?: (work: Work, pid: number) => void;
}

export interface Many {
  url: string;
  /** Ends all of them: what they are doing is finished, if that does not take long. */
  close(): Promise<void>;
}

const SCRIPT = join(repoRoot, 'bin', 'one-of-many.ts');
const NAMES: Record<Work, string> = { requests: 'a server process', jobs: 'a worker process' };
/** How long a process may take to finish what it is doing. */
const GRACE_MS = 10_000;
/** One that lived as long did not fail at once: the next need not wait. */
const HEALTHY_MS = 10_000;
/** After the second failure in a row; the first is made good at once. */
const BACK_OFF = { first: 200, longest: 5_000 };

/**
 * Several processes on one database and one address (`env` as the server reads it). One that ends is replaced; what it had
 * accepted is cut off, what it had not is answered by the others. They end by themselves when this process is gone, however
 * that happened. Rejects when one cannot start at first.
 */
export async function startMany(env: NodeJS.ProcessEnv, options: ManyOptions): Promise<Many> {
  const { processes = ['requests', 'requests', 'jobs'] } = options;
  const host = env.HOST ?? '127.0.0.1';
  // All of them share it, also one that comes when the others are gone: it must not be "any" any more.
  const port = Number(env.PORT ?? 3000) || (await freePort(host));
  // All servers take connections from one queue, which outlives each of them. Handed out in turn, by Node's default, the
  // one on its way to a process that dies is neither answered nor closed.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: SCRIPT, args: [] });
  const keepers = processes.map((work) =>
    keeperOf(work, { ...PROCESS_ENV, ...env, PORT: String(port) }, options),
  );
  const close = async () => {
    await Promise.all(keepers.map((keeper) => keeper.close()));
  };
  try {
    await Promise.all(keepers.map(({ ready }) => ready));
  } catch (error) {
    await close();
    throw error;
  }
  return { url: `http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`, close };
}

interface Keeper {
  /** Until the first process is ready. */
  ready: Promise<void>;
  close(): Promise<void>;
}

/** Keeps one process going: replaces it whenever it ends, after a growing wait when it ends soon. */
function keeperOf(work: Work, env: NodeJS.ProcessEnv, options: ManyOptions): Keeper {
  const { site, databaseRoot, log, onReady } = options;
  const part = JSON.stringify({ work, site, databaseRoot } satisfies Part);
  const first = Promise.withResolvers<void>();
  const closing = new AbortController();
  let current: Worker;

  async function runOne(): Promise<{ told: string; lasted: number }> {
    const began = performance.now();
    current = cluster.fork({ ...env, DIYAR_PART: part });
    const { process: child } = current;
    current.once('message', () => {
      onReady?.(work, child.pid ?? 0);
      first.resolve();
    });
    const [code, signal] = await once(child, 'exit');
    return { told: signal ?? `exit code ${code}`, lasted: performance.now() - began };
  }

  async function keep(): Promise<void> {
    let failures = 0;
    while (!closing.signal.aborted) {
      const { told, lasted } = await runOne();
      if (closing.signal.aborted) return;
      // At first a process that ends is a mistake that another would make again.
      first.reject(new Error(`${NAMES[work]} ended before it was ready (${told})`));
      log(`${NAMES[work]} ended (${told}); another takes its place`);
      failures = lasted > HEALTHY_MS ? 0 : failures + 1;
      await sleep(waitAfter(failures - 1, BACK_OFF), undefined, { signal: closing.signal }).catch(() => {});
    }
  }

  const kept = keep();
  const close = async () => {
    closing.abort();
    const { process: child } = current;
    const late = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
    child.kill('SIGTERM');
    await kept;
    clearTimeout(late);
  };
  return { ready: first.promise, close };
}

async function freePort(host: string): Promise<number> {
  const probe = createServer();
  probe.listen({ port: 0, host });
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error(`no free port on ${host}`);
  return address.port;
}
