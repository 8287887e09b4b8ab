import type { AdDetails } from '@diyar/contract/finding/ads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildListing, buildOffer } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
});
afterAll(() => world.close());

const show = async (number: string) => (await world.call<AdDetails>(`/ads/${number}`)).data;

/** Market figures are kept for a minute. */
const showLater = (number: string) => {
  world.clock.pass(61);
  return show(number);
};

/** A villa let by the year in a district of Jeddah, at riyals. */
const villa = (riyals: number, more: { district?: string; ad?: object; unit?: object } = {}) =>
  buildListing(world.db, {
    property: { category: 'villa', city: 'jeddah', district: more.district ?? 'ash-shati-jeddah' },
    unit: { prices: { yearly: riyals * 100 }, ...more.unit },
    ad: more.ad ?? {},
  });

test('a price stands beside the median of its district, and of its city where the district has too few', async () => {
  const own = await villa(90_000);
  for (const riyals of [100_000, 110_000, 120_000]) await villa(riyals);
  expect((await showLater(own.adNumber)).price_levels).toEqual([]);
  await villa(300_000, { unit: { privacy: 'private', link_key: 'k' } });
  await villa(300_000, { ad: { state: 'hidden' } });
  await villa(300_000, { ad: { licence: { expires_on: '2026-11-20' } } });
  expect((await showLater(own.adNumber)).price_levels).toEqual([]);

  await villa(200_000, { district: 'an-naim-jeddah' });
  expect((await showLater(own.adNumber)).price_levels).toEqual([
    {
      kind: 'yearly',
      period: 4,
      scope: 'city',
      measure: 'whole',
      category_plural: 'فلل',
      rooms: 2,
      area_from: null,
      area_to: null,
      ads: 5,
      median: { amount: 11_000_000, text: '110,000 S.R' },
      price: { amount: 9_000_000, text: '90,000 S.R' },
      difference_percent: -18,
    },
  ]);

  await villa(95_000);
  expect((await show(own.adNumber)).price_levels).toMatchObject([{ scope: 'city', ads: 5 }]);
  await buildOffer(world.db, { unitIds: [own.unitId], accountId: own.host.accountId });
  expect((await showLater(own.adNumber)).price_levels).toMatchObject([
    {
      scope: 'district',
      ads: 5,
      median: { amount: 10_000_000 },
      price: { amount: 9_000_000 },
      difference_percent: -10,
    },
  ]);
});

test('a home stands beside homes of as many rooms, in its city rather than beside others in its district', async () => {
  const flat = (rooms: number, riyals: number, district = 'al-yasmin-riyadh') =>
    buildListing(world.db, {
      property: { city: 'riyadh', district },
      unit: { rooms, area: rooms * 40, prices: { yearly: riyals * 100 } },
    });
  const own = await flat(1, 30_000);
  for (const riyals of [88_000, 90_000, 92_000, 94_000, 96_000]) await flat(3, riyals);
  for (const riyals of [28_000, 31_000, 32_000]) await flat(1, riyals);
  // Beside all flats of the district it would be two thirds too cheap; beside its own kind there are too few.
  expect((await showLater(own.adNumber)).price_levels).toEqual([]);
  await flat(1, 40_000, 'al-aqiq-riyadh');
  expect((await showLater(own.adNumber)).price_levels).toMatchObject([
    {
      scope: 'city',
      measure: 'whole',
      rooms: 1,
      ads: 5,
      median: { amount: 3_100_000 },
      difference_percent: -3,
    },
  ]);
  await flat(1, 33_000);
  expect((await showLater(own.adNumber)).price_levels).toMatchObject([
    { scope: 'district', measure: 'whole', rooms: 1, ads: 5, median: { amount: 3_100_000 } },
  ]);
});

/** Something for sale in Dammam, at riyals. */
const forSale = (
  category: string,
  unit: { area: number; rooms: number | null; riyals: number },
  more = {},
) => {
  const { riyals, ...fields } = unit;
  return buildListing(world.db, {
    property: { category, city: 'dammam', district: 'west-ash-shati-dammam', ...more },
    unit: { ...fields, prices: { main: riyals * 100 } },
    ad: { purpose: 'sale' },
  });
};

test('land is compared by the metre, to the riyal, so that a small plot is not cheap beside large ones', async () => {
  const own = await forSale('land', { area: 300, rooms: null, riyals: 1_000_000 });
  for (const metre of [2_000, 2_500, 3_000]) {
    await forSale('land', { area: 2_000, rooms: null, riyals: 2_000 * metre });
  }
  await forSale('land', { area: 333, rooms: null, riyals: 1_000_000 });
  expect((await showLater(own.adNumber)).price_levels).toEqual([
    {
      kind: 'main',
      period: null,
      scope: 'district',
      measure: 'square_metre',
      category_plural: 'أراضٍ',
      rooms: null,
      area_from: null,
      area_to: null,
      ads: 5,
      median: { amount: 300_000, text: '3,000 S.R' },
      price: { amount: 333_300, text: '3,333 S.R' },
      difference_percent: 11,
    },
  ]);
  const english = await world.call<AdDetails>(`/ads/${own.adNumber}`, { headers: { lang: 'en' } });
  expect(english.data.price_levels[0]?.category_plural).toBe('Land plots');
});

