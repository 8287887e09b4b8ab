import type { Facets, FoundAd } from '@diyar/contract/finding/search';
import type { Understood } from '@diyar/contract/site/wishes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refreshSearchText } from '../ads/refresh-search-text.ts';
import { type BuiltListing, buildListing, buildOffer, buildPerson } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

interface Page {
  items: FoundAd[];
  total: number;
  total_exact: boolean;
  next_cursor: string | null;
  facets?: Facets;
  understood?: Understood | null;
  page: number;
  per_page: number;
  pages: number;
  errors?: { field: string; rule: string }[];
}

const NOW = '2026-11-21T09:00:00Z';
let world: TestApp;
const made: Record<string, BuiltListing> = {};

async function list(query: string, lang?: 'ar' | 'en') {
  return world.call<Page>(`/ads${query}`, lang ? { lang } : {});
}

/** The names of the listings that a query finds, in order. */
async function found(query: string): Promise<(string | undefined)[]> {
  const { status, data } = await list(query);
  expect(status).toBe(200);
  const names = new Map(Object.entries(made).map(([name, listing]) => [listing.adNumber, name]));
  return data.items.map((card) => names.get(card.id));
}
const published = (day: number) => new Date(`2026-11-${String(day).padStart(2, '0')}T06:00:00Z`);

beforeAll(async () => {
  world = await openTestApp(NOW);
  const { db } = world;
  const verified = await buildPerson(db, { kind: 'business', name: 'مكتب الديرة', verified: true });
  made.flat = await buildListing(db, {
    host: verified,
    unit: {
      prices: { daily: 30_000, monthly: 500_000 },
      ...{ rooms: 2, baths: 1, area: 90, photos: 4, guests_max: 4, tenants: ['families'] },
    },
    ad: { published_at: published(1) },
  });
  made.villa = await buildListing(db, {
    property: {
      category: 'villa',
      city: 'jeddah',
      district: await districtOf('jeddah'),
      furnished: 'none',
      area: 400,
      facing: 'ne',
      lat: 21.55,
      lng: 39.17,
    },
    unit: {
      prices: { yearly: 9_000_000 },
      rooms: 5,
      baths: 4,
      area: 380,
      age: 3,
      guests_max: 12,
      tenants: ['singles', 'students'],
      policy: { instant: false },
      features: ['pool', 'parking'],
    },
    ad: { title_ar: 'فيلا واسعة', title_en: null, published_at: published(20) },
  });
  made.office = await buildListing(db, {
    property: { category: 'office', usage: 'commercial', furnished: 'part' },
    unit: {
      prices: { hourly: 15_000 },
      rooms: null,
      baths: null,
      area: 40,
      code: 'OF-9',
      age: 4,
      features: ['parking'],
    },
    ad: {
      title_ar: null,
      title_en: 'Meeting office',
      special_until: new Date('2026-12-01T00:00:00Z'),
      licence: { source: 'sandbox' },
      published_at: published(10),
    },
  });
  made.sold = await buildListing(db, {
    property: { category: 'villa' },
    unit: { prices: { main: 200_000_000, yearly: 9_900_000 }, area: 500, rooms: 6 },
    ad: { purpose: 'sale', published_at: published(5) },
  });
});
afterAll(() => world.close());

/** Takes a listing of one test away from the others. */
async function close(listing: BuiltListing): Promise<void> {
  await world.db.updateTable('ad').set({ state: 'closed' }).where('id', '=', listing.adId).execute();
}

async function districtOf(city: string): Promise<string> {
  const row = await world.db
    .selectFrom('district')
    .innerJoin('city', 'city.id', 'district.city_id')
    .select('district.slug')
    .where('city.slug', '=', city)
    .orderBy('district.id')
    .executeTakeFirstOrThrow();
  return row.slug;
}

test('only published ads of public units under a licence in force are listed', async () => {
  const { db } = world;
  const everyState = ['not_published', 'hidden', 'closed', 'licence_expired', 'refused'] as const;
  for (const state of everyState) await buildListing(db, { ad: { state } });
  await buildListing(db, { unit: { privacy: 'private', link_key: 'secret' } });
  await buildListing(db, { ad: { licence: { expires_on: '2026-11-20' } } });
  await buildListing(db, { ad: { licence: { issued_on: '2026-11-22' } } });
  await buildListing(db, { unit: { prices: { main: 100_000_000 } } });
  expect(new Set(await found(''))).toEqual(new Set(['flat', 'villa', 'office', 'sold']));
});

