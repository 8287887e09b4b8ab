import type { FoundAd } from '@diyar/contract/finding/search';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltListing, buildListing, buildPerson } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

interface Page {
  items: FoundAd[];
  total: number;
  pages: number;
  next_cursor: string | null;
}

let world: TestApp;
let building: BuiltListing[] = [];
let special: BuiltListing;

beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
  const { db } = world;
  const office = await buildPerson(db, { kind: 'business', verified: true });
  const first = await buildListing(db, { host: office });
  const others: BuiltListing[] = [];
  for (let n = 0; n < 8; n += 1)
    others.push(await buildListing(db, { host: office, beside: first.propertyId, unit: { area: 60 + n } }));
  building = [first, ...others];
  for (let n = 0; n < 6; n += 1) await buildListing(db, { host: office });
  for (let n = 0; n < 20; n += 1) await buildListing(db);
  special = await buildListing(db, {
    ad: { special_until: new Date('2099-01-01'), published_at: new Date('2020-01-01') },
  });
}, 60_000);
afterAll(() => world.close());

const list = async (query: string) => (await world.call<Page>(`/ads?${query}`)).data;
const idsOf = ({ items }: Page) => items.map(({ id }) => id);

test('one card stands for the units of a building, says how many more there are, and leads to all of them', async () => {
  const page = await list('per_page=100');
  const numbers = building.map(({ adNumber }) => adNumber);
  const cards = page.items.filter(({ id }) => numbers.includes(id));
  expect(cards.map(({ more_like }) => more_like)).toEqual([8]);
  expect([page.total, page.items.length, page.pages]).toEqual([36, 28, 1]);
  const like = await list(`like=${cards[0]?.id}`);
  expect(idsOf(like).toSorted()).toEqual(numbers.toSorted());
  expect(like.items.map(({ more_like }) => more_like)).toEqual(numbers.map(() => 0));
});

test('the order is the same however it is cut into pages, and by cursor', async () => {
  const whole = idsOf(await list('per_page=100'));
  for (const size of [5, 12, 24]) {
    const pages: string[] = [];
    const { pages: count } = await list(`per_page=${size}`);
    for (let page = 1; page <= count; page += 1)
      pages.push(...idsOf(await list(`per_page=${size}&page=${page}`)));
    expect(pages).toEqual(whole);
    const followed: string[] = [];
    let cursor = '';
    for (;;) {
      const page = await list(`per_page=${size}${cursor}`);
      followed.push(...idsOf(page));
      if (page.next_cursor === null) break;
      cursor = `&cursor=${page.next_cursor}`;
    }
    expect(followed).toEqual(whole);
  }
});

test('a special ad stands in its place and says so; in the list of its advertiser every ad stands by itself', async () => {
  const [first] = (await list('')).items;
  expect(first).toMatchObject({
    id: special.adNumber,
    why: ['special'],
    badges: expect.arrayContaining(['special']),
  });
  const own = await list(`advertiser=${building[0]?.host.accountNumber}&per_page=100`);
  expect([own.items.length, own.total]).toEqual([15, 15]);
});

test('an ad that comes before a cursor’s page is read leaves the next page where it was', async () => {
  const { next_cursor } = await list('per_page=6');
  const before = idsOf(await list(`per_page=6&cursor=${next_cursor}`));
  const host = await buildPerson(world.db, { kind: 'business', verified: true });
  const come = await buildListing(world.db, { host, ad: { published_at: new Date('2026-11-21T08:00:00Z') } });
  expect(idsOf(await list('per_page=6'))).toContain(come.adNumber);
  expect(idsOf(await list(`per_page=6&cursor=${next_cursor}`))[0]).toBe(before[0]);
});
