import { setTimeout as sleep } from 'node:timers/promises';

interface SteadyReaders {
  /** How many answers they had. */
  count(): number;
  /** Answers that were not as they should be: the address, and how. */
  failures: string[];
  stop(): Promise<void>;
}

const FILES = /(?:href|src)="(\/assets\/[^"]+)"/g;

/** Visitors without a name, who read one page after another with all that belongs to it, until they are stopped. */
export function startReaders(site: string, paths: readonly string[], count: number): SteadyReaders {
  const failures: string[] = [];
  const stopping = new AbortController();
  let answers = 0;
  const read = async (path: string): Promise<string> => {
    try {
      const answer = await fetch(site + path, { headers: { apikey: 'diyar-development' } });
      const text = await answer.text();
      answers += 1;
      if (answer.status !== 200) failures.push(`${path}: ${answer.status}`);
      return text;
    } catch (error) {
      failures.push(`${path}: ${String(error instanceof Error ? (error.cause ?? error) : error)}`);
      return '';
    }
  };
  const visit = async (turn: number) => {
    for (let at = turn; !stopping.signal.aborted; at += 1) {
      const page = await read(paths[at % paths.length] ?? '/');
      for (const [, file = ''] of page.matchAll(FILES)) await read(file);
      await sleep(20);
    }
  };
  const all = Promise.all(Array.from({ length: count }, (_, turn) => visit(turn)));
  const stop = async () => {
    stopping.abort();
    await all;
  };
  return { count: () => answers, failures, stop };
}
