import { LoadingCache } from '../../../api/src/platform/cache/loading-cache.ts';
import { Refusal } from '../../../api/src/platform/http/refusal.ts';
import { ImageProcess, type JobLimits } from '../../../api/src/platform/images/image-process.ts';
import { NoRoom } from '../../../api/src/platform/room.ts';
import { type FileStorage, readWhole } from '../../../api/src/platform/storage/file-storage.ts';
import { type KeepPlace, keepIfPossible } from '../../../api/src/platform/storage/keep-if-possible.ts';
import type { MissingFiles } from '../../../api/src/platform/storage/missing-files.ts';
import type { DrawJobs } from './draw-jobs.ts';
import { type DrawnFile, drawnFileOf } from './photo-key.ts';

export type Draw = (file: DrawnFile) => Promise<Uint8Array>;

/** Several times what the largest drawing takes on a busy machine. */
const LIMITS: JobLimits = { seconds: 30, megabytes: 335 };
/** A page shows a few dozen photos: so many are some ten pages that nobody looked at before. */
const LINE = { mostWaiting: 400, longestWaitSeconds: 60 };
/** Photos waited for at one moment: past these, one that is asked for twice is drawn twice. */
const MOST_WAITED_FOR = 1_000;

/**
 * Draws photos into `files` at their first request. Each is drawn once, however many ask for it at the same
 * time; one that cannot be stored is answered all the same.
 */
export function missingPhotos(files: FileStorage, draw: Draw): Pick<MissingFiles, 'make'> {
  // Only those being drawn: once drawn, a photo is kept among the files.
  const underWay = new LoadingCache<string, Uint8Array>({ most: MOST_WAITED_FOR, isKept: () => false });
  const drawOnce = async (key: string, file: DrawnFile, log: KeepPlace['log']) => {
    // It may have come since it was missed, from this process or another one.
    const kept = await readWhole(files, key);
    if (kept !== undefined) return kept;
    const bytes = await draw(file);
    await keepIfPossible({ files, log }, key, bytes);
    return bytes;
  };
  return {
    make: async (key, log) => {
      const file = drawnFileOf(key);
      if (file === undefined) return undefined;
      return await underWay.get(key, () => drawOnce(key, file, log));
    },
  };
}

/**
 * Drawn photos, each drawn in a process of its own beside the server's, one at a time; it ends after a while without any.
 * Refuses `unavailable` while too many wait.
 */
export function drawnOutside(files: FileStorage): MissingFiles {
  const process = new ImageProcess<DrawJobs>(new URL('./draw-jobs.ts', import.meta.url), {
    line: LINE,
  });
  const draw: Draw = async (file) => {
    try {
      return await process.run('drawPhoto', file, LIMITS);
    } catch (error) {
      throw error instanceof NoRoom ? new Refusal('unavailable', { retryAfterSeconds: 5 }) : error;
    }
  };
  return { ...missingPhotos(files, draw), close: () => process.close() };
}
