import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LONGEST_WAITS, SHARED_PAGE_WAIT } from '../../../api/src/lifetimes/lifetimes.ts';
import { type BuiltListing, buildListing } from '../../../api/src/testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../../../api/src/testing/test-database.ts';
import { buildWeb } from '../../../bin/lib/web-build.ts';
import { seedWorld } from '../../../demo/src/world/seed-world.ts';
import { type CachingProxy, hasNginx, startCachingProxy } from '../../helpers/crowds/caching-proxy.ts';
import { repeat, type Walk, walk } from '../../helpers/crowds/walks.ts';
import { type ServerProcess, startServerProcess } from '../../helpers/server-process.ts';
import { callAs } from '../../helpers/stays.ts';

const VISITORS = 40;
/** A crowd: five new visitors a second. */
const EVERY_MS = 200;
/** Two look at one ad in two languages, two at others. */
const WALKS: Walk[] = [
  { lang: 'ar', place: 0 },
  { lang: 'en', place: 0 },
  { lang: 'ar', place: 1 },
  { lang: 'ar', place: 2 },
];
const LEAST_PART_KEPT = 0.95;
/** How long answering takes, which no promise holds, on a machine that does everything at once. */
const ANSWERING_MS = 1_000;
const LOOK_EVERY_MS = 50;
const KEYED = { apikey: 'diyar-development', lang: 'ar' };

let database: TestDatabase;
let server: ServerProcess;
let proxy: CachingProxy;
let listing: BuiltListing;

interface RequestLine {
  msg: string;
  req?: { ip: string };
}

/** Requests that reached the server from outside: what a page asks of its own server has no address. */
function reachedServer(): number {
  const lines = server.log() as RequestLine[];
  return lines.filter(({ msg, req }) => msg === 'incoming request' && req?.ip.startsWith('10.9.')).length;
}

/** What a request was for, without the names of files and the numbers of things. */
function kindOf(path: string): string {
  return path.replace(/^\/(assets|media)\/.*/, '/$1').replaceAll(/\/(\d+|[\da-f-]{36})(?=\/|\.|$)/g, '/…');
}

/** What the proxy said of its cache when it was asked for a path. */
async function keptOf(path: string, headers: Record<string, string> = KEYED): Promise<string | null> {
  const answer = await fetch(proxy.url + path, { headers });
  await answer.arrayBuffer();
  return answer.headers.get('x-cache');
}

/** Milliseconds from `began` until a path shows the ad no more, asked for again and again so that nothing of it is forgotten. */
async function goneAfter(path: string, began: number, mark: string): Promise<number> {
  for (;;) {
    const asked = performance.now();
    const answer = await fetch(proxy.url + path, { headers: KEYED });
    const shows = (await answer.text()).includes(mark) && answer.status === 200;
    if (!shows) return asked - began;
    await sleep(LOOK_EVERY_MS);
  }
}