test('a home for sale with too few like it around is compared by the metre in its district', async () => {
  const own = await forSale('apartment', { area: 100, rooms: 2, riyals: 500_000 });
  for (const rooms of [3, 4, 5, 6]) {
    await forSale('apartment', { area: rooms * 50, rooms, riyals: rooms * 50 * 4_000 });
  }
  const elsewhere = { district: 'ar-rawdah-dammam' };
  for (let made = 0; made < 5; made += 1) {
    await forSale('apartment', { area: 100, rooms: 2, riyals: 900_000 }, elsewhere);
  }
  expect((await showLater(own.adNumber)).price_levels).toMatchObject([
    { scope: 'district', measure: 'square_metre', rooms: null, ads: 5, median: { amount: 400_000 } },
  ]);
  for (let made = 0; made < 4; made += 1) {
    await forSale('apartment', { area: 100, rooms: 2, riyals: 400_000 });
  }
  expect((await showLater(own.adNumber)).price_levels).toMatchObject([
    { scope: 'district', measure: 'whole', rooms: 2, ads: 5, price: { amount: 50_000_000 } },
  ]);
});

test('land stands beside land of the same use, and a night beside nights', async () => {
  const place = { city: 'dammam', district: 'al-muraikabat-dammam' };
  const land = (usage: 'residential' | 'commercial', riyals: number) =>
    buildListing(world.db, {
      property: { category: 'land', usage, ...place },
      unit: { area: 500, rooms: null, prices: { main: riyals * 100 } },
      ad: { purpose: 'sale' },
    });
  const plot = await land('residential', 500_000);
  for (let made = 0; made < 4; made += 1) await land('residential', 500_000);
  for (let made = 0; made < 6; made += 1) await land('commercial', 2_000_000);
  expect((await showLater(plot.adNumber)).price_levels).toMatchObject([
    { ads: 5, median: { amount: 100_000 } },
  ]);

  const chalet = (departure_time: string, riyals: number) =>
    buildListing(world.db, {
      property: { category: 'chalet', ...place },
      unit: { rooms: 2, prices: { daily: riyals * 100 }, policy: { arrival_time: '16:00', departure_time } },
    });
  const night = await chalet('12:00', 1_500);
  for (let made = 0; made < 4; made += 1) await chalet('12:00', 1_500);
  for (let made = 0; made < 6; made += 1) await chalet('03:00', 700);
  expect((await showLater(night.adNumber)).price_levels).toMatchObject([
    { ads: 5, median: { amount: 150_000 } },
  ]);
});

test('cheap land is compared to the halala, and by what its advertiser says of a metre', async () => {
  const land = (area: number, riyals: number, perMeter?: number) =>
    buildListing(world.db, {
      property: { category: 'farm', city: 'dammam', district: 'west-ash-shati-dammam' },
      unit: {
        area,
        rooms: null,
        prices: { main: riyals * 100, ...(perMeter === undefined ? {} : { per_meter: perMeter }) },
      },
      ad: { purpose: 'sale' },
    });
  const own = await land(1_000_000, 1_000_000, 90);
  for (const area of [100_000, 200_000, 300_000, 400_000]) await land(area, area * 1.5);
  expect((await showLater(own.adNumber)).price_levels).toMatchObject([
    {
      measure: 'square_metre',
      median: { text: '1.50 S.R' },
      price: { text: '0.90 S.R' },
      difference_percent: -40,
    },
  ]);
});

test('without rooms a rent is compared by the metre', async () => {
  const office = (area: number, yearly: number) =>
    buildListing(world.db, {
      property: { category: 'office', city: 'dammam', district: 'west-ash-shati-dammam' },
      // A number of rooms that the category does not ask for says nothing.
      unit: { area, rooms: 4, prices: { yearly: yearly * 100 } },
    });
  const own = await office(50, 30_000);
  for (const area of [100, 200, 300, 400]) await office(area, area * 480);
  expect((await showLater(own.adNumber)).price_levels).toMatchObject([
    {
      kind: 'yearly',
      measure: 'square_metre',
      rooms: null,
      median: { text: '480 S.R' },
      price: { text: '600 S.R' },
    },
  ]);
});

test('by the hour and the day a hall stands beside halls of its size', async () => {
  const hall = (area: number, daily: number) =>
    buildListing(world.db, {
      property: { category: 'hall', city: 'dammam', district: 'west-ash-shati-dammam' },
      unit: { area, rooms: null, prices: { daily: daily * 100 } },
    });
  const own = await hall(100, 900);
  for (const area of [20, 40, 60, 99.99]) await hall(area, 100);
  for (const area of [110, 150, 199]) await hall(area, 1_000);
  await hall(200, 5_000);
  expect((await showLater(own.adNumber)).price_levels).toEqual([]);
  await hall(199.99, 1_000);
  expect((await showLater(own.adNumber)).price_levels).toMatchObject([
    {
      kind: 'daily',
      measure: 'whole',
      area_from: 100,
      area_to: 200,
      ads: 5,
      median: { amount: 100_000 },
      price: { amount: 90_000 },
    },
  ]);
});

test('what is for sale says what a metre of it comes to, to the riyal, unless its advertiser says it', async () => {
  const plain = await forSale('shop', { area: 321.5, rooms: null, riyals: 1_250_000 });
  expect((await show(plain.adNumber)).sale_per_metre).toEqual({ amount: 388_800, text: '3,888 S.R' });
  const told = await buildListing(world.db, {
    unit: { area: 300, prices: { main: 100_000_000, per_meter: 350_000 } },
    ad: { purpose: 'sale' },
  });
  expect((await show(told.adNumber)).sale_per_metre).toBeNull();
  expect((await show((await villa(90_000)).adNumber)).sale_per_metre).toBeNull();
});
