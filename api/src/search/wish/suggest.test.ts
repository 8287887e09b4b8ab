import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { referenceNames } from '../../testing/reference-names.ts';
import { buildLexicon } from './lexicon.ts';
import { indexAdvertisers, indexNames } from './name-index.ts';
import { suggest } from './suggest.ts';

const names = {
  ...referenceNames({
    riyadh: 900,
    jeddah: 700,
    dammam: 300,
    khobar: 250,
    makkah: 200,
    madinah: 150,
    'al-malqa-riyadh': 90,
    'al-olaya-riyadh': 80,
    'al-yasmin-riyadh': 70,
    'an-narjis-riyadh': 60,
    'al-olaya-khobar': 20,
    apartment: 500,
    villa: 400,
    'rest-house': 120,
  }),
  advertisers: [
    { id: '11', name: 'مكتب الديرة للعقار', verified: false, ads: 50 },
    { id: '12', name: 'مؤسسة ديرتي', verified: true, ads: 3 },
    { id: '13', name: 'Malqa Homes', verified: true, ads: 9 },
  ],
};
const now = {
  lexicon: buildLexicon(names),
  index: { ...indexNames(names), advertisers: indexAdvertisers(names) },
};
const placesOf = (text: string) => suggest(now, text, 'ar').places.map(({ slug }) => slug);

test.each([
  ['الر', 'riyadh'],
  ['ري', 'riyadh'],
  ['ri', 'riyadh'],
  ['جد', 'jeddah'],
  ['je', 'jeddah'],
  ['ji', 'jeddah'],
  ['مك', 'makkah'],
  ['mec', 'makkah'],
  ['med', 'madinah'],
  ['الد', 'dammam'],
  ['دم', 'dammam'],
  ['خب', 'khobar'],
  ['kho', 'khobar'],
  ['ملق', 'al-malqa-riyadh'],
  ['mal', 'al-malqa-riyadh'],
  ['عل', 'al-olaya-riyadh'],
  ['ola', 'al-olaya-riyadh'],
  ['ياس', 'al-yasmin-riyadh'],
  ['yas', 'al-yasmin-riyadh'],
  ['نرج', 'an-narjis-riyadh'],
  ['nar', 'an-narjis-riyadh'],
])('«%s» is enough for %s', (typed, slug) => {
  expect(placesOf(typed)[0]).toBe(slug);
});

test('«الم» offers the holy city and the busiest district', () => {
  expect(placesOf('الم')).toEqual(expect.arrayContaining(['madinah', 'al-malqa-riyadh']));
});

test.each([
  ['شق', 'apartment'],
  ['في', 'villa'],
  ['فل', 'villa'],
  ['است', 'rest-house'],
  ['apa', 'apartment'],
  ['vil', 'villa'],
  ['ist', 'rest-house'],
])('«%s» is enough for %s', (typed, slug) => {
  expect(suggest(now, typed, 'ar').categories[0]?.slug).toBe(slug);
});

describe('a wish being typed', () => {
  test('is completed in its last words, and keeps those before', () => {
    const { before, places } = suggest(now, 'شقة مفروشة في المل', 'ar');
    expect([before, places[0]?.slug]).toEqual(['شقة مفروشة', 'al-malqa-riyadh']);
  });

  test('may have its preposition on the word', () => {
    const { before, places } = suggest(now, 'شقة بالمل', 'ar');
    expect([before, places[0]?.slug]).toEqual(['شقة', 'al-malqa-riyadh']);
  });

  test('of joining words alone keeps nothing', () => {
    expect(suggest(now, 'ابغى في الريا', 'ar')).toMatchObject({ before: '' });
  });

  test('completes a name of several words', () => {
    expect(placesOf('حي الملك فه')).toContain('king-fahd-riyadh');
    expect(placesOf('king fa')).toContain('king-fahd-riyadh');
  });
});

test('a spelling nobody wrote down is found by its sound', () => {
  expect(placesOf('almalg')).toEqual(['al-malqa-riyadh']);
});

test('advertisers with a badge stand first, then those with more ads', () => {
  expect(suggest(now, 'دير', 'ar').advertisers.map(({ id }) => id)).toEqual(['12', '11']);
});

test('many advertisers of one beginning leave the places where they are', () => {
  const advertisers = Array.from({ length: 3000 }, (_, at) => ({
    id: String(at),
    name: `مؤسسة ${at}`,
    verified: true,
    ads: 9999,
  }));
  const crowded = { ...names, advertisers };
  const index = { ...indexNames(crowded), advertisers: indexAdvertisers(crowded) };
  const { places } = suggest({ lexicon: buildLexicon(crowded), index }, 'م', 'ar');
  expect(places[0]?.slug).toBe('makkah');
});

