import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('./run-server.ts', import.meta.url));

export interface ServerProcess {
  url: string;
  /** Ends it as a lost machine would: no warning, nothing finished. */
  killHard(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts API and worker in a process of their own on a free port of 127.0.0.1 and waits until it answers. */
export async function startServerProcess(
  databaseUrl: string,
  env: Record<string, string> = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [SCRIPT], {
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
  const url = await readyUrl(child);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  return { url, killHard: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

function readyUrl(child: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let told = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    told += chunk.toString();
    const url = /ready (\S+)/.exec(told)?.[1];
    if (url !== undefined) resolve(url);
  });
  child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it was ready`)));
  return promise;
}
