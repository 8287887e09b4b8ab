import { LoadingCache } from '../../../api/src/platform/cache/loading-cache.ts';
import { type FileStorage, readWhole } from '../../../api/src/platform/storage/file-storage.ts';
import type { MissingFiles } from '../../../api/src/platform/storage/missing-files.ts';
import { type DrawnFile, drawnFileOf } from './photo-key.ts';

export type Draw = (file: DrawnFile) => Promise<Buffer>;

/** A drawing keeps a core busy; the rest of the machine answers visitors. */
const MOST_AT_ONCE = 2;
/** Photos waited for at one moment: past these, one that is asked for twice is drawn twice. */
const MOST_WAITED_FOR = 1_000;

/** Lets at most `most` run at once; the others wait in the order they came. */
function limiter(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    // A place is handed over by whoever leaves, so a newcomer can never take it in between.
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

/**
 * Draws photos into `files` at their first request. Each is drawn once, however many ask for it at the same time, and two at
 * most are drawn at once.
 */
export function missingPhotos(files: FileStorage, draw: Draw): MissingFiles {
  // Only those being drawn: once drawn, a photo is kept among the files.
  const underWay = new LoadingCache<string, Buffer>({ most: MOST_WAITED_FOR, isKept: () => false });
  const limited = limiter(MOST_AT_ONCE);
  const drawOnce = async (key: string, file: DrawnFile) => {
    // It may have come since it was missed, from this process or another one.
    const kept = await readWhole(files, key);
    if (kept !== undefined) return kept;
    return await limited(async () => {
      const bytes = await draw(file);
      await files.put(key, bytes);
      return bytes;
    });
  };
  return {
    make: async (key) => {
      const file = drawnFileOf(key);
      if (file === undefined) return undefined;
      return await underWay.get(key, () => drawOnce(key, file));
    },
  };
}
