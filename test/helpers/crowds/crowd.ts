import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('./run-crowd.ts', import.meta.url));

export interface Asked {
  kind: string;
  path: string;
}

/** What a crowd asks of a server, each as likely as the next; either by the clock, or by so many clients in turn. */
export type CrowdOrder = {
  url: string;
  asked: readonly Asked[];
  seconds: number;
  /** As many as wait at once, like the connections of a balancer. */
  mostWaiting: number;
} & ({ perSecond: number } | { clients: number });

export interface KindTold {
  asked: number;
  /** How often each status was answered. */
  statuses: Record<number, number>;
  /** Milliseconds of those that were answered with 200. */
  times: number[];
  /** Milliseconds from the beginning to the first refusal. */
  firstRefusedMs?: number;
}

export interface CrowdTold {
  kinds: Record<string, KindTold>;
  /** Those that did not get in, because as many waited as may. */
  notSent: number;
  unanswered: number;
  /** Refusals that did not say when to come again. */
  withoutRetryAfter: number;
  /** The longest wait for any answer. */
  longestMs: number;
}

/** Sends a crowd and answers what it was told. */
export async function sendCrowd(order: CrowdOrder): Promise<CrowdTold> {
  const child = spawn(process.execPath, [SCRIPT, JSON.stringify(order)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill());
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (code !== 0) throw new Error(`the crowd ended with ${code}`);
  return JSON.parse(said) as CrowdTold;
}

/** The value below which a part of the values is; 0 of none. */
export function partBelow(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** How many of some kinds were answered with one of the statuses. */
export function countOf(told: CrowdTold, kinds: readonly string[], ...statuses: number[]): number {
  return sum(kinds.flatMap((kind) => statuses.map((status) => told.kinds[kind]?.statuses[status] ?? 0)));
}

export function timesOf(told: CrowdTold): number[] {
  return Object.values(told.kinds).flatMap(({ times }) => times);
}

/** A line a kind: what was asked, answered and refused, and how long the answered waited. */
export function tableOf(told: CrowdTold): string {
  const head = ['kind', 'asked', '200', '503', '429', 'p50 ms', 'p99 ms'];
  const rows = Object.entries(told.kinds).map(([kind, { asked, statuses, times }]) => [
    ...[kind, asked, statuses[200] ?? 0, statuses[503] ?? 0, statuses[429] ?? 0].map(String),
    ...[0.5, 0.99].map((part) => partBelow(times, part).toFixed(0)),
  ]);
  const lines = [head, ...rows.toSorted()].map((cells) =>
    cells.map((cell, at) => (at === 0 ? cell.padEnd(12) : cell.padStart(9))).join(''),
  );
  return [
    ...lines,
    `not sent ${told.notSent}, unanswered ${told.unanswered}, longest wait ${told.longestMs.toFixed(0)} ms`,
  ].join('\n');
}
