// `npm run bench [-- NAME]`: speed beside its floors, of the cases whose name has NAME.
// `npm run bench -- memory [MINUTES]`: memory under load (10).
// `npm run bench -- lighthouse [VISITS]`: what a phone sees, the median of so many visits of a page (5).
// `npm run bench -- photos`: until a photo is seen, until all its sizes are there, and searches beside uploads.
// `npm run bench -- booking`: a unit of 10,000 reservations, and holds over 1,000 units.
// `npm run bench -- board`: all units of an advertiser with 200, over 30 days.
// `npm run bench -- prices`: the grid of an office with 1,000 units, in a browser.
// `npm run bench -- bulk`: 5,000 rows of a file checked and saved, and again with the server killed.
// `npm run bench -- searches`: one changed ad against 100,000 saved searches.
// `npm run bench -- requests`: 10,000 requests against 100,000 units, compared with a naive matcher, and what a new one takes.
// `npm run bench -- events [COUNT]`: so many events (9,000; 50,000 takes ten minutes) at 100 a second, with killed workers and failing providers.
// `npm run bench -- order`: the order "best" of the demo world, judged (bench/judged/rules.md).
// `npm run bench -- growth [COUNT]`: what so many bookings (a million) take on disk, and what looks at all of them.
// `npm run bench -- search [--ads N]`: every kind of search on so many ads (a million).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { benchBoard } from '../bench/board.ts';
import { benchBulk } from '../bench/bulk.ts';
import { benchLighthouse } from '../bench/lighthouse.ts';
import { benchMemory } from '../bench/memory.ts';
import { benchOrder } from '../bench/order.ts';
import { benchPhotos } from '../bench/photo-sizes.ts';
import { benchSearchBesideUploads } from '../bench/photo-stream.ts';
import { benchSearch } from '../bench/search.ts';
import { benchSearches } from '../bench/searches.ts';
import { benchSpeed } from '../bench/speed.ts';
import { ensureDatabase } from './database.ts';
import { findChromium } from './lib/chromium.ts';
import { sentenceOf } from './lib/run.ts';
import { step } from './lib/steps.ts';
import { withTemporaryDatabase } from './lib/temporary-database.ts';
import { buildWeb } from './lib/web-build.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { ads: { type: 'string', default: '1000000' } },
});
const [what = '', times] = positionals;

/** The demo world in a database of its own, so that no measurement depends on what was done before. */
async function prepare(url: string): Promise<void> {
  const { migrate } = await import('../api/src/platform/db/migrate.ts');
  const { loadReference } = await import('../api/src/reference/load-reference.ts');
  const { seedWorld } = await import('../demo/src/world/seed-world.ts');
  await migrate(url);
  await loadReference(url);
  const today = Temporal.Now.plainDateISO('Asia/Riyadh').toString();
  await seedWorld(url, { today, log: () => {} });
}

async function bench(url: string): Promise<void> {
  if (what === 'events') return await benchEvents(url, Number(times ?? 9000));
  await step('demo world', async () => ({ result: await prepare(url) }));
  if (what === 'search')
    await withTemporaryDatabase(url, async (few) => {
      await prepare(few);
      await benchSearch({ many: url, few }, Number(values.ads));
    });
  else if (what === 'board') await benchBoard(url);
  else if (what === 'booking') await (await import('../bench/booking.ts')).benchBooking(url);
  else if (what === 'prices') await benchPrices(url);
  else if (what === 'order') await benchOrder(url);
  else if (what === 'searches') await benchSearches(url);
  else if (what === 'requests') await (await import('../bench/requests.ts')).benchRequests(url);
  else if (what === 'growth')
    await (await import('../bench/growth.ts')).benchGrowth(url, Number(times ?? 1_000_000));
  else if (what === 'bulk') await benchBulk(url);
  else if (what === 'photos') await benchSearchBesideUploads(url);
  else if (what === 'memory') await benchMemory(url, Number(times ?? 10));
  else if (what === 'lighthouse')
    await benchLighthouse(url, await findChromium(console.log, true), Number(times ?? 5));
  else await benchSpeed(url, what);
}

/** On a database without the demo world, which tells of nothing. */
async function benchEvents(url: string, events: number): Promise<void> {
  const { migrate } = await import('../api/src/platform/db/migrate.ts');
  const { loadReference } = await import('../api/src/reference/load-reference.ts');
  await migrate(url);
  await loadReference(url);
  await (await import('../bench/events/bench-events.ts')).benchEvents(url, events);
}

/** Its browser's library is large: what measures nothing in a browser does without. */
async function benchPrices(url: string): Promise<void> {
  const { benchPriceGrid } = await import('../bench/price-grid.ts');
  await benchPriceGrid(url, await findChromium(console.log));
}

/** What is measured on a whole site with the demo world. */
async function benchSite(): Promise<void> {
  const files = mkdtempSync(join(tmpdir(), 'diyar-bench-'));
  try {
    process.env.TZ = 'Asia/Riyadh';
    process.env.FILES_FOLDER = files;
    if (!['events', 'growth'].includes(what)) await step('site', async () => ({ result: await buildWeb() }));
    const database = await ensureDatabase({ keepAdopted: true, log: console.log });
    try {
      await withTemporaryDatabase(database.url, bench);
    } finally {
      await database.stop();
    }
  } finally {
    rmSync(files, { recursive: true, force: true });
  }
}

try {
  if (what === 'photos') await benchPhotos();
  await benchSite();
} catch (error) {
  console.error(`The bench could not run: ${sentenceOf(error)}`);
  process.exitCode = 1;
}