test('a licence holds through its last Riyadh day', async () => {
  const listing = await buildListing(world.db, {
    unit: { area: 7777 },
    ad: { licence: { expires_on: '2026-11-21' } },
  });
  const asked = '?area_min=7777';
  expect((await list(asked)).data.items.map((card) => card.id)).toEqual([listing.adNumber]);
  world.clock.now = new Date('2026-11-21T21:00:00Z');
  expect((await list(asked)).data.total).toBe(0);
  world.clock.now = new Date(NOW);
  await close(listing);
});

test.each([
  ['?purpose=sale', ['sold']],
  ['?category=villa', ['villa', 'sold']],
  ['?category=villa,office', ['villa', 'office', 'sold']],
  ['?category=', ['villa', 'office', 'sold', 'flat']],
  ['?city=jeddah', ['villa']],
  ['?city=jeddah,riyadh', ['villa', 'office', 'sold', 'flat']],
  ['?city=nowhere', []],
  ['?district=al-malqa-riyadh', ['office', 'sold', 'flat']],
  ['?period=2', ['flat']],
  ['?period=4', ['villa']],
  ['?area_min=100', ['villa', 'sold']],
  ['?area_max=90', ['office', 'flat']],
  ['?rooms=2,5', ['villa', 'flat']],
  ['?baths=4', ['villa']],
  ['?furnished=none', ['villa']],
  ['?furnished=part', ['office']],
  ['?verified=1', ['flat']],
  ['?licensed=1', ['villa', 'sold', 'flat']],
  ['?features=parking', ['villa', 'office']],
  ['?features=parking,pool', ['villa']],
  ['?facing=ne,s', ['villa']],
  ['?age_max=3', ['villa']],
  ['?age_max=4', ['villa', 'office']],
  ['?tenants=families', ['sold', 'flat']],
  ['?tenants=women', ['sold']],
  ['?tenants=families,students', ['villa', 'sold', 'flat']],
  ['?tenants=', ['villa', 'office', 'sold', 'flat']],
  ['?guests=4', ['villa', 'flat']],
  ['?guests=5', ['villa']],
  ['?guests=13', []],
  ['?bbox=39.17,21.55,39.2,21.6', ['villa']],
  ['?bbox=46.5,24.7,46.6,24.81', ['office', 'sold', 'flat']],
  ['?polygon=39.1,21.5;39.2,21.5;39.2,21.6', ['villa']],
  [
    '?polygon=39.1,21.5;39.2,21.5;39.2,21.6|46.5,24.7;46.7,24.7;46.6,24.9',
    ['villa', 'office', 'sold', 'flat'],
  ],
  ['?instant=1', ['office', 'flat']],
  ['?special=1', ['office']],
  ['?price_min=5000&price_max=5000', ['flat']],
  ['?price_max=299&period=2', []],
  ['?price_max=300&period=2', ['flat']],
  ['?price_min=90000', ['villa', 'sold']],
  ['?q=فِلل جده', ['villa']],
  ['?q=الفيلا', ['villa', 'sold']],
  ['?q=meeting', ['office']],
  ['?q=OF-9', ['office']],
  ['?q=%25', ['villa', 'office', 'sold', 'flat']],
  ['?q=malqa villa', ['sold']],
])('%s', async (query, names) => {
  expect(await found(`${query}&sort=newest`)).toEqual(names);
});

test('an advertiser’s ads, and an ad by its number or licence', async () => {
  expect(await found(`?advertiser=${made.villa?.host.accountNumber}`)).toEqual(['villa']);
  expect(await found(`?q=${made.flat?.adNumber}`)).toEqual(['flat']);
  const { number } = await world.db
    .selectFrom('licence')
    .select('number')
    .where('id', '=', made.office?.licenceId ?? null)
    .executeTakeFirstOrThrow();
  expect(await found(`?q=${number}`)).toEqual(['office']);
});

test('sorts: newest, price up and down by what each ad asks, area from the largest', async () => {
  expect(await found('?sort=newest')).toEqual(['villa', 'office', 'sold', 'flat']);
  expect(await found('?sort=price_asc')).toEqual(['office', 'flat', 'villa', 'sold']);
  expect(await found('?sort=price_desc')).toEqual(['sold', 'villa', 'flat', 'office']);
  expect(await found('?sort=area')).toEqual(['sold', 'villa', 'flat', 'office']);
});

