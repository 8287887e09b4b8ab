import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { PROCESS_ENV } from '../bin/lib/process-settings.ts';
import manifest from '../package.json' with { type: 'json' };
import type { Answer, Order, Sent, Usage } from './messages.ts';
import type { Query } from './record.ts';

const SCRIPT = fileURLToPath(new URL('./measured-server.ts', import.meta.url));

/** As it is started everywhere (test/architecture/deployment.test.ts): how much room V8 takes beside what is in use. */
const HEAP = manifest.scripts.start.match(/--\S+/g) ?? [];

/** The measured process, as seen from the one that measures. */
export interface Measured {
  url: string;
  floorUrl: string;
  pid: number;
  /** Makes GET /query/NAME of the floors from what these requests ask of the database. */
  recordFloor(name: string, requests: Sent[]): Promise<void>;
  /** Makes GET /query/NAME of the floors ask one list of statements after the other. */
  addQueries(name: string, queries: Query[][]): Promise<void>;
  addEmptyFloor(name: string, bytes: number, contentType: string): Promise<void>;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

/** Waits for the answers of one child, one at a time. */
function listenTo(child: ChildProcess) {
  const ended = once(child, 'exit').then(() => {
    throw new Error('the measured process ended');
  });
  ended.catch(() => {});
  return async <K extends string>(key: K): Promise<Extract<Answer, Record<K, unknown>>> => {
    const [answer] = await Promise.race([once(child, 'message'), ended]);
    if (!(key in answer)) throw new Error(`expected ${key}, got ${JSON.stringify(answer)}`);
    return answer;
  };
}

/** Starts the measured process on a database; `heap`: the flags of V8 it is given. */
export async function startMeasured(databaseUrl: string, heap: string[] = HEAP): Promise<Measured> {
  const env = { ...PROCESS_ENV, ...process.env, NODE_ENV: 'development', DATABASE_URL: databaseUrl };
  const child = fork(SCRIPT, { execArgv: heap, env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const nextAnswer = listenTo(child);
  const ask = async <K extends string>(order: Order, key: K) => {
    child.send(order);
    return await nextAnswer(key);
  };
  const { ready } = await nextAnswer('ready');
  return {
    ...ready,
    pid: child.pid ?? 0,
    recordFloor: async (floor, requests) => {
      const { recorded } = await ask({ order: 'record', floor, requests }, 'recorded');
      if (recorded === 0) throw new Error(`${floor} asked nothing of the database`);
    },
    addQueries: async (floor, queries) => {
      await ask({ order: 'queries', floor, queries }, 'done');
    },
    addEmptyFloor: async (floor, bytes, contentType) => {
      await ask({ order: 'empty', floor, bytes, contentType }, 'done');
    },
    usage: async () => (await ask({ order: 'usage' }, 'usage')).usage,
    stop: async () => {
      child.send({ order: 'stop' } satisfies Order);
      await once(child, 'exit');
    },
  };
}