test('names come in the language that is asked for, a district with its city', () => {
  expect(suggest(now, 'ملقا', 'en').places[0]).toEqual({
    slug: 'al-malqa-riyadh',
    name: 'Al Malqa',
    city: { slug: 'riyadh', name: 'Riyadh' },
    ads: 90,
  });
});

test('a text that begins nothing continues to nothing', () => {
  const nothing = { before: '', places: [], categories: [], filters: [], advertisers: [] };
  for (const text of ['qqqqzzzz', '؟؟']) expect(suggest(now, text, 'ar')).toEqual(nothing);
});

describe('a wish that ends in a measure', () => {
  const nothing = { before: '', places: [], categories: [], filters: [], advertisers: [] };

  test.each([
    'شقة 9 غرف في حي الملقا بمسبح تحت 1000 ريال',
    'شقة بـ 50 الف',
    'فيلا تحت ألف',
    'شقة 120 متر',
    'شقة في الملقا 3 غرف',
    'شقة من 3 إلى 5 غرف',
    'استراحة 10 ضيوف',
    'شقة 3 شهور',
    'شقة ١٠٠٠ ريال ',
    'flat in malqa under 1000 SAR',
    'villa for 3000 riyals',
    'villa 4 rooms',
    'land 600 sqm',
    'flat 50 k',
    'flat for 3 months',
  ])('«%s» is not continued by a name', (typed) => {
    expect(suggest(now, typed, 'ar')).toEqual(nothing);
  });

  test.each([
    ['شقة تحت 1000 ريال في الريا', 'شقة تحت 1000 ريال', 'riyadh'],
    ['شقة 3 غرف الريا', 'شقة 3 غرف', 'riyadh'],
    ['شقة 3 الرياض', 'شقة 3', 'riyadh'],
    ['flat under 1000 riyals in riy', 'flat under 1000 riyals', 'riyadh'],
    ['flat 50 kho', 'flat 50', 'khobar'],
  ])('«%s» is continued in the name behind it', (typed, before, slug) => {
    const found = suggest(now, typed, 'ar');
    expect([found.before, found.places[0]?.slug]).toEqual([before, slug]);
  });

  test('a unit without a number is a word like any other', () => {
    expect(placesOf('ريال')).toContain('riyadh');
    expect(suggest(now, 'غرف', 'ar').categories[0]?.slug).toBe('room');
  });
});

test('any text is answered', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 220 }), (text) => {
      const { places, categories, advertisers } = suggest(now, text, 'en');
      expect(places.length + categories.length + advertisers.length).toBeLessThanOrEqual(12);
    }),
  );
});

test('an empty text has the cities and kinds with most ads', () => {
  for (const text of ['', '   ']) {
    const { before, places, categories, filters, advertisers } = suggest(now, text, 'ar');
    expect(places.map(({ slug }) => slug)).toEqual(['riyadh', 'jeddah', 'dammam', 'khobar', 'makkah']);
    expect(categories.map(({ slug }) => slug)).toEqual(['apartment', 'villa', 'rest-house']);
    expect([before, filters, advertisers]).toEqual(['', [], []]);
  }
});

test.each([
  ['شقة مفرو', 'مفروش', { furnished: 'full' }],
  ['شقة شهر', 'شهري', { period: '3' }],
  ['فيلا مسب', 'مسبح', { features: 'pool' }],
  ['شقة عوا', 'عوائل', { tenants: 'families' }],
  ['فيلا للب', 'للبيع', { purpose: 'sale' }],
  ['استراحة القص', 'القصيم', { city: expect.stringContaining('buraydah') }],
  ['شقة الاحس', 'الاحساء', { city: 'hofuf,al-mubarraz,al-uyun,al-umran,al-jafr' }],
])('«%s» offers the filter «%s»', (typed, name, filters) => {
  const found = suggest(now, typed, 'ar');
  expect(found.before).not.toBe('');
  expect(found.filters).toContainEqual({ name: expect.stringContaining(name), filters, ads: 0 });
});

test('filters are named in English too', () => {
  expect(suggest(now, 'villa poo', 'en').filters[0]).toMatchObject({ filters: { features: 'pool' } });
  expect(suggest(now, 'flat eastern', 'en').filters[0]).toMatchObject({ name: 'Eastern Province' });
});

test.each([
  ['النرحس', 'an-narjis-riyadh'],
  ['شقة في الياسيم', 'al-yasmin-riyadh'],
  ['riyath', 'riyadh'],
  ['jeddeh', 'jeddah'],
])('one slip in «%s» still offers %s', (typed, slug) => {
  expect(placesOf(typed)).toContain(slug);
});

test('of districts of one name with as many ads that of the best-known city stands first', () => {
  expect(placesOf('النزه').slice(0, 2)).toEqual(['an-nuzhah-riyadh', 'an-nuzhah-jeddah']);
});
