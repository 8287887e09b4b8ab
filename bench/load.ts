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

/**
 * The same load on several processes at once, as a balancer in front of them would spread it: the connections shared
 * out, the answers of all of them counted. p50 and p99 are those of the slowest.
 */
export async function measureAll(urls: readonly string[], load: Omit<Load, 'url'>): Promise<Measurement> {
  const connections = Math.ceil(load.connections / urls.length);
  const all = await Promise.all(urls.map((url) => measure({ ...load, url, connections })));
  const sum = (of: (one: Measurement) => number) => all.reduce((total, one) => total + of(one), 0);
  const requests = sum((one) => one.requests);
  return {
    perSecond: sum(({ perSecond }) => perSecond),
    p50: Math.max(...all.map(({ p50 }) => p50)),
    p99: Math.max(...all.map(({ p99 }) => p99)),
    requests,
    failed: sum(({ failed }) => failed),
    bytes: sum((one) => one.bytes * one.requests) / Math.max(1, requests),
  };
}
