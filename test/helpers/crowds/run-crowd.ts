import { Agent, get } from 'node:http';
import type { Asked, CrowdOrder, CrowdTold, KindTold } from './crowd.ts';

// A crowd in a process of its own, so that sending takes nothing from those whose waits are measured. Its order is its argument;
// the last line it prints is what it was told.
const order = JSON.parse(process.argv[2] ?? '') as CrowdOrder;
const LONGEST_MS = 20_000;
const TICK_MS = 5;
/** As many visitors as a small city's, each with a network of their own. */
const VISITORS = 50_000;

const agent = new Agent({ keepAlive: true, maxSockets: order.mostWaiting });
const kinds = new Map<string, KindTold>();
const told: CrowdTold = { kinds: {}, notSent: 0, unanswered: 0, withoutRetryAfter: 0, longestMs: 0 };
const began = performance.now();
let sent = 0;
let waiting = 0;

const pickOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

function addressOfSomeone(): string {
  const n = Math.floor(Math.random() * VISITORS);
  return `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`;
}

function kindOf(kind: string): KindTold {
  const known = kinds.get(kind) ?? { asked: 0, statuses: {}, times: [] };
  kinds.set(kind, known);
  return known;
}

/** `*` in a path stands for a number that nobody asked for a moment ago. */
function ask({ kind, path }: Asked): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const of = kindOf(kind);
  of.asked += 1;
  waiting += 1;
  const at = performance.now();
  const lang = Math.random() < 0.5 ? 'ar' : 'en';
  const headers = {
    ...{ apikey: 'diyar-development', lang, 'x-forwarded-for': addressOfSomeone() },
    'accept-encoding': 'zstd',
  };
  const url = order.url + path.replaceAll('*', () => String(1_000 + Math.floor(Math.random() * 1e6)));
  const end = () => {
    waiting -= 1;
    resolve();
  };
  const request = get(url, { agent, headers, timeout: LONGEST_MS }, (answer) => {
    const { statusCode = 0 } = answer;
    answer.on('end', () => {
      note(of, statusCode, at, answer.headers['retry-after']);
      end();
    });
    answer.on('error', end);
    answer.resume();
  });
  request.on('timeout', () => request.destroy());
  request.on('error', () => {
    told.unanswered += 1;
    end();
  });
  return promise;
}

function note(of: KindTold, status: number, at: number, retryAfter: string | undefined): void {
  const took = performance.now() - at;
  of.statuses[status] = (of.statuses[status] ?? 0) + 1;
  told.longestMs = Math.max(told.longestMs, took);
  if (status === 200) of.times.push(Math.round(took * 10) / 10);
  if (status !== 503 && status !== 429) return;
  of.firstRefusedMs ??= performance.now() - began;
  if (!(Number(retryAfter) > 0)) told.withoutRetryAfter += 1;
}

const isOver = () => performance.now() - began >= order.seconds * 1000;

/** Each asks again as soon as it is answered: as much as the server can do. */
async function askInTurn(clients: number): Promise<void> {
  const client = async () => {
    while (!isOver()) await ask(pickOf(order.asked));
  };
  await Promise.all(Array.from({ length: clients }, client));
}

/** So many a second, whether or not earlier ones are answered; beyond the most that wait, nobody else gets in. */
async function askByTheClock(perSecond: number): Promise<void> {
  const answers = new Set<Promise<void>>();
  while (!isOver()) {
    const due = ((performance.now() - began) / 1000) * perSecond;
    for (; sent < due; sent += 1) {
      if (waiting >= order.mostWaiting) {
        told.notSent += 1;
        continue;
      }
      const answer = ask(pickOf(order.asked));
      answers.add(answer);
      void answer.then(() => answers.delete(answer));
    }
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
  await Promise.all(answers);
}

if ('clients' in order) await askInTurn(order.clients);
else await askByTheClock(order.perSecond);
agent.destroy();
told.kinds = Object.fromEntries(kinds);
process.stdout.write(`${JSON.stringify(told)}\n`);
