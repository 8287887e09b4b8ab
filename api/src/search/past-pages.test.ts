import type { AdCard } from '@diyar/contract/finding/ads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildListing, buildPerson } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let world: TestApp;

beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
  const host = await buildPerson(world.db, { kind: 'business' });
  for (let n = 0; n < 53; n += 1) await buildListing(world.db, { host, unit: { area: 100 + n } });
}, 60_000);
afterAll(() => world.close());

interface Page {
  items: AdCard[];
  next_cursor: string | null;
  cursor: string | null;
  errors: { field: string; rule: string }[];
}

const list = (query: string) => world.call<Page>(`/ads?sort=area&per_page=1${query}`);
const areas = async (query: string) => (await list(query)).data.items.map(({ area }) => area);

test('past page 50 the refusal names the cursor that goes on', async () => {
  expect(await areas('&page=50')).toEqual([103]);
  const refused = await list('&page=51');
  expect([refused.status, refused.code]).toEqual([422, 'validation_failed']);
  expect(refused.data.errors).toMatchObject([{ field: 'page', rule: 'page_past_50' }]);
  expect(refused.data.cursor).toBe((await list('&page=50')).data.next_cursor);
  const after = await list(`&cursor=${refused.data.cursor}`);
  expect(after.data.items.map(({ area }) => area)).toEqual([102]);
  expect(await areas(`&cursor=${after.data.next_cursor}`)).toEqual([101]);
});

test('a cursor belongs to its own order, and there is none after the last page', async () => {
  const { next_cursor } = (await list('')).data;
  const other = await world.call<Page>(`/ads?sort=newest&cursor=${next_cursor}`);
  expect(other.data.errors).toMatchObject([{ field: 'cursor', rule: 'invalid' }]);
  const all = await world.call<Page>('/ads?sort=area&per_page=100');
  expect([all.data.items.length, all.data.next_cursor]).toEqual([53, null]);
});
