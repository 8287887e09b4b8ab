import type { LeftWords, Suggestions } from '@diyar/contract/site/wishes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltListing, buildListing, buildPerson } from '../../testing/factories.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

interface Found {
  items: { id: string }[];
  total: number;
  understood: {
    pieces: { text: string; label: string; filters: Record<string, string>; without: string }[];
    rest: string;
    without_rest: string;
    did_you_mean: { shown: string; typed: string; exact: string } | null;
    left: LeftWords | null;
  } | null;
}

let world: TestApp;
const made: Record<string, BuiltListing> = {};

beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
  const { db } = world;
  const host = await buildPerson(db, { kind: 'business', name: 'مكتب الديرة للعقار', verified: true });
  made.flat = await buildListing(db, {
    host,
    property: { category: 'apartment', city: 'riyadh', district: 'al-malqa-riyadh' },
    unit: { prices: { yearly: 5_500_000 }, rooms: 3, baths: 2, area: 140 },
    ad: { title_ar: 'شقة قريبة من المترو' },
  });
  made.dear = await buildListing(db, {
    property: { category: 'apartment', city: 'riyadh', district: 'al-malqa-riyadh' },
    unit: { prices: { yearly: 9_500_000 }, rooms: 3, baths: 2, area: 160 },
  });
  made.office = await buildListing(db, {
    property: { category: 'office', usage: 'commercial', city: 'riyadh', district: 'al-olaya-riyadh' },
    unit: { prices: { hourly: 9_000 }, rooms: null, baths: null, area: 40 },
  });
  made.chalet = await buildListing(db, {
    property: { category: 'rest-house', city: 'riyadh', district: 'al-arid-riyadh' },
    unit: { prices: { daily: 80_000 }, rooms: 2, baths: 2, area: 600, features: ['pool'] },
  });
});
afterAll(() => world.close());

async function search(q: string, more = '', lang: 'ar' | 'en' = 'ar') {
  const { status, data } = await world.call<Found>(`/ads?q=${encodeURIComponent(q)}${more}`, { lang });
  expect(status).toBe(200);
  const names = new Map(Object.entries(made).map(([name, listing]) => [listing.adNumber, name]));
  return { found: data.items.map(({ id }) => names.get(id)), understood: data.understood };
}

test.each([
  ['شقة ٣ غرف في الملقا أقل من ٦٠ ألف سنوي', ['flat']],
  ['شقق بحي الملغا', ['dear', 'flat']],
  ['استراحة بالرياض نهاية الأسبوع مع مسبح', ['chalet']],
  ['office in Olaya per hour under 100', ['office']],
  ['Almalga flats under 60k yearly', ['flat']],
  ['شقة في جدة', []],
  ['المترو', ['flat']],
  ['شقة المترو', ['flat', 'dear']],
  ['الرياض أقل من ١٠٠ ألف سنوي', ['dear', 'flat']],
  ['موثق الرياض', ['flat']],
])('«%s» finds %j', async (q, names) => {
  const { found } = await search(q);
  expect(found.toSorted()).toEqual(names.toSorted());
});

test('the answer says what became of the text, in the language of the caller', async () => {
  const { understood } = await search('شقة ٣ غرف في الملقا أقل من ٦٠ ألف سنوي نظيفة');
  expect(understood?.pieces.map(({ label }) => label)).toEqual([
    'شقق',
    'الغرف: 3',
    'الملقا، الرياض',
    'حتى \u206660,000 S.R\u2069',
    'سنوي',
  ]);
  expect([understood?.rest, understood?.without_rest]).toEqual([
    'نظيفة',
    'شقة ٣ غرف في الملقا أقل من ٦٠ ألف سنوي',
  ]);
  const english = await search('villa 5+ rooms facing north 100 sqm this weekend', '', 'en');
  expect(english.understood?.pieces.map(({ label }) => label)).toEqual([
    'Villas',
    'Rooms: \u20665+\u2069',
    'Facing: North',
    '\u206690\u2069 to \u2066110\u2069 m²',
    expect.stringContaining('\u20662026-11-26\u2069'),
  ]);
});

test('a filter of the query wins over the text', async () => {
  expect((await search('شقة في جدة', '&city=riyadh')).found.toSorted()).toEqual(['dear', 'flat']);
  expect((await search('الملقا تحت ٦٠ ألف', '&price_max=100000')).found.toSorted()).toEqual(['dear', 'flat']);
});

test('an order that is asked for in words is the order of the list, unless another was chosen', async () => {
  expect((await search('ارخص شقة في الملقا سنوي')).found).toEqual(['flat', 'dear']);
  expect((await search('ارخص شقة في الملقا سنوي', '&sort=price_desc')).found).toEqual(['dear', 'flat']);
});

test('without a text there is nothing to understand', async () => {
  const { data } = await world.call<Found>('/ads');
  expect(data.understood).toBeNull();
});

