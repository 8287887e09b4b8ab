import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { PROCESS_ENV } from '../../bin/lib/process-settings.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Ended {
  code: number | null;
  output: string;
}

export interface Served {
  /** Where it answers; "jobs" for a worker. */
  url: string;
  /** All it said so far. */
  output(): string;
  stop(): Promise<number | null>;
}

/** Nothing of this process's own environment reaches them: production is what it is told, and what every process is started with. */
function start(args: string[], env: Record<string, string>): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...PROCESS_ENV, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let told = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      told += chunk.toString();
    });
  return { child, output: () => told };
}

/** Runs a script of bin/ to its end. */
export async function runScript(args: string[], env: Record<string, string>): Promise<Ended> {
  const { child, output } = start(args, env);
  const [code] = await once(child, 'close');
  return { code, output: output() };
}

/** Starts one process of an installation, as a container would, and waits until it is ready. */
export async function serve(work: 'server' | 'worker', env: Record<string, string>): Promise<Served> {
  const { child, output } = start(['bin/serve.ts', work], env);
  const ended = once(child, 'close');
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  child.stdout?.on('data', () => {
    const url = /^ready (\S+)$/m.exec(output())?.[1];
    if (url !== undefined) resolve(url);
  });
  void ended.then(() => reject(new Error(`the ${work} ended before it was ready:\n${output()}`)));
  const url = await promise;
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    return child.exitCode;
  };
  return { url, output, stop };
}
