import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { openDatabase } from '../api/src/platform/db/database.ts';
import { buildPerson } from '../api/src/testing/factories.ts';
import { apiRead } from './cases.ts';
import { startMeasured } from './measured.ts';
import { OneClient, percentile } from './one-client.ts';
import type { UploaderInput } from './photo-uploader.ts';
import { findSubjects } from './subjects.ts';

/** How much longer the slowest hundredth of searches may take beside uploads. */
const MOST_RATIO = 2;
const UPLOADERS = 2;
const WARM_SEARCHES = 200;
const SEARCHES = 3_000;
/** Two photos are on their way and being made before searches are counted. */
const BEFORE_MS = 3_000;

/** Searches of all kinds that people make: places, words, filters, and the map. */
function searches(cities: readonly string[]): string[] {
  return [
    ...cities.slice(0, 6).map((city) => `/ads?city=${city}`),
    `/ads?q=${encodeURIComponent('شقة ٣ غرف في الملقا أقل من ٦٠ ألف سنوي')}`,
    `/ads?q=${encodeURIComponent('شاليه')}`,
    '/ads?period=2&price_max=600&facets=1',
    '/ads?sort=price_asc&category=apartment,villa',
    '/ads/map?bbox=46.4,24.5,47,25&zoom=11',
  ];
}

/** Milliseconds of so many searches of one visitor, one after the other. */
async function timesOf(client: OneClient, paths: readonly string[], count: number): Promise<number[]> {
  const took: number[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const answer = await client.ask(apiRead(`/api/v1${paths[turn % paths.length] ?? ''}`));
    if (answer.status !== 200) throw new Error(`a search answered ${answer.status}`);
    took.push(answer.took);
  }
  return took;
}

interface Stream {
  /** Ends it, and tells how many photos were uploaded. */
  stop(): Promise<number>;
}

/** Uploads photos of 12 megapixels without a pause, two at a time, until stopped. */
async function startStream(databaseUrl: string, url: string): Promise<Stream> {
  const { db, close } = openDatabase(databaseUrl, { max: 1 });
  const tokens: string[] = [];
  while (tokens.length < UPLOADERS) tokens.push((await buildPerson(db)).token);
  await close();
  const workerData: UploaderInput = { url, tokens };
  const thread = new Worker(new URL('./photo-uploader.ts', import.meta.url), { workerData });
  await once(thread, 'message');
  return {
    stop: async () => {
      const told = once(thread, 'message');
      thread.postMessage('stop');
      return (await told)[0];
    },
  };
}

/** Measures the slowest hundredth of searches while nothing else is done, and beside a stream of uploaded photos. */
export async function benchSearchBesideUploads(databaseUrl: string): Promise<void> {
  const { cities } = await findSubjects(databaseUrl);
  const paths = searches(cities);
  const measured = await startMeasured(databaseUrl);
  const client = new OneClient(measured.url);
  try {
    await timesOf(client, paths, WARM_SEARCHES);
    const quiet = percentile(await timesOf(client, paths, SEARCHES), 0.99);
    const stream = await startStream(databaseUrl, measured.url);
    await new Promise((resolve) => setTimeout(resolve, BEFORE_MS));
    const beside = percentile(await timesOf(client, paths, SEARCHES), 0.99);
    const uploaded = await stream.stop();
    const ratio = beside / quiet;
    const isKept = ratio <= MOST_RATIO;
    console.log(
      `search p99: ${quiet.toFixed(1)} ms quiet, ${beside.toFixed(1)} ms beside ${uploaded} uploads: ${ratio.toFixed(2)} times (${MOST_RATIO} at most) ${isKept ? 'kept' : 'MISSED'}`,
    );
    if (!isKept) process.exitCode = 1;
  } finally {
    client.close();
    await measured.stop();
  }
}