describe('a word that no ad has', () => {
  test.each([
    ['شقة المتروو', 'المترو', 'المتروو', 'شقة "المتروو"'],
    ['شقة قريبه من المترور', 'المترو', 'المترور', 'شقة قريبه من "المترور"'],
    ['شقة بالمترو الرياض', 'المترو', 'بالمترو', 'شقة "بالمترو" الرياض'],
  ])('«%s» is looked for as «%s»', async (q, shown, typed, exact) => {
    const { found, understood } = await search(q);
    expect(found).toEqual(['flat', 'dear']);
    expect(understood?.left?.others_from).toBe(1);
    expect(understood?.did_you_mean).toEqual({ shown, typed, exact });
    expect((await search(exact)).found).toEqual([]);
  });

  test('is looked for exactly when it stands in quotes', async () => {
    const { understood } = await search('شقة "المتروو" في الملقا');
    expect(understood).toMatchObject({ did_you_mean: null, rest: 'المتروو', without_rest: 'شقة في الملقا' });
    expect((await search('شقة "المترو"')).found).toEqual(['flat']);
  });

  test('stays as it is when nothing is near it, when it is short, and when it is a word of ours', async () => {
    for (const q of ['شقة زمرداني', 'شقة متو', 'شقة الملقا جدة', 'شقة نظيفه']) {
      expect((await search(q)).understood?.did_you_mean).toBeNull();
    }
  });

  test('is looked for the same on the map', async () => {
    const totalOf = async (q: string) => {
      const map = `/ads/map?bbox=34,16,56,33&zoom=6&q=${encodeURIComponent(q)}`;
      return (await world.call<{ total: number }>(map)).data.total;
    };
    expect([await totalOf('المتروو'), await totalOf('شقة المتروو'), await totalOf('شقة "المتروو"')]).toEqual([
      1, 2, 0,
    ]);
  });
});

describe('words that no filter stands for', () => {
  test('leave out nothing and order first, whatever the order; the answer counts and parts them', async () => {
    for (const sort of ['', '&sort=price_desc', '&sort=newest']) {
      const { found, understood } = await search('شقة المترو زمردانية بالملقا', sort);
      expect(found).toEqual(['flat', 'dear']);
      expect(understood?.left).toEqual({
        text: 'المترو زمردانية',
        words: [
          { word: 'مترو', ads: 1 },
          { word: 'زمردانيه', ads: 0 },
        ],
        ads: 0,
        others_from: 0,
      });
    }
    const { understood } = await search('شقة المترو بالملقا');
    expect(understood?.left).toMatchObject({ ads: 1, others_from: 1 });
  });

  test('a page ends between both parts and the next goes on there', async () => {
    const first = await world.call<Found & { next_cursor: string }>(
      `/ads?per_page=1&q=${encodeURIComponent('شقة المترو')}`,
    );
    expect([first.data.total, first.data.understood?.left?.others_from]).toEqual([2, null]);
    const next = await search('شقة المترو', `&per_page=1&cursor=${first.data.next_cursor}`);
    expect([next.found, next.understood?.left?.others_from]).toEqual([['dear'], 0]);
    const byPage = await search('شقة المترو', '&per_page=1&page=2');
    expect(byPage.found).toEqual(['dear']);
  });

  test('are the search where nothing else is asked for, and what is not wanted is not looked for', async () => {
    const { understood } = await search('المترو');
    expect(understood?.left).toBeNull();
    expect((await search('شقة بدون المترو بالملقا')).understood?.left).toBeNull();
    expect((await search('المترو', '&category=apartment')).understood?.left?.words).toHaveLength(1);
  });
});

test('a word that an ad has is left alone, however near another is', async () => {
  const { understood } = await search('شقة المترو');
  expect(understood?.did_you_mean).toBeNull();
});

test('the map reads the text as the list does', async () => {
  const { data } = await world.call<{ total: number }>(
    `/ads/map?bbox=34,16,56,33&zoom=6&q=${encodeURIComponent('مكتب بالساعة')}`,
  );
  expect(data.total).toBe(1);
});

test('what is being typed is continued with what the database has', async () => {
  const { data } = await world.call<Suggestions>(`/search_suggestions?q=${encodeURIComponent('المل')}`);
  expect(data.places[0]).toEqual({
    slug: 'al-malqa-riyadh',
    name: 'الملقا',
    city: { slug: 'riyadh', name: 'الرياض' },
    ads: 2,
  });
  const { data: advertisers } = await world.call<Suggestions>(
    `/search_suggestions?q=${encodeURIComponent('الديرة')}`,
  );
  expect(advertisers.advertisers).toEqual([
    expect.objectContaining({ name: 'مكتب الديرة للعقار', verified: true, ads: 1 }),
  ]);
});

test('figures of what is offered count the ads that the words before leave', async () => {
  const typed = (q: string) => world.call<Suggestions>(`/search_suggestions?q=${encodeURIComponent(q)}`);
  const flats = await typed('شقة في الريا');
  expect(flats.data.before).toBe('شقة');
  expect(flats.data.places[0]).toMatchObject({ slug: 'riyadh', ads: 2 });
  const cheap = await typed('شقة أقل من 60 ألف الريا');
  expect(cheap.data.places[0]).toMatchObject({ slug: 'riyadh', ads: 1 });
  const pool = await typed('مسب');
  expect(pool.data.filters[0]).toEqual({ name: 'مسبح', filters: { features: 'pool' }, ads: 1 });
  const none = await typed('شقة مسب');
  expect(none.data.filters[0]).toMatchObject({ filters: { features: 'pool' }, ads: 0 });
});

test('an empty box offers what most ads are of', async () => {
  const { data } = await world.call<Suggestions>('/search_suggestions?q=');
  expect(data.places[0]).toMatchObject({ slug: 'riyadh', ads: 4 });
  expect(data.categories[0]).toMatchObject({ slug: 'apartment', ads: 2 });
});
