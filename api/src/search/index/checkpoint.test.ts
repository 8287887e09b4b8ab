import { mkdtempSync, readFileSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { FACETS } from '@diyar/contract/finding/search';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runsOf, SEED } from '../../testing/proof.ts';
import { aChange, RandomAds } from '../../testing/random-ads.ts';
import { aQuestion } from '../../testing/random-questions.ts';
import { findNumbersBySql } from '../../testing/search-by-sql.ts';
import type { AdSearch } from './ad-search.ts';
import { Checkpoint } from './checkpoint.ts';
import { countFacets } from './count-facets.ts';
import { gatherCells } from './map-cells.ts';
import { matchAds, meantBy } from './match-ads.ts';
import { FAIR } from './pick-best.ts';
import { pickSlots } from './pick-page.ts';
import { type Search, SearchEngine } from './search-engine.ts';
import { spreadPrices } from './spread-prices.ts';
import { stayTotals } from './stay-totals.ts';

const KINGDOM = { west: 34, south: 15, east: 56, north: 33 };

let ads: RandomAds;
let folder: string;
let refused: string[] = [];
const path = () => join(folder, '.search', 'columns');
const checkpointOf = (of: RandomAds = ads) =>
  new Checkpoint(of.db, { folder, now: () => new Date(), tellRefused: (why) => refused.push(why) });
const newEngine = () => new SearchEngine(ads.db, { mostMoved: 5, rowsAtOnce: 9 });

beforeAll(async () => {
  ads = await RandomAds.make();
  folder = mkdtempSync(join(tmpdir(), 'diyar-checkpoint-'));
}, 60_000);
afterAll(async () => {
  await ads.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  refused = [];
});

/** Everything that a search is answered with: list, facets, map, spread of prices. */
function answersOf(engine: Search, search: AdSearch, sort: Parameters<typeof findNumbersBySql>[2]) {
  return engine.ask({ now: search.now, mayHaveWritten: true }, (snapshot) => {
    const set = matchAds(snapshot, search);
    const all = { set, count: set.count() };
    const how = { sort, limits: FAIR, take: 100, countTo: Number.POSITIVE_INFINITY, skip: 0 };
    const { picked } = pickSlots(snapshot, all, search, { ...how, after: undefined });
    const list = picked.map(({ slot }) => snapshot.columns.number.at(slot));
    const facets = countFacets(snapshot, search, matchAds(snapshot, search));
    const price = { meant: meantBy(search.filters), totals: stayTotals(snapshot, search) };
    const cells = gatherCells(snapshot, matchAds(snapshot, search), KINGDOM, 9, price);
    return {
      list,
      facets: FACETS.map((facet) => facets[facet].map(({ value, count }) => `${value} ${count}`).sort()),
      cells: cells.map(({ count, priceMin, lat, lng }) => `${lat} ${lng} ${count} ${priceMin}`).sort(),
      spread: spreadPrices(snapshot, search),
    };
  });
}

test('a server that starts from a checkpoint answers as one that reads everything, whatever changed since', async () => {
  // One that lives on for long: slots are left, used again and swept, and it writes from time to time.
  let old = newEngine();
  await checkpointOf().write(old);
  const turn = fc.tuple(
    fc.array(aChange, { maxLength: 8 }),
    fc.boolean(),
    fc.array(aChange, { maxLength: 8 }),
    aQuestion,
  );
  await fc.assert(
    fc.asyncProperty(turn, async ([before, isWritten, since, { chosen, words, left, sort, near, now }]) => {
      const search: AdSearch = { filters: chosen, words, left, near, now, today: riyadhDate(now) };
      await ads.change(before);
      // By one that was asked on some day, and by one that was asked nothing.
      if (before.length % 2 === 0) await answersOf(old, search, sort);
      if (isWritten) expect(await checkpointOf().write(old)).toBe(true);
      await ads.change(since);
      const [restored, fresh] = [newEngine(), newEngine()];
      await restored.read(checkpointOf());
      const answers = await answersOf(restored, search, sort);
      expect(answers).toEqual(await answersOf(fresh, search, sort));
      expect(answers.list).toEqual(await findNumbersBySql(ads.db, search, sort));
      // And goes on as any other.
      if (since.length % 3 === 0) old = restored;
    }),
    { seed: SEED, numRuns: runsOf(2000), endOnFailure: true },
  );
  expect(refused).toEqual([]);
}, 600_000);

