import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';

const HEADERS = { apikey: 'diyar-development', 'content-type': 'application/json' };
/** Longer than a message under way takes where two cores do everything. */
const LONGEST_MS = 30_000;

interface SteadySignIns {
  /** Milliseconds from asking for a code to being signed in, without the pauses of who looks for the message. */
  done: number[];
  /** Never over unless somebody is refused; fails then. */
  failed: Promise<never>;
  /** Lets the one under way come in. */
  stop(): Promise<void>;
}

/**
 * People who sign in for the first time, one after the other, each from a network of their own; a refusal fails. Their
 * messages are read at `outbox`, a server of the demo world.
 */
export function startSignIns(site: string, outbox: string): SteadySignIns {
  const done: number[] = [];
  const stopping = new AbortController();
  const all = (async () => {
    while (!stopping.signal.aborted) {
      const began = performance.now();
      await signIn(site, outbox);
      done.push(performance.now() - began);
    }
  })();
  const failed = all.then(() => new Promise<never>(() => {}));
  // Told where it is waited for.
  failed.catch(() => undefined);
  const stop = async () => {
    stopping.abort();
    await all;
  };
  return { done, failed, stop };
}

/** Numbers one after the other: of random ones two would soon be the same, and the code of the first be read for the second. */
let nextNumber = randomInt(9_000_000);

async function signIn(site: string, outbox: string): Promise<void> {
  nextNumber += 1;
  const phone = `058${String(nextNumber).padStart(7, '0')}`;
  const from = { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` };
  const post = async <T>(path: string, body: object): Promise<T> => {
    const answer = await fetch(`${site}/api/v1${path}`, {
      method: 'POST',
      headers: { ...HEADERS, ...from },
      body: JSON.stringify(body),
    });
    const { data, code } = (await answer.json()) as { data: T; code: string };
    expect([path, answer.status, code]).toEqual([path, 201, code]);
    return data;
  };
  const { challenge_id } = await post<{ challenge_id: string }>('/auth/codes', { phone, channel: 'sms' });
  const code = await codeSentTo(outbox, `+966${phone.slice(1)}`);
  await post('/auth/tokens', { challenge_id, code, user_type: 'ordinary', name: 'سارة القحطاني' });
}

async function codeSentTo(outbox: string, phone: string): Promise<string> {
  const began = performance.now();
  while (performance.now() - began < LONGEST_MS) {
    const answer = await fetch(`${outbox}/_dev/outbox`, { headers: { accept: 'application/json' } });
    const { items } = (await answer.json()) as { items: { to: string; text: string }[] };
    const code = /\b\d{6}\b/.exec(items.find(({ to }) => to === phone)?.text ?? '')?.[0];
    if (code !== undefined) return code;
    await sleep(200);
  }
  throw new Error(`no code came to ${phone}`);
}