describe.skipIf(!hasNginx)(`behind a caching proxy${hasNginx ? '' : ' (there is no nginx here)'}`, () => {
  beforeAll(async () => {
    await buildWeb();
    database = await createTestDatabase();
    const today = Temporal.Now.plainDateISO('Asia/Riyadh').toString();
    await seedWorld(database.url, { today, log: () => {} });
    listing = await buildListing(database.db, { unit: { photos: 1 }, ad: { published_at: new Date() } });
    // Counted is who is asked, not who is refused.
    const env = { DIYAR_TEST_SITE: '1', LOG_LEVEL: 'info', SHEDDING: 'off' };
    server = await startServerProcess(database.url, env);
    proxy = await startCachingProxy(server.url);
  }, 300_000);
  afterAll(async () => {
    await proxy?.stop();
    await server?.stop();
    await database?.close();
  });

  it('nineteen of twenty requests of forty strangers in eight seconds never reach a server', async () => {
    const taken = await walk(proxy.url, WALKS);
    const [passedBefore, reachedBefore] = [(await proxy.passed()).length, reachedServer()];
    const visits: Promise<number[]>[] = [];
    for (let n = 0; n < VISITORS; n += 1) {
      visits.push(repeat(proxy.url, taken[n % taken.length] ?? [], `10.9.0.${n + 1}`));
      await sleep(EVERY_MS);
    }
    const statuses = (await Promise.all(visits)).flat();
    const passed = (await proxy.passed()).slice(passedBefore);
    expect(passed.length).toBe(statuses.length);
    const reached = passed.filter(({ kept }) => kept !== 'HIT');
    expect(reachedServer() - reachedBefore).toBe(reached.length);
    const by = Object.groupBy(reached, ({ method, path }) => `${method} ${kindOf(path)}`);
    const lines = Object.entries(by).map(([what, all]) => `${String(all?.length).padStart(5)} ${what}`);
    const part = 1 - reached.length / passed.length;
    process.stdout.write(
      `${passed.length} requests, ${reached.length} reached the server: ${(100 * part).toFixed(1)} % did not\n${lines.toSorted().toReversed().join('\n')}\n`,
    );
    expect(part).toBeGreaterThanOrEqual(LEAST_PART_KEPT);
  }, 300_000);

  it('who is somebody, or has just written, is answered by the server, and no call of theirs is kept', async () => {
    const { token } = listing.host;
    await keptOf('/');
    expect(await keptOf('/', { ...KEYED, cookie: 'DIYAR-WROTE=0/1' })).toBe('BYPASS');
    expect(await keptOf('/api/v1/ads', { ...KEYED, authorization: `Bearer ${token}` })).toBe('BYPASS');
    const own = ['/api/v1/user/current', '/api/v1/reservations', '/api/v1/host/ads'];
    for (const path of own)
      expect(await keptOf(path, { ...KEYED, authorization: `Bearer ${token}` })).toBe(null);
    for (const path of ['/dashboard/home', '/api/v1/ads?near=24.7,46.7', '/api/v1/user/settings/general']) {
      await keptOf(path);
      expect(['MISS', null]).toContain(await keptOf(path));
    }
  });

  it('an ad that is hidden is gone within the promised time, from its page, lists and the API', async () => {
    const { adNumber, host } = listing;
    const mark = `/details/${adNumber}`;
    const { photos } = await callAs<{ photos: { id: string }[] }>(
      server.url,
      undefined,
      'GET',
      `/ads/${adNumber}`,
    );
    const id = `"${adNumber}"`;
    const ad = LONGEST_WAITS.adPage + SHARED_PAGE_WAIT;
    const list = LONGEST_WAITS.searchPage + SHARED_PAGE_WAIT;
    const search = LONGEST_WAITS.search + SHARED_PAGE_WAIT;
    const shown: [path: string, mark: string, promised: number][] = [
      [`/details/${adNumber}`, mark, ad],
      [`/en/details/${adNumber}`, mark, ad],
      [`/details/${adNumber}.data`, adNumber, ad],
      ['/all_deals?sort=newest', mark, list],
      [`/api/v1/ads/${adNumber}`, id, ad],
      ['/api/v1/ads?sort=newest', id, search],
      ['/api/v1/ads/map?bbox=46.59,24.8,46.61,24.82&zoom=16', id, search],
    ];
    for (const [path, sign] of shown)
      expect([
        path,
        (await (await fetch(proxy.url + path, { headers: KEYED })).text()).includes(sign),
      ]).toEqual([path, true]);
    await callAs(proxy.url, host, 'POST', `/host/ads/${adNumber}/steps`, {
      ...{ from: 'published', to: 'hidden', data_correct: true, reason: 'زيارة العقار متوقفة' },
    });
    const began = performance.now();
    const gone = await Promise.all(shown.map(([path, sign]) => goneAfter(path, began, sign)));
    process.stdout.write(
      `${shown.map(([path], at) => `${path}: gone after ${gone[at]?.toFixed(0)} ms`).join('\n')}\n`,
    );
    for (const [at, [path, , promised]] of shown.entries())
      expect([path, (gone[at] ?? 0) < promised + ANSWERING_MS]).toEqual([path, true]);
    expect(photos.length).toBe(1);
  }, 60_000);
});