test('nobody is answered out of a checkpoint before what changed since is heard', async () => {
  const [now, number] = [new Date('2026-11-21T09:00:00Z'), Number(ads.numberOf(0))];
  const put = (state: 'hidden' | 'published') =>
    ads.db.updateTable('ad').set({ state }).where('number', '=', number).execute();
  await put('published');
  await checkpointOf().write(newEngine());
  await put('hidden');
  const engine = newEngine();
  const reading = engine.read(checkpointOf());
  engine.start(() => {});
  const isThere = () =>
    engine.ask({ now, mayHaveWritten: false }, (snapshot) => snapshot.slotOf(number) !== undefined);
  expect(await isThere()).toBe(false);
  await reading;
  await engine.stop();
  await put('published');
});

/** Writes a file in which nothing of the last is. */
async function writeAnew(): Promise<void> {
  rmSync(path(), { force: true });
  expect(await checkpointOf().write(newEngine())).toBe(true);
}

/** Whether an engine was given what the checkpoint holds; it has everything either way. */
async function isTaken(of: RandomAds = ads): Promise<boolean> {
  const checkpoint = checkpointOf(of);
  const engine = new SearchEngine(of.db);
  await engine.read(checkpoint);
  expect(await engine.hold(({ snapshot }) => snapshot.count)).toBeGreaterThan(0);
  return checkpoint.isUsed;
}

test('a damaged, shortened or lengthened file is refused, wherever it is damaged', async () => {
  await writeAnew();
  const whole = readFileSync(path());
  expect(await isTaken()).toBe(true);
  const place = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
  const damages = [
    (at: number) => writeFileSync(path(), whole.with(at, (whole[at] ?? 0) ^ 0x10)),
    (at: number) => truncateSync(path(), at),
    () => writeFileSync(path(), Buffer.concat([whole, Buffer.alloc(3)])),
  ];
  await fc.assert(
    fc.asyncProperty(place, fc.constantFrom(...damages), async (where, damage) => {
      writeFileSync(path(), whole);
      damage(Math.floor(where * whole.length));
      refused = [];
      expect(await isTaken()).toBe(false);
      expect(refused).toHaveLength(1);
      expect(['damaged', 'of another format']).toContain(refused[0]);
    }),
    { seed: SEED, numRuns: runsOf(400), endOnFailure: true },
  );
  writeFileSync(path(), whole);
  expect(await isTaken()).toBe(true);
}, 120_000);

test('a file of another version of the format or of the code is refused', async () => {
  await writeAnew();
  const whole = readFileSync(path());
  const later = Buffer.from(whole);
  later.write('002', 13);
  writeFileSync(path(), later);
  expect(await isTaken()).toBe(false);
  const { code } = JSON.parse(whole.subarray(32, whole.indexOf('}', 32) + 1).toString());
  writeFileSync(path(), whole);
  await writeWithHeader({ code: code.replace(/^./, (first: string) => (first === '0' ? '1' : '0')) });
  expect(await isTaken()).toBe(false);
  expect(refused).toEqual(['of another format', 'of other code']);
});

test('a file of another database, of another state of this one or of another schema is refused', async () => {
  await writeAnew();
  const other = await RandomAds.make();
  expect(await isTaken(other)).toBe(false);
  await other.close();
  await sql`alter table unit add column shade text`.execute(ads.db);
  expect(await isTaken()).toBe(false);
  await sql`alter table unit drop column shade`.execute(ads.db);
  expect(await isTaken()).toBe(true);
  await writeWithHeader({ cluster: '1' });
  expect(await isTaken()).toBe(false);
  // As after a restored backup, and once what changed since has been forgotten.
  await writeAnew();
  await sql`delete from search_checkpoint`.execute(ads.db);
  expect(await isTaken()).toBe(false);
  expect(refused).toEqual([
    'of another database',
    'of another schema',
    'of another database',
    'too old, or of another state of the database',
  ]);
}, 60_000);

test('one process writes at a time, and what a killed one left is no hindrance for long', async () => {
  await writeAnew();
  const draft = `${path()}.draft`;
  writeFileSync(draft, 'half');
  expect(await checkpointOf().write(newEngine())).toBe(false);
  utimesSync(draft, new Date(0), new Date(0));
  expect(await checkpointOf().write(newEngine())).toBe(true);
  expect(await isTaken()).toBe(true);
});

/** Writes the same file with another header, in order as everything else of it. */
async function writeWithHeader(fields: Record<string, string>): Promise<void> {
  const whole = readFileSync(path());
  const length = whole.readDoubleLE(20);
  const header = { ...JSON.parse(whole.subarray(32, 32 + length).toString()), ...fields };
  const bytes = Buffer.from(JSON.stringify(header));
  const head = Buffer.alloc(16);
  head.writeDoubleLE(bytes.length, 4);
  head.writeUInt32LE(crc32(bytes, crc32(head.subarray(0, 12))), 12);
  writeFileSync(path(), Buffer.concat([whole.subarray(0, 16), head, bytes, whole.subarray(32 + length)]));
}
