import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { recordEvent } from '../../api/src/events/record-event.ts';
import { type Database, openDatabase, transact } from '../../api/src/platform/db/database.ts';
import type { BuiltPerson } from '../../api/src/testing/factories.ts';
import { openPushDouble } from '../../api/src/testing/push-double.ts';
import { startSmtpStub } from '../../api/src/testing/smtp-stub.ts';
import { percentile } from '../one-client.ts';
import { judge, type Outside } from './judge.ts';
import { buildReaders, followAll } from './people.ts';
import { seeded, smsProvider, WHATSAPP, whatsAppProvider } from './providers.ts';

const PART = fileURLToPath(new URL('run-part.ts', import.meta.url));
const SEED = 20_261_126;
const PEOPLE = 100;
const A_SECOND = 100;
/** Over how many seconds they become that many: no process begins its life at its peak. */
const GROWING_S = 10;
const WORKERS = 2;
const KILL_EVERY_MS = 15_000;
/** The longest that an event may take until it is seen in the app, at p99. */
const PROMISED_MS = 1000;
/** A claim of a killed worker holds for two minutes, and its job is freed within half of one. */
const MOST_WAIT_MS = 240_000;

/**
 * Events at a hundred a second while workers are killed and providers fail, slow down, say no to what they took and report it twice:
 * each is in the app once and soon, and none is lost outside.
 */
export async function benchEvents(databaseUrl: string, events: number): Promise<void> {
  const { db, close } = openDatabase(databaseUrl, { max: 12 });
  const random = seeded(SEED);
  let site = '';
  const [sms, whatsapp] = [await smsProvider(random), await whatsAppProvider(random, () => site)];
  const [smtp, push] = [await startSmtpStub(), await openPushDouble()];
  const env = {
    ...housesEnv(databaseUrl),
    SMS_URL: sms.stub.url,
    WHATSAPP_URL: whatsapp.stub.url,
    SMTP_URL: smtp.url,
  };
  const house = new House(env);
  try {
    const people = await buildReaders(db, PEOPLE, push);
    site = await house.begin();
    const seen = new Map<string, number>();
    const leave = await followAll(site, people, (id) => {
      if (!seen.has(id)) seen.set(id, performance.now());
    });
    const trouble = new AbortController();
    const troubles = makeTrouble(house, { smtp, push, random, stop: trouble.signal });
    const began = await sendAll(db, people, events);
    trouble.abort();
    const killed = await troubles;
    console.log(
      `  ${events} events in ${((performance.now() - (began[0] ?? 0)) / 1000).toFixed(0)} s; ${killed} workers killed`,
    );
    await untilSent(db);
    leave();
    const outside: Outside = {
      sms: sms.taken,
      whatsapp: whatsapp.taken,
      mails: smtp.mails,
      pushes: push.read,
    };
    const took = await judge(db, { began, seen, outside });
    const [p50, p99] = [percentile(took, 0.5), percentile(took, 0.99)];
    console.log(
      `  in the app: p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms (promised ${PROMISED_MS} ms)`,
    );
    if (p99 > PROMISED_MS) throw new Error(`slower than the promised ${PROMISED_MS} ms`);
  } finally {
    house.end();
    await Promise.all([sms.stub.close(), whatsapp.stub.close(), smtp.close(), push.close()]);
    await close();
  }
}

function housesEnv(databaseUrl: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...WHATSAPP,
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '8',
    PORT: '0',
    LOG_LEVEL: 'silent',
    LIMIT_FACTOR: '0',
    SMS_PROVIDER: 'taqnyat',
    SMS_SENDER_NAME: 'Diyar',
    SMS_SECRET: 'secret',
    MAIL_FROM: 'Diyar <diyar@example.sa>',
  };
}

/** A server, and workers of which one is killed now and then. */
class House {
  readonly #env: NodeJS.ProcessEnv;
  readonly #workers: ChildProcess[] = [];
  #server: ChildProcess | undefined;

