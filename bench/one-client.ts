import { Agent, request } from 'node:http';
import type { Sent } from './messages.ts';

export interface Asked {
  status: number;
  body: string;
  /** Milliseconds until the last byte. */
  took: number;
}

/** A client with one connection that is kept, as a phone has one. */
export class OneClient {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  ask({ method, path, headers }: Sent): Promise<Asked> {
    const { promise, resolve, reject } = Promise.withResolvers<Asked>();
    const began = performance.now();
    const sent = request(this.#url + path, { method, headers, agent: this.#agent }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const took = performance.now() - began;
        resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks).toString(), took });
      });
    });
    sent.on('error', reject);
    sent.end();
    return promise;
  }

  close(): void {
    this.#agent.destroy();
  }
}

export interface Times {
  p50: number;
  p99: number;
  /** Each, as it came. */
  took: readonly number[];
  /** How often it was asked, those not counted included. */
  all: number;
  failed: number;
}

/** The value below which so large a share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

const WARM = 10;
const MOST = 300;
const LONGEST_MS = 4_000;

/** Asks again and again, one after the other, for a bounded time; the first few are not counted. */
export async function timesOf(client: OneClient, next: () => Sent): Promise<Times> {
  const took: number[] = [];
  let all = 0;
  let failed = 0;
  const began = performance.now();
  for (let n = -WARM; n < MOST && performance.now() - began < LONGEST_MS; n += 1) {
    const answer = await client.ask(next());
    all += 1;
    if (answer.status !== 200) failed += 1;
    if (n >= 0 || performance.now() - began > LONGEST_MS / 2) took.push(answer.took);
  }
  return { p50: percentile(took, 0.5), p99: percentile(took, 0.99), took, all, failed };
}
