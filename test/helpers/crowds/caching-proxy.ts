import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../free-port.ts';

/** The file that operations.md offers. */
const SITE = fileURLToPath(new URL('../../../deploy/nginx/nginx.conf', import.meta.url));
/** Debian puts it where only root looks for programs. */
const ENV = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };

const LONGEST_START_MS = 20_000;

/** Whether there is an nginx here. */
export const hasNginx = spawnSync('nginx', ['-v'], { env: ENV }).status === 0;

/** A request as the proxy saw it. `kept` is what it says of its cache: HIT, MISS, EXPIRED …; "-" where it keeps nothing. */
export interface Passed {
  status: number;
  kept: string;
  method: string;
  path: string;
}

export interface CachingProxy {
  url: string;
  /** Every request so far. */
  passed(): Promise<Passed[]>;
  stop(): Promise<void>;
}

/** Starts nginx as it stands in front of one server. */
export async function startCachingProxy(server: string): Promise<CachingProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'diyar-nginx-'));
  const port = await freePort();
  const { port: behind } = new URL(server);
  const group = (name: string) => `upstream ${name} { server 127.0.0.1:${behind}; keepalive 64; }\n`;
  mkdirSync(join(folder, 'temp'));
  copyFileSync(SITE, join(folder, 'nginx.conf'));
  writeFileSync(join(folder, 'listen.conf'), `listen 127.0.0.1:${port};\n`);
  writeFileSync(join(folder, 'servers.conf'), group('public') + group('transactions'));
  // A folder of root's is closed to the user nginx would work as.
  const own = process.getuid?.() === 0 ? 'user root; ' : '';
  const child = spawn(
    'nginx',
    ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr', '-g', `${own}daemon off;`],
    { env: ENV, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const ended = once(child, 'exit');
  const url = `http://localhost:${port}`;
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const answers = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const began = performance.now(); !(await answers()); await sleep(100)) {
    if (performance.now() - began < LONGEST_START_MS) continue;
    await stop();
    throw new Error(`nginx does not answer:\n${said}`);
  }
  return { url, stop, passed: () => readPassed(join(folder, 'access.log')) };
}

/** Its log is written once a second. */
async function readPassed(path: string): Promise<Passed[]> {
  await sleep(1_200);
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => {
    const [status = '', kept = '', method = '', ...path] = line.split(' ');
    return { status: Number(status), kept, method, path: path.join(' ') };
  });
}