test('nearest: by distance from where one stands', async () => {
  expect((await found('?sort=nearest&near=21.5,39.2'))[0]).toBe('villa');
  expect((await found('?sort=nearest&near=24.8,46.6')).at(-1)).toBe('villa');
});

test('best: special ads first, then the verified and complete before the merely fresh', async () => {
  const names = await found('?sort=best');
  expect(names[0]).toBe('office');
  expect(names.indexOf('flat')).toBeLessThan(names.indexOf('sold'));
  expect(await found('')).toEqual(names);
});

test('pages neither repeat nor drop an ad, and the total counts them all', async () => {
  const first = await list('?sort=price_asc&per_page=3');
  const second = await list('?sort=price_asc&per_page=3&page=2');
  const ids = [...first.data.items, ...second.data.items].map((card) => card.id);
  expect(new Set(ids).size).toBe(4);
  expect(first.data).toMatchObject({ total: 4, total_exact: true, page: 1, per_page: 3, pages: 2 });
  expect((await list('?page=9')).data).toMatchObject({ items: [], total: 4, page: 9 });
});

test('counts stand beside every filter when asked for, and only then', async () => {
  expect((await list('?city=riyadh')).data.facets).toBeUndefined();
  const { facets } = (await list('?city=riyadh&facets=1')).data;
  expect(facets).toMatchObject({
    city: [
      { value: 'riyadh', count: 3 },
      { value: 'jeddah', count: 1 },
    ],
    district: [{ value: 'al-malqa-riyadh', count: 3 }],
    purpose: [
      { value: 'rent', count: 2 },
      { value: 'sale', count: 1 },
    ],
    verified: [{ value: '1', count: 1 }],
    features: [{ value: 'parking', count: 1 }],
  });
});

test('an ad says why it stands where it does in the order “best”, and in no other', async () => {
  const why = Object.fromEntries((await list('')).data.items.map((card) => [card.id, card.why]));
  expect(why[made.office?.adNumber ?? '']).toEqual(['special']);
  expect(why[made.flat?.adNumber ?? '']).toEqual(['verified']);
  expect(why[made.villa?.adNumber ?? '']).toEqual(['new']);
  const [nearest] = (await list('?near=21.55,39.17')).data.items.filter(
    ({ id }) => id === made.villa?.adNumber,
  );
  expect(nearest?.why).toEqual(['new', 'near']);
  expect((await list('?sort=newest')).data.items.flatMap((card) => card.why)).toEqual([]);
});

test.each([
  ['?page=51', 'page', 'page_past_50'],
  ['?cursor=nothing', 'cursor', 'invalid'],
  ['?polygon=39.1,21.5;39.2,21.5', 'polygon', 'polygon_points_min'],
  ['?per_page=101', 'per_page', 'invalid'],
  ['?colour=red', 'colour', 'unknown_field'],
  ['?facing=up', 'facing.0', 'invalid'],
  ['?bbox=46,24,45,25', 'bbox', 'invalid'],
  ['?bbox=46,24,47', 'bbox', 'invalid'],
  ['?near=24', 'near', 'invalid'],
  ['?from=2026-12-01', 'to', 'required'],
  ['?to=2026-12-01', 'from', 'required'],
  ['?from=2026-12-02&to=2026-12-02', 'from', 'start_before_end'],
  ['?from=2026-02-30&to=2026-12-02', 'from', 'invalid'],
  ['?period=5', 'period', 'invalid'],
  ['?verified=true', 'verified', 'invalid'],
  ['?sort=nearest', 'near', 'required'],
  ['?sort=cheapest', 'sort', 'invalid'],
  ['?price_min=abc', 'price_min', 'number'],
])('%s is refused', async (query, field, rule) => {
  const { status, code, data } = await list(query);
  expect([status, code]).toEqual([422, 'validation_failed']);
  expect(data.errors).toEqual([expect.objectContaining({ field, rule })]);
});