  constructor(env: NodeJS.ProcessEnv) {
    this.#env = env;
  }

  /** Returns the site's address, once everybody works. */
  async begin(): Promise<string> {
    this.#server = this.#fork('server');
    const [site] = (await once(this.#server, 'message')) as [string];
    for (let turn = 0; turn < WORKERS; turn += 1) await this.#hire();
    return site;
  }

  /** Kills the worker that has lived longest, at whatever it does, and hires another. */
  async replaceOne(): Promise<void> {
    this.#workers.shift()?.kill('SIGKILL');
    await this.#hire();
  }

  end(): void {
    for (const child of [...this.#workers, this.#server]) child?.kill('SIGKILL');
  }

  async #hire(): Promise<void> {
    const worker = this.#fork('worker');
    await once(worker, 'message');
    this.#workers.push(worker);
  }

  #fork(part: 'server' | 'worker'): ChildProcess {
    return fork(PART, [part], { env: this.#env });
  }
}

interface Trouble {
  smtp: { answers: 250 | 450 | 550 | 'silence' };
  push: { answers: Record<string, number[]>; read: readonly { browser: string }[] };
  random: () => number;
  stop: AbortSignal;
}

/** Kills a worker every quarter of a minute, lets the mail server refuse for a second, and push services stumble; returns how many it killed. */
async function makeTrouble(house: House, { smtp, push, random, stop }: Trouble): Promise<number> {
  let killed = 0;
  while (!stop.aborted) {
    await sleep(KILL_EVERY_MS, undefined, { signal: stop }).catch(() => undefined);
    if (stop.aborted) return killed;
    await house.replaceOne();
    killed += 1;
    smtp.answers = 450;
    setTimeout(() => {
      smtp.answers = 250;
    }, 1000);
    for (const { browser } of push.read.slice(-50)) if (random() < 0.3) push.answers[browser] = [503];
  }
  return killed;
}

/** When an event happens, in seconds from the first. */
function secondOf(turn: number): number {
  const grown = (A_SECOND * GROWING_S) / 2;
  return turn < grown ? Math.sqrt((2 * turn * GROWING_S) / A_SECOND) : GROWING_S + (turn - grown) / A_SECOND;
}

/** Lets events happen, each at its time; returns when each was due. */
async function sendAll(db: Database, people: readonly BuiltPerson[], events: number): Promise<number[]> {
  const start = performance.now();
  // By day, so that no night keeps them back.
  const noon = new Date();
  noon.setUTCDate(noon.getUTCDate() - 1);
  noon.setUTCHours(9, 0, 0, 0);
  const due = Array.from({ length: events }, (_, turn) => start + 1000 * secondOf(turn));
  const underWay: Promise<void>[] = [];
  for (const [turn, at] of due.entries()) {
    const wait = at - performance.now();
    if (wait > 0) await sleep(wait);
    const person = people[turn % people.length];
    if (person === undefined) continue;
    const event = {
      key: 'payout_paid' as const,
      accountId: person.accountId,
      personId: null,
      params: { payout: turn, amount: 50_000 },
      at: new Date(noon.getTime() + turn),
    };
    underWay.push(transact(db, (tx) => recordEvent(tx, event)));
  }
  await Promise.all(underWay);
  return due;
}

/** Waits until nothing waits to be sent; throws when that takes too long. */
async function untilSent(db: Database): Promise<void> {
  const until = performance.now() + MOST_WAIT_MS;
  for (;;) {
    const waiting = await db
      .selectFrom('notification_dispatch')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('state', '=', 'waiting')
      .executeTakeFirstOrThrow();
    if (Number(waiting.count) === 0) break;
    if (performance.now() > until) throw new Error(`${waiting.count} messages still wait`);
    await sleep(1000);
  }
  // Reports about the last messages are on their way.
  await sleep(2000);
}
