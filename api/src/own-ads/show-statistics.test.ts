import type { AdStatistics } from '@diyar/contract/supply/host-ads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltPerson, buildListing, buildPerson } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let world: TestApp;
beforeAll(async () => {
  // In Riyadh it is the 22nd already.
  world = await openTestApp('2026-11-21T21:30:00Z');
});
afterAll(() => world.close());

const ask = ({ token }: BuiltPerson, number: string, days = '7') =>
  world.call<AdStatistics>(`/host/ads/${number}/statistics?days=${days}`, { token });
const PUBLISHED = { ad: { published_at: new Date('2026-01-01T09:00:00Z') } };
const NOTHING = { views: 0, visitors: 0, favourites: 0, calls: 0, whatsapp: 0, shares: 0, reservations: 0 };

async function dealWith(adId: string): Promise<void> {
  const { db } = world;
  const guest = await buildPerson(db);
  await db
    .insertInto('ad_day')
    .values({ ad_id: adId, day: '2026-11-20', views: 9, visitors: 4, shares: 3 })
    .execute();
  const last_at = world.clock.now;
  const visit = (sign: number) => ({
    ad_id: adId,
    day: '2026-11-22',
    visitor: Buffer.alloc(16, sign),
    last_at,
  });
  await db
    .insertInto('ad_visit')
    .values([
      { ...visit(1), views: 2 },
      { ...visit(2), shared: true },
    ])
    .execute();
  // An hour before Riyadh's midnight, and an hour after.
  const late = [new Date('2026-11-20T20:00:00Z'), new Date('2026-11-20T22:00:00Z')];
  const reveals = late.map((at, place) => ({
    ad_id: adId,
    address_hash: Buffer.alloc(32),
    channel: place === 0 ? 'phone' : 'whatsapp',
    at,
  }));
  await db.insertInto('contact_reveal').values(reveals).execute();
  await db
    .insertInto('favourite')
    .values({ account_id: guest.accountId, ad_id: adId, price: 1, period: 4, saved_at: late[1] ?? last_at })
    .execute();
}

test('the figures of an ad are told by Riyadh days until today, those without anything as zero', async () => {
  const { host, adNumber, adId } = await buildListing(world.db, PUBLISHED);
  await dealWith(adId);
  const { data } = await ask(host, adNumber);
  expect(data.can_be_booked).toBe(true);
  expect(data.days).toHaveLength(7);
  expect(data.days.slice(-3)).toEqual([
    { ...NOTHING, date: '2026-11-20', views: 9, visitors: 4, shares: 3, calls: 1 },
    { ...NOTHING, date: '2026-11-21', favourites: 1, whatsapp: 1 },
    { ...NOTHING, date: '2026-11-22', views: 3, visitors: 2, shares: 1 },
  ]);
  expect(data.days[0]).toEqual({ ...NOTHING, date: '2026-11-16' });
  expect((await ask(host, adNumber, '90')).data.days).toHaveLength(90);
});

test('no day before publication is told, and none of what was never published', async () => {
  const { host, adNumber } = await buildListing(world.db, {
    ad: { published_at: new Date('2026-11-20T22:00:00Z') },
  });
  expect((await ask(host, adNumber, '30')).data.days.map(({ date }) => date)).toEqual([
    '2026-11-21',
    '2026-11-22',
  ]);
  const draft = await buildListing(world.db, { ad: { state: 'not_published', published_at: null } });
  expect((await ask(draft.host, draft.adNumber)).data.days).toEqual([]);
});

test("statistics are its own people's alone, for spans that exist", async () => {
  const { host, adNumber } = await buildListing(world.db);
  const other = await buildListing(world.db);
  expect((await ask(other.host, adNumber)).status).toBe(404);
  expect((await world.call(`/host/ads/${adNumber}/statistics`)).status).toBe(401);
  expect((await ask(host, adNumber, '8')).status).toBe(422);
});
