import { setTimeout as sleep } from 'node:timers/promises';
import { waitAfter } from './back-off.ts';
import { sentenceOf } from './run.ts';
import { duration } from './steps.ts';

/** A program that is to run for as long as we do. */
export interface Kept {
  isRunning(): Promise<boolean>;
  /** Whether it was stopped on purpose: it is left alone until it runs again. */
  isStopped(): boolean;
  /** Starts it, or finds it running; false when it is not to be started any more. */
  start(): Promise<boolean>;
  /** Gets a line when it has ended, when it runs again and when it could not be started. */
  log: (line: string) => void;
  /** From then on it is left alone. */
  until: AbortSignal;
}

const LOOK_EVERY_MS = 1_000;
const BACK_OFF = { first: 1_000, longest: 30_000 };
/** One that ran as long did not end because of how it was started. Longer than the longest wait, or that would count. */
const HEALTHY_MS = 60_000;

/**
 * Looks every second whether a program runs and starts it again when it has ended: at once, and when it ends or fails
 * again within a minute, after 1 s, 2 s, 4 s … 30 s, for as long as it takes. Resolves once `until` has come and nothing
 * is being started any more.
 */
export async function keepRunning({ isRunning, isStopped, start, log, until }: Kept): Promise<void> {
  const pause = (ms: number) => sleep(ms, undefined, { signal: until, ref: false }).catch(() => {});
  let failures = 0;
  let triedAt = Number.NEGATIVE_INFINITY;
  let isLeftAlone = false;

  async function startAgain(): Promise<void> {
    failures = performance.now() - triedAt > HEALTHY_MS ? 0 : failures + 1;
    const wait = waitAfter(failures, BACK_OFF);
    log(`PostgreSQL does not run any more; it is started again${wait > 0 ? ` in ${duration(wait)}` : ''}`);
    await pause(wait);
    if (until.aborted) return;
    const began = performance.now();
    try {
      if (await start()) log(`PostgreSQL runs again (${duration(performance.now() - began)})`);
    } catch (error) {
      log(`PostgreSQL could not be started again: ${sentenceOf(error)}`);
    }
    triedAt = performance.now();
  }

  while (!until.aborted) {
    await pause(LOOK_EVERY_MS);
    // When it cannot tell whether it runs (too many open files), it starts nothing.
    if (until.aborted || (await isRunning().catch(() => true))) isLeftAlone = false;
    else if (!isStopped()) await startAgain();
    else if (!isLeftAlone) {
      log('PostgreSQL was stopped by hand; npm run database starts it again');
      isLeftAlone = true;
    }
  }
}
