import { memoryOf } from '../test/helpers/process-memory.ts';
import { casesFor } from './cases.ts';
import { measure } from './load.ts';
import { startMeasured } from './measured.ts';
import { findSubjects } from './subjects.ts';
import { unseenPhotos } from './unseen-photos.ts';
import { startUploads } from './uploads.ts';

const PAUSE_MS = 20_000;
/** Far from what the machine can: memory is to be seen under a load that goes on, not under a heap of waiting requests. */
const CONNECTIONS = 4;
/** One request in so many is for a photo that was never asked for, as when people look around. */
const REQUESTS_A_PHOTO = 20;

/**
 * Loads everything in turn for so many minutes, with new photos and uploads all along, and prints the memory of server and worker
 * as it goes: by itself, and with the processes it started (on Linux what several share counts once).
 */
export async function benchMemory(databaseUrl: string, minutes: number): Promise<void> {
  const { ads, cities } = await findSubjects(databaseUrl);
  const cases = casesFor(ads, cities);
  const nextPhoto = await unseenPhotos(databaseUrl);
  const measured = await startMeasured(databaseUrl);
  const uploads = await startUploads(databaseUrl, measured.url);
  const until = performance.now() + minutes * 60_000;
  let turn = 0;
  const next = () => {
    turn += 1;
    if (turn % REQUESTS_A_PHOTO === 0) return nextPhoto();
    const one = cases[turn % cases.length];
    if (one === undefined) throw new Error('there is no case');
    return one.next();
  };
  try {
    while (performance.now() < until) {
      const seconds = PAUSE_MS / 1_000;
      const { perSecond, failed } = await measure({
        url: measured.url,
        next,
        connections: CONNECTIONS,
        seconds,
      });
      const { rss } = await measured.usage();
      const all = memoryOf(measured.pid) * 1.048576;
      console.log(
        `${Math.round(rss / 1e6)} MB, with what it started ${Math.round(all)} MB, at ${perSecond.toFixed(0)} req/s, ${failed} failed, uploads ${JSON.stringify(uploads.counts())}`,
      );
    }
  } finally {
    await uploads.stop();
    await measured.stop();
  }
}
