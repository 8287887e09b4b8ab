import { Agent, request } from 'node:http';
import type { Socket } from 'node:net';
import type { Sent } from './messages.ts';
import { percentile } from './one-client.ts';

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

/** A call that waits longer counts as unanswered. */
const LONGEST_MS = 10_000;

interface Visit {
  isAnswered: boolean;
  /** Milliseconds until the last byte. */
  took: number;
}

/** Asks once, and reads the answer to its end without looking at it: a load must cost less than what it measures. */
function visit(agent: Agent, url: string, { method, path, headers, body }: Sent): Promise<Visit> {
  const { promise, resolve } = Promise.withResolvers<Visit>();
  const began = performance.now();
  const end = (isAnswered: boolean) => resolve({ isAnswered, took: performance.now() - began });
  const sent = request(url + path, { method, headers, agent, timeout: LONGEST_MS }, (answer) => {
    const { statusCode = 0 } = answer;
    answer.on('end', () => end(statusCode >= 200 && statusCode < 300));
    answer.on('error', () => end(false));
    answer.resume();
  });
  sent.on('timeout', () => sent.destroy());
  sent.on('error', () => end(false));
  sent.end(body);
  return promise;
}

/** Puts a load on an address of this machine for a bounded time. Times in milliseconds. */
export async function measure({ url, next, connections, seconds = 5, amount }: Load): Promise<Measurement> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const sockets = new Set<Socket>();
  agent.on('free', (socket: Socket) => sockets.add(socket));
  const began = performance.now();
  const visits: Visit[] = [];
  let asked = 0;
  const isOver = () => (amount === undefined ? performance.now() - began > seconds * 1000 : asked >= amount);
  const client = async () => {
    while (!isOver()) {
      asked += 1;
      visits.push(await visit(agent, url, next()));
    }
  };
  await Promise.all(Array.from({ length: connections }, client)).finally(() => agent.destroy());
  const tookSeconds = (performance.now() - began) / 1000;
  const bytes = [...sockets].reduce((sum, { bytesRead }) => sum + bytesRead, 0);
  const times = visits.flatMap(({ isAnswered, took }) => (isAnswered ? took : []));
  return {
    perSecond: visits.length / tookSeconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    requests: visits.length,
    failed: visits.filter(({ isAnswered }) => !isAnswered).length,
    bytes: bytes / Math.max(1, visits.length),
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