test('a card says what it costs, for how long, and from how much', async () => {
  const { data } = await list('?period=2');
  expect(data.items[0]).toMatchObject({
    purpose: 'rent',
    period: 3,
    price: { amount: 500_000, text: '5,000 S.R' },
    was: null,
    from_price: { amount: 30_000, text: '300 S.R', period: 2 },
    area: 90,
    rooms: 2,
    baths: 1,
    badges: ['verified', 'licensed', 'instant'],
    advertiser: { name: 'مكتب الديرة', verified: true, verified_at: '2026-01-02T12:00:00+03:00' },
    rating: null,
    published_at: '2026-11-01T09:00:00+03:00',
  });
  expect(data.items[0]?.photos).toHaveLength(4);
  expect(data.items[0]?.photos[0]).toMatchObject({ is_main: true, path: expect.stringMatching(/^photos\//) });
  const sale = (await list('?purpose=sale')).data.items[0];
  expect(sale).toMatchObject({ period: null, price: { amount: 200_000_000 }, from_price: { period: null } });
  expect((await list('?special=1')).data.items[0]?.badges).toEqual(['special', 'instant', 'demo']);
});

test('names follow the caller’s language; a title stands in the one it was written in', async () => {
  const arabic = (await list('?q=OF-9')).data.items[0];
  expect(arabic).toMatchObject({
    title: 'Meeting office',
    title_lang: 'en',
    category: { slug: 'office', name: 'مكتب' },
    city: { slug: 'riyadh', name: 'الرياض' },
  });
  const english = (await list('?city=jeddah', 'en')).data.items[0];
  expect(english).toMatchObject({ title: 'فيلا واسعة', title_lang: 'ar', category: { name: 'Villa' } });
});

test('an offer lowers price, filter and order only on its Riyadh days', async () => {
  const { db } = world;
  const unitIds = [made.villa?.unitId ?? ''];
  const accountId = made.villa?.host.accountId ?? '';
  await buildOffer(db, {
    unitIds,
    accountId,
    fields: { discount: 50, starts_on: '2026-11-22', ends_on: '2026-11-23' },
  });
  const at = async (time: string) => {
    world.clock.now = new Date(time);
    const below = await found('?price_max=45000&sort=newest');
    const order = await found('?sort=price_desc&purpose=rent');
    const offered = [
      await found('?offer=1'),
      await found('?offer=1&period=4'),
      await found('?offer=1&period=1'),
    ];
    const card = (await list('?city=jeddah')).data.items[0];
    world.clock.now = new Date(NOW);
    return {
      below,
      offered,
      first: order[0],
      price: card?.price.amount,
      was: card?.was,
      badges: card?.badges,
    };
  };
  const before = {
    below: ['office', 'flat'],
    offered: [[], [], []],
    first: 'villa',
    price: 9_000_000,
    was: null,
  };
  expect(await at('2026-11-21T20:59:00Z')).toMatchObject(before);
  const during = await at('2026-11-21T21:00:00Z');
  expect(during).toMatchObject({ below: ['villa', 'office', 'flat'], price: 4_500_000 });
  expect(during.offered).toEqual([['villa'], ['villa'], []]);
  expect(during.was).toEqual({ amount: 9_000_000, text: '90,000 S.R' });
  expect(during.badges).toContain('offer');
  expect(await at('2026-11-23T20:59:00Z')).toMatchObject({ price: 4_500_000 });
  expect(await at('2026-11-23T21:00:00Z')).toMatchObject(before);
});

test('a renamed ad is found by its new name only', async () => {
  const { db } = world;
  const listing = await buildListing(db, { ad: { title_ar: 'دوبلكس المرمر' }, unit: { area: 8888 } });
  await db
    .updateTable('ad')
    .set({ title_ar: 'بيت البنفسجة', title_en: null })
    .where('id', '=', listing.adId)
    .execute();
  await refreshSearchText(db, listing.adId);
  expect((await list('?q=بنفسجه&area_min=8888')).data.total).toBe(1);
  const { data } = await list('?q=مرمر&area_min=8888');
  expect(data.understood?.left).toMatchObject({ ads: 0, others_from: 0 });
  await close(listing);
});

test('an empty price is refused: it is no price of nothing', async () => {
  const { status, data } = await list('?price_max=');
  expect([status, data.errors]).toMatchObject([422, [{ field: 'price_max', rule: 'number' }]]);
});

test('a search for a period leads with that period’s price, and one without it with the headline', async () => {
  const [daily] = (await list('?period=2&sort=price_asc')).data.items;
  expect(daily?.id).toBe(made.flat?.adNumber);
  expect(daily).toMatchObject({
    asked_price: { text: '300 S.R', period: 2, was: null },
    price: { text: '5,000 S.R' },
    period: 3,
  });
  const { items } = (await list('')).data;
  expect(items.map(({ asked_price }) => asked_price)).toEqual(items.map(() => null));
});
