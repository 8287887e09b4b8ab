import { setTimeout as sleep } from 'node:timers/promises';
import type { AdDetails } from '@diyar/contract/finding/ads';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../platform/db/database.ts';
import { type BuiltListing, buildListing, buildOffer, buildPerson } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { KeptRows } from './kept-rows.ts';

let world: TestApp;
let listing: BuiltListing;
beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
  // As a server does once it listens: what is kept is used only while changes are heard.
  world.deps.search.start((error) => expect.unreachable(String(error)));
});
beforeEach(async () => {
  listing = await buildListing(world.db, {
    unit: { services: [{ name_ar: 'إفطار', name_en: 'Breakfast' }], features: ['elevator'], photos: 3 },
  });
});
afterAll(() => world.close());

const look = (query = '') => world.call<AdDetails>(`/ads/${listing.adNumber}${query}`);
const show = async () => (await look()).data;
/** Far longer than a change takes to be heard of, for a machine that is busy. */
const SOON = { timeout: 5_000, interval: 20 };

test('a page that somebody has looked at is read from the database no more', async () => {
  const other = openDatabase(world.database.url, { max: 1 });
  const answeredWhileLocked = async () => {
    await look();
    const blocker = await other.pool.connect();
    try {
      await blocker.query('begin; lock table ad in access exclusive mode');
      return await Promise.race([look().then(({ status }) => status), sleep(500)]);
    } finally {
      await blocker.query('rollback');
      blocker.release();
    }
  };
  // No row is kept while changes arrive too late.
  await expect.poll(answeredWhileLocked, SOON).toBe(200);
  await other.close();
});

/** Parts of an ad's page, each with a statement that changes it; `$unit` is the ad's unit, and so on. */
const CHANGES: [string, string, (ad: AdDetails) => unknown, unknown][] = [
  ['title', "update ad set title_ar = 'شقة أخرى' where id = $ad", ({ title }) => title, 'شقة أخرى'],
  [
    'description',
    "update unit set description_ar = 'هادئة' where id = $unit",
    ({ description }) => description,
    'هادئة',
  ],
  [
    'street',
    "update property set street = 'طريق العليا' where id = (select property_id from unit where id = $unit)",
    ({ facts }) => facts.street,
    'طريق العليا',
  ],
  [
    'terms of stay',
    'update unit_policy set max_nights = 7 where unit_id = $unit',
    ({ policy }) => policy.max_nights,
    7,
  ],
  [
    'price',
    "update unit_price set amount = 12300 where unit_id = $unit and kind = 'hourly'",
    ({ prices }) => prices[0]?.price.amount,
    12_300,
  ],
  [
    'history of a price',
    "update unit_price set amount = 12300 where unit_id = $unit and kind = 'hourly'",
    ({ price_history }) => price_history.find(({ kind }) => kind === 'hourly')?.points.length,
    2,
  ],
  ['service’s price', 'update service set price = 700 where unit_id = $unit', priceOfService, 700],
  ['service taken away', 'delete from service where unit_id = $unit', ({ services }) => services.length, 0],
  [
    'new service',
    "insert into service (unit_id, name_ar, name_en, price, charge) values ($unit, 'نقل', 'Ride', 1, 'per_booking')",
    ({ services }) => services.length,
    2,
  ],
  [
    'name of a feature',
    "update feature set name_ar = 'مصعد سريع' where slug = 'elevator'",
    ({ features }) => features[0]?.name,
    'مصعد سريع',
  ],
  ['photo', 'delete from photo where unit_id = $unit and not is_main', ({ photos }) => photos.length, 1],
  [
    'broker on the licence',
    "update licence set broker_name = 'مكتب آخر' where id = (select licence_id from ad where id = $ad)",
    ({ licence }) => licence?.broker_name,
    'مكتب آخر',
  ],
  [
    'advertiser’s name',
    "update account set name = 'مكتب الوفاء' where id = $account",
    ({ advertiser }) => advertiser.name,
    'مكتب الوفاء',
  ],
  [
    'advertiser’s kind',
    "update account set kind = 'ordinary' where id = $account",
    ({ advertiser }) => advertiser.user_type,
    'ordinary',
  ],
];

function priceOfService({ services }: AdDetails): unknown {
  return services[0]?.price.amount;
}

