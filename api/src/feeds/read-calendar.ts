import { Worker } from 'node:worker_threads';
import type { ReadCalendar } from './calendar-text.ts';

const LONGEST_MS = 5_000;
const MOST_MEMORY_MB = 96;

/**
 * What a calendar says is taken between two Riyadh dates, read in a thread of its own: some rules of repetition never come to an
 * end in the library, and what takes longer than five seconds or more memory than it may is answered `too_many`.
 */
export async function readCalendar(text: string, from: string, until: string): Promise<ReadCalendar> {
  const { promise, resolve } = Promise.withResolvers<ReadCalendar>();
  const thread = new Worker(new URL('./calendar-thread.ts', import.meta.url), {
    workerData: { text, from, until },
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  });
  const timer = setTimeout(() => resolve({ failure: 'too_many' }), LONGEST_MS);
  thread.on('message', resolve);
  thread.on('error', (error: Error & { code?: string }) =>
    resolve({ failure: error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too_many' : 'not_calendar' }),
  );
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
