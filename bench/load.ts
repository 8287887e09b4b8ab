import autocannon from 'autocannon';
import type { Sent } from './messages.ts';

export interface Load {
  url: string;
  /** Called for each request: what a bench sends differs from one to the next. */
  next(): Sent;
  connections: number;
  /** Either so many seconds, or so many requests. */
  seconds?: number;
  amount?: number;
}

export interface Measurement {
  perSecond: number;
  p50: number;
  p99: number;
  requests: number;
  /** Answers that were not 2xx, and requests that got none. */
  failed: number;
  /** Bytes of an answer with its head, on average. */
  bytes: number;
}

/** Puts a load on an address of this machine for a bounded time. Times in milliseconds. */
export async function measure({ url, next, connections, seconds, amount }: Load): Promise<Measurement> {
  const result = await autocannon({
    url,
    connections,
    ...(amount === undefined ? { duration: seconds ?? 5 } : { amount }),
    requests: [
      {
        setupRequest: (request) => {
          const { method, path, headers, body } = next();
          return { ...request, method, path, headers, ...(body === undefined ? {} : { body }) };
        },
      },
    ],
  });
  const { requests, latency, non2xx, errors, throughput } = result;
  return {
    perSecond: requests.total / result.duration,
    p50: latency.p50,
    p99: latency.p99,
    requests: requests.total,
    failed: non2xx + errors,
    bytes: throughput.total / Math.max(1, requests.total),
  };
}
