import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runsOf, SEED } from '../../testing/proof.ts';
import { aChange, RandomAds } from '../../testing/random-ads.ts';
import { aQuestion } from '../../testing/random-questions.ts';
import { findNumbersBySql } from '../../testing/search-by-sql.ts';
import type { AdSearch } from './ad-search.ts';
import { countCities } from './count-facets.ts';
import { matchAds } from './match-ads.ts';
import { pickSlots } from './pick-page.ts';
import { SearchEngine } from './search-engine.ts';
import type { SearchRow } from './search-row.ts';
import { Snapshot } from './snapshot.ts';

let ads: RandomAds;
beforeAll(async () => {
  ads = await RandomAds.make();
}, 60_000);
afterAll(() => ads.close());

/** No list of an advertiser names an ad of another. */
function expectOwnLists({ accounts, columns, live, sets }: Snapshot): void {
  const own = sets.borrow();
  for (const account of new Set([...live.list()].map((slot) => columns.account.at(slot)))) {
    own.clear();
    accounts.addTo(account, own);
    own.intersectWith(live);
    expect(new Set([...own.list()].map((slot) => columns.account.at(slot)))).toEqual(new Set([account]));
  }
}

test('the search finds what the database holds while slots are freed and used again, whatever changes meanwhile', async () => {
  const engine = new SearchEngine(ads.db, { mostMoved: 5, rowsAtOnce: 9 });
  let freeing: Generator<undefined> | undefined;
  const turn = fc.tuple(fc.array(aChange, { maxLength: 6 }), aQuestion, fc.nat(12));
  await fc.assert(
    fc.asyncProperty(turn, async ([changes, { chosen, words, sort, near, now }, parts]) => {
      await ads.change(changes);
      await sql`update ad set search_text = (array['شقه سدره 12', 'villa office', 'فيلا ملقا 12345'])[1 + number % 3] || ${parts}
        where number % 6 = ${parts % 6}`.execute(ads.db);
      const search: AdSearch = { filters: chosen, words, now, today: riyadhDate(now), near };
      const found = await engine.ask({ now, mayHaveWritten: true }, (snapshot) => {
        freeing ??= snapshot.reclaiming();
        for (let part = 0; part < parts && freeing !== undefined; part += 1)
          if (freeing.next().done) freeing = undefined;
        expectOwnLists(snapshot);
        const set = matchAds(snapshot, search);
        const { picked } = pickSlots(snapshot, { set, count: set.count() }, search, {
          sort,
          skip: 0,
          take: 100,
        });
        return picked.map(({ slot }) => snapshot.columns.number.at(slot));
      });
      expect(found).toEqual(await findNumbersBySql(ads.db, search, sort));
    }),
    { seed: SEED, numRuns: runsOf(4000), endOnFailure: true },
  );
}, 600_000);

test('a process that listens frees slots without reading all ads again', async () => {
  const engine = new SearchEngine(ads.db);
  const heard: (readonly number[] | undefined)[] = [];
  const ask = <T>(read: (snapshot: Snapshot) => T, mayHaveWritten = false) =>
    engine.ask({ now: new Date('2026-11-21T09:00:00Z'), mayHaveWritten }, read);
  for (let time = 0; time < 40; time += 1) {
    await sql`update ad set search_text = ${`كلمه ${'ابتث'.repeat(1 + (time % 5))}`}`.execute(ads.db);
    await ask(() => undefined, true);
  }
  const before = await ask((snapshot) => snapshot);
  expect(before.isFragmented).toBe(true);
  engine.onChange((numbers) => heard.push(numbers));
  engine.start((error) => expect.unreachable(String(error)));
  await expect.poll(() => before.isFragmented, { timeout: 10_000, interval: 25 }).toBe(false);
  expect(await ask((snapshot) => snapshot)).toBe(before);
  expect(heard).not.toContain(undefined);
  await engine.stop();
});