test.each(CHANGES)(
  'a page that somebody has looked at shows a new %s',
  async (_, statement, shown, expected) => {
    expect(shown(await show())).not.toEqual(expected);
    const { adId, unitId, host } = listing;
    const ids: Record<string, string> = { ad: adId, unit: unitId, account: host.accountId };
    const filled = statement.replaceAll(/\$(\w+)/g, (_all, name: string) => `'${ids[name]}'`);
    await sql.raw(filled).execute(world.db);
    await expect.poll(async () => shown(await show()), SOON).toEqual(expected);
  },
);

test('a page that somebody has looked at shows an offer that begins, and loses it when its last day is over', async () => {
  expect((await show()).badges).not.toContain('offer');
  await buildOffer(world.db, {
    unitIds: [listing.unitId],
    accountId: listing.host.accountId,
    fields: { kinds: ['daily'], starts_on: '2026-11-01', ends_on: '2026-11-21' },
  });
  await expect.poll(async () => (await show()).badges, SOON).toContain('offer');
  world.clock.now = new Date('2026-11-22T09:00:00Z');
  expect((await show()).badges).not.toContain('offer');
  world.clock.now = new Date('2026-11-21T09:00:00Z');
});

test.each(['hidden', 'closed'] as const)('an ad that was looked at is gone once it is %s', async (state) => {
  await show();
  await world.db.updateTable('ad').set({ state }).where('id', '=', listing.adId).execute();
  await expect.poll(async () => (await look()).status, SOON).toBe(state === 'closed' ? 410 : 404);
});

test('an ad that was looked at is gone once its unit is private, and there for its link', async () => {
  await show();
  await world.db
    .updateTable('unit')
    .set({ privacy: 'private', link_key: 'key-of-the-link' })
    .where('id', '=', listing.unitId)
    .execute();
  await expect.poll(async () => (await look()).status, SOON).toBe(404);
  expect((await look('?k=key-of-the-link')).status).toBe(200);
});

test('who may manage an ad is asked anew, whoever looked before', async () => {
  const member = await buildPerson(world.db);
  const abilities = async () =>
    (await world.call<AdDetails>(`/ads/${listing.adNumber}`, { token: member.token })).data.abilities;
  await show();
  expect((await abilities()).manage).toBe(false);
  await world.db
    .insertInto('team_member')
    .values({ account_id: listing.host.accountId, person_id: member.personId, role: 'viewer' })
    .execute();
  expect((await abilities()).manage).toBe(true);
  expect((await show()).abilities.manage).toBe(false);
});

test('who has just written sees it at once', async () => {
  await show();
  const { token } = listing.host;
  await world.db.updateTable('unit').set({ area: 777 }).where('id', '=', listing.unitId).execute();
  const { data } = await world.call<AdDetails>(`/ads/${listing.adNumber}`, { token });
  expect(data.area).toBe(777);
});

test('while changes are not heard of, nothing that was kept is shown', async () => {
  const other = await openTestApp('2026-11-21T09:00:00Z');
  listing = await buildListing(other.db);
  const area = async () => (await other.call<AdDetails>(`/ads/${listing.adNumber}`)).data.area;
  other.deps.search.start(() => {});
  await area();
  await other.deps.search.stop();
  await other.db.updateTable('unit').set({ area: 777 }).where('id', '=', listing.unitId).execute();
  expect(await area()).toBe(777);
  await other.close();
});

test('what changed while it was being read is not kept', async () => {
  let tell: (numbers: readonly number[] | undefined) => void = () => {};
  let stored = 'old';
  const reading = Promise.withResolvers<void>();
  const rows = new KeptRows(
    {
      onChange: (listener) => {
        tell = listener;
      },
    },
    {
      most: 10,
      read: async (numbers) => {
        const read = stored;
        if (read === 'old') await reading.promise;
        return numbers.map((number) => ({ number, read }));
      },
    },
  );
  const first = rows.find([1, 2], '2026-11-21');
  stored = 'new';
  tell([1]);
  reading.resolve();
  await first;
  expect((await rows.find([1, 2], '2026-11-21')).map(({ read }) => read)).toEqual(['new', 'old']);
  tell(undefined);
  expect((await rows.find([1, 2], '2026-11-21')).map(({ read }) => read)).toEqual(['new', 'new']);
});
