import { Agent, get } from 'node:http';

/** How one request ended: with a status, cut off as one sees at once, or with nothing at all. */
export interface Attempt {
  /** Milliseconds, by `performance.now()`. */
  began: number;
  outcome: number | 'cut off' | 'unanswered';
}

export interface Load {
  /** The calls that have ended so far. */
  attempts: readonly Attempt[];
  /** Begins no more requests, and resolves when the last has ended. */
  stop(): Promise<void>;
}

/** Far longer than a busy machine takes: who has heard nothing until then will hear nothing. */
const UNANSWERED_AFTER_MS = 20_000;

/** Asks an address again and again, `clients` at a time, each time on a connection of its own. */
export function askOnFreshConnections(url: string, clients: number): Load {
  const attempts: Attempt[] = [];
  let isStopping = false;
  const loop = async () => {
    while (!isStopping) {
      const began = performance.now();
      attempts.push({ began, outcome: await askOnce(url) });
    }
  };
  const loops = Promise.all(Array.from({ length: clients }, loop));
  const stop = async () => {
    isStopping = true;
    await loops;
  };
  return { attempts, stop };
}

function askOnce(url: string): Promise<Attempt['outcome']> {
  const { promise, resolve } = Promise.withResolvers<Attempt['outcome']>();
  const agent = new Agent({ keepAlive: false });
  const request = get(url, { agent }, (answer) => {
    answer.resume();
    answer.once('end', () => resolve(answer.statusCode ?? 0));
    answer.once('error', () => resolve('cut off'));
  });
  request.once('error', () => resolve('cut off'));
  request.setTimeout(UNANSWERED_AFTER_MS, () => {
    resolve('unanswered');
    request.destroy();
  });
  return promise;
}