const ADS = 40_000;
/** Bytes of arrays that are held once nothing else is. */
function heldBytes(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  // The second has finished with everything that the first releases.
  collect();
  collect();
  return process.memoryUsage().arrayBuffers;
}

const word = (n: number) =>
  [n, n >> 3, n >> 7].map((part) => String.fromCharCode(0x0627 + (part % 30), 0x0628 + (part % 17))).join('');
const textOf = (ad: number, time: number) =>
  `${Array.from({ length: 12 }, (_, at) => word((ad * 31 + at * at * 977 + time * 7919) % 4000)).join(' ')} ${10_000_000 + ad}`;

function rowOf(ad: number, time: number): SearchRow {
  return {
    number: 10_000_000 + ad,
    policy: '16:00 12:00 08:00 23:00 0 60 0 365 1 24 1 90 ',
    purpose: 'rent',
    published_at: ad * 1000,
    published_on: 20_000,
    ...{ special_until: null, special_since: null, property_mark: 1 + ad, photo_mark: null, text_mark: null },
    category_id: ad % 20,
    city_id: ad % 40,
    district_id: ad % 900,
    area: 50 + (ad % 300),
    ...{ rooms: ad % 6, baths: ad % 4, age: ad % 30, furnished: 'none', facing: null },
    ...{ floor: (ad % 9) - 1, top_floor: ad % 7 === 0 },
    ...{ lat: 24 + (ad % 100) / 100, lng: 46 + (ad % 77) / 77 },
    ...{ account_number: 20_000_000 + (ad % 5000), verified: false, licensed: true, instant: false },
    ...{ issued_on: 0, expires_on: 90_000, prices: [{ kind: 'daily', amount: 100 + ad }], offers: [] },
    ...{ guests_max: ad % 9 || null, tenants: [] },
    ...{ overrides: [], discounts: [], services: [], guests_included: null, extra_guest_price: null },
    ...{ features: [], photos: 1, described: true, rates: 0, rate_sum: 0 },
    search_text: textOf(ad, time),
  };
}

test('freeing slots takes a little more memory than the ads do, and texts that change again and again no more', () => {
  const places = {
    category: new Map(),
    city: new Map([['riyadh', 7]]),
    district: new Map(),
    districtSlugs: [],
    feature: new Map(),
  };
  const outside = heldBytes();
  const snapshot = new Snapshot(places);
  snapshot.reserve(ADS * 1.1);
  for (let ad = 0; ad < ADS; ad += 1) snapshot.put(rowOf(ad, 0));
  snapshot.ready();
  snapshot.advanceToDay(20_500);
  const countAll = () => [snapshot.live.count(), countCities(snapshot).get('riyadh')];
  const all = countAll();
  const held = heldBytes() - outside;
  let freed = 0;
  let most = 0;
  for (let time = 1; time <= 4; time += 1)
    for (let ad = time % 2; ad < ADS; ad += 2) {
      snapshot.put(rowOf(ad, time));
      if (!snapshot.isFragmented) continue;
      freed += 1;
      let parts = 0;
      for (const _part of snapshot.reclaiming()) {
        parts += 1;
        if (parts % 10 === 0) most = Math.max(most, heldBytes() - outside);
        expect(countAll()).toEqual(all);
      }
      expect(parts).toBeGreaterThan(10);
    }
  expect(freed).toBeGreaterThan(3);
  // A second snapshot beside the first would be twice as much.
  expect(most).toBeLessThan(held * 1.3);
  expect(heldBytes() - outside).toBeLessThan(held * 1.3);
  const found = snapshot.sets.borrow();
  snapshot.words.addTo(word((31 + 4 * 7919) % 4000), found);
  found.intersectWith(snapshot.live);
  const expected = Array.from({ length: ADS }, (_, ad) => textOf(ad, ad % 2 === 0 ? 4 : 3)).filter((text) =>
    text.split(' ').some((one) => one.includes(word((31 + 4 * 7919) % 4000))),
  );
  expect(found.count()).toBe(expected.length);
}, 120_000);
