import { once } from 'node:events';
import { type CheckpointAnswer, startWriting } from '../api/src/search/keep-checkpoint.ts';
import type { Measured } from './measured.ts';
import type { Sent } from './messages.ts';
import { OneClient, percentile } from './one-client.ts';
import type { Sum } from './search-report.ts';

const LIST_MS = 20;
const READY_MS = 10_000;
const QUIET_MS = 8_000;

/** Milliseconds of one answer after the other until something is over. */
async function tookUntil(over: Promise<unknown>, url: string, next: () => Sent): Promise<number[]> {
  let isOver = false;
  void over.then(() => {
    isOver = true;
  });
  const client = new OneClient(url);
  const took: number[] = [];
  while (!isOver) took.push((await client.ask(next())).took);
  client.close();
  return took;
}

const p99Of = (took: readonly number[]) => `${percentile(took, 0.99).toFixed(1)} ms of ${took.length}`;

/**
 * How long lists take while a checkpoint of the columns is written beside the server that answers them, what that takes, and
 * how soon another server that starts from it answers.
 */
export async function measureCheckpoint(
  url: string,
  measured: Measured,
  next: () => Sent,
  startReady: (url: string) => Promise<{ measured: Measured; readyMs: number }>,
): Promise<Sum[]> {
  const quiet = await tookUntil(new Promise((resolve) => setTimeout(resolve, QUIET_MS)), measured.url, next);
  let answer: CheckpointAnswer = { fault: 'no answer' };
  const child = startWriting(
    { databaseUrl: url, filesFolder: process.env.FILES_FOLDER ?? '' },
    new Date(),
    (told) => {
      answer = told;
    },
  );
  child.ref();
  const beside = await tookUntil(once(child, 'exit'), measured.url, next);
  const again = await startReady(url);
  const { rss } = await again.measured.usage();
  await again.measured.stop();
  return [
    { name: 'lists, one client: p99', value: p99Of(quiet) },
    {
      name: 'lists while a checkpoint is written: p99',
      value: p99Of(beside),
      promised: `≤ ${LIST_MS} ms`,
      kept: percentile(beside, 0.99) <= LIST_MS,
    },
    { name: 'writing it', value: JSON.stringify(answer) },
    {
      name: 'a server that starts from it answers after',
      value: `${(again.readyMs / 1000).toFixed(1)} s, ${(rss / 1e6).toFixed(0)} MB`,
      promised: `≤ ${READY_MS / 1000} s`,
      kept: again.readyMs <= READY_MS,
    },
  ];
}
