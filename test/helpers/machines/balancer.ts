import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../free-port.ts';
import type { Host } from './hosts.ts';

/** The file that operations.md offers. */
const SITE = fileURLToPath(new URL('../../../deploy/haproxy/haproxy.cfg', import.meta.url));
const PLAIN = 'defaults\n  mode tcp\n  timeout connect 1s\n  timeout client 1h\n  timeout server 1h\n';

/** A port that leads to one of 127.0.0.1, by its number. */
export type Ways = Readonly<Record<number, number>>;

export interface Balanced {
  /** Addresses of the two machines. */
  machines: readonly [string, string];
  /** What of this machine the others reach, and under which address. */
  here: string;
  ways: Ways;
}

export interface Balancer {
  url: string;
  stop(): Promise<void>;
}

interface Haproxy {
  /** Why it ended by itself; undefined while it runs. */
  failure(): string | undefined;
  stop(): Promise<void>;
}

/** Runs HAProxy with ports of an address that lead to this host's own, and with the configuration in `files`. */
function startHaproxy(
  address: string,
  ways: Ways,
  {
    files = [],
    env = {},
    through = [],
  }: { files?: string[]; env?: Record<string, string>; through?: readonly string[] },
): Haproxy {
  const folder = mkdtempSync(join(tmpdir(), 'diyar-balancer-'));
  const own = join(folder, 'ways.cfg');
  const lines = Object.entries(ways).map(
    ([port, local]) => `listen to-${local}\n  bind ${address}:${port}\n  server here 127.0.0.1:${local}\n`,
  );
  writeFileSync(own, [PLAIN, ...lines].join('\n'));
  const [program = '', ...args] = [...through, 'haproxy', '-db'];
  const child = spawn(program, [...args, ...[...files, own].flatMap((file) => ['-f', file])], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { failure: () => (child.exitCode === null ? undefined : said), stop };
}

/** Lets others reach what listens on a host's own loopback: outside production a server listens nowhere else. */
export function startForwarding({ address, through }: Host, ways: Ways): { stop(): Promise<void> } {
  return startHaproxy(address, ways, { through });
}

/** Starts HAProxy as it stands before two machines, which may come later; until they do it answers 503. */
export async function startBalancer({ machines, here, ways }: Balanced): Promise<Balancer> {
  const port = await freePort();
  const env = { DIYAR_SITE: `127.0.0.1:${port}`, DIYAR_FIRST: machines[0], DIYAR_SECOND: machines[1] };
  const { failure, stop } = startHaproxy(here, ways, { files: [SITE], env });
  const url = `http://localhost:${port}`;
  const answers = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  for (let tries = 0; !(await answers()); tries += 1) {
    if (tries === 100 || failure() !== undefined) {
      await stop();
      throw new Error(`HAProxy does not answer:\n${failure() ?? 'it says nothing'}`);
    }
    await sleep(100);
  }
  return { url, stop };
}
