import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const ONE = fileURLToPath(new URL('./run-server.ts', import.meta.url));
const MANY = fileURLToPath(new URL('./run-many.ts', import.meta.url));

/** A line of a server's log. */
export interface LogLine {
  msg: string;
  reqId?: string;
  task?: string;
  err?: { message: string; stack: string };
  /** How many such lines came since the last one; and how many were never written. */
  repeated?: number;
  heldBack?: number;
}

export interface ServerProcess {
  url: string;
  pid: number;
  /** Its log so far. */
  log(): LogLine[];
  /** The code it exits with; null when it was killed. */
  ended: Promise<number | null>;
  signal(signal: NodeJS.Signals): void;
  /** Ends it as a lost machine would: no warning, nothing finished. */
  killHard(): Promise<void>;
  stop(): Promise<void>;
}

export interface ManyProcesses extends ServerProcess {
  /** The ids of the processes that answer requests, or do jobs, as they became ready; the dead among them. */
  pids(work: 'requests' | 'jobs'): number[];
}

export interface Program {
  script?: string;
  /** Options of Node itself. */
  options?: readonly string[];
  /** The line it prints when it is ready; the first group is its address, if it has one. */
  ready?: RegExp;
  /** Arguments of the shell's `ulimit`: what the process and all it starts may each take, for example `-d 1048576`. */
  ulimit?: string;
  /** A command and its arguments to run the program through, for example on another host (`machines/hosts.ts`). */
  through?: readonly string[];
}

/**
 * Starts API and worker, or another program of the house, in a process of its own on a free port of 127.0.0.1 and waits
 * until it is ready.
 */
export async function startServerProcess(
  databaseUrl: string,
  env: Record<string, string> = {},
  { script = ONE, options = [], ...program }: Program = {},
): Promise<ServerProcess> {
  return (await startScript([...options, script], databaseUrl, env, program)).server;
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

async function startScript(
  args: string[],
  databaseUrl: string,
  env: Record<string, string>,
  { ready = /ready (\S+)\n/, ulimit, through = [] }: Omit<Program, 'script' | 'options'> = {},
) {
  const own = [...through, process.execPath, ...args];
  // The shell gives its place to the process: its id, signals and end are the process's own.
  const [program = '', ...rest] =
    ulimit === undefined ? own : ['/bin/sh', '-c', `ulimit ${ulimit} && exec "$0" "$@"`, ...own];
  const child = spawn(program, rest, {
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
  const lines = () => told.slice(0, told.lastIndexOf('\n') + 1).split('\n');
  const ended = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null);
  const url = await readyUrl(child, () => ready.exec(told));
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  const server: ServerProcess = {
    url,
    pid: child.pid ?? 0,
    log: () => lines().flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as LogLine] : [])),
    ended,
    signal: (signal) => child.kill(signal),
    killHard: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
  return { server, lines };
}

function readyUrl(child: ChildProcess, isReady: () => RegExpExecArray | null): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  child.stdout?.on('data', () => {
    const said = isReady();
    if (said !== null) resolve(said[1] ?? '');
  });
  child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it was ready`)));
  return promise;
}
