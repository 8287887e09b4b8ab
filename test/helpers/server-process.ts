import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const ONE = fileURLToPath(new URL('./run-server.ts', import.meta.url));
const MANY = fileURLToPath(new URL('./run-many.ts', import.meta.url));

export interface ServerProcess {
  url: string;
  /** Ends it as a lost machine would: no warning, nothing finished. */
  killHard(): Promise<void>;
  stop(): Promise<void>;
}

export interface ManyProcesses extends ServerProcess {
  /** The ids of the processes that answer requests, or do jobs, as they became ready; the dead among them. */
  pids(work: 'requests' | 'jobs'): number[];
}

/** Starts API and worker in a process of their own on a free port of 127.0.0.1 and waits until it answers. */
export async function startServerProcess(
  databaseUrl: string,
  env: Record<string, string> = {},
): Promise<ServerProcess> {
  return (await startScript([ONE], databaseUrl, env)).server;
}

/** Starts two servers and a worker behind one address; they hold the embedded database of `databaseRoot`, if given. */
export async function startManyProcesses(
  databaseUrl: string,
  env: Record<string, string> = {},
  databaseRoot?: string,
): Promise<ManyProcesses> {
  const args = databaseRoot === undefined ? [MANY] : [MANY, databaseRoot];
  const { server, lines } = await startScript(args, databaseUrl, env);
  const pids = (work: 'requests' | 'jobs') =>
    lines().flatMap((line) => (line.startsWith(`${work} `) ? [Number(line.split(' ')[1])] : []));
  return { ...server, pids };
}

async function startScript(args: string[], databaseUrl: string, env: Record<string, string>) {
  const child = spawn(process.execPath, args, {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATABASE_URL: databaseUrl,
      PORT: '0',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let told = '';
  child.stdout.on('data', (chunk: Buffer) => {
    told += chunk.toString();
  });
  const url = await readyUrl(child, () => told);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  const server = { url, killHard: () => end('SIGKILL'), stop: () => end('SIGTERM') };
  return { server, lines: () => told.split('\n') };
}

function readyUrl(child: ChildProcess, told: () => string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  child.stdout?.on('data', () => {
    const url = /ready (\S+)\n/.exec(told())?.[1];
    if (url !== undefined) resolve(url);
  });
  child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it was ready`)));
  return promise;
}
