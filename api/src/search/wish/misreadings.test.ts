import { readFileSync } from 'node:fs';
import { AdFilters } from '@diyar/contract/finding/search';
import { describe, expect, test } from 'vitest';
import { referenceLexicon } from '../../testing/reference-names.ts';
import { strayFilters } from '../../testing/stray-filters.ts';
import { ORDINARY } from './ordinary-words.ts';
import { parseQuery } from './parse-query.ts';

const lexicon = referenceLexicon();
const offered = new Set([...Object.keys(AdFilters.shape), 'sort']);
const read = (text: string) => parseQuery(text, lexicon, '2026-11-21', { offered });

const common = readFileSync(new URL('./fixtures/common-words.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .flatMap((line) => line.split(' '))
  .filter((word) => word !== '');

describe('a word of everyday speech is no filter that it is not', () => {
  test('beside a flat', () => {
    expect(new Set(common).size).toBeGreaterThan(600);
    expect(strayFilters(lexicon, [...common, ...ORDINARY], (word) => `شقة ${word}`)).toEqual([]);
  });

  test('even where a place would stand', () => {
    expect(strayFilters(lexicon, [...common, ...ORDINARY], (word) => `شقة في ${word}`)).toEqual([]);
  });
});

test.each([
  ['شقة قابل للتفاوض', 'قابل للتفاوض'],
  ['ارض على السوم', 'على السوم'],
  ['استراحة يوم كامل', 'كامل'],
  ['شقة سيارات', 'سيارات'],
  ['شقة شركة', 'شركة'],
  ['شقة صالة رياضية', 'صالة رياضية'],
  ['شقة ضمان ١٠ سنوات', 'ضمان ١٠ سنوات'],
  ['شقة شامل الفواتير', 'شامل الفواتير'],
])('«%s» is a kind and the words «%s»', (text, rest) => {
  const { filters, rest: left } = read(text);
  const { category: _1, period: _2, ...stray } = filters;
  expect([stray, left]).toEqual([{}, rest]);
});

test('a guard round the clock is no hourly rent, and a highest price no Sunday', () => {
  expect(read('شقة امن ٢٤ ساعه').filters).toEqual({ category: 'apartment', features: 'security' });
  expect(read('شقة الحد الاعلى ٤٠ الف').filters).toEqual({ category: 'apartment', price_max: '40000' });
});

describe('a place is guessed from a slip only where a place is said', () => {
  test.each([
    ['شقة حي الملقى', 'al-malqa-riyadh'],
    ['شقة في الملقاا', 'al-malqa-riyadh'],
    ['شقة بالنرجسس', 'an-narjis-riyadh'],
    ['شقة الصحاقة الرياض', 'as-sahafah-riyadh'],
    ['villa in hittinn', 'hittin-riyadh'],
  ])('«%s»', (text, slug) => {
    expect(read(text).filters.district?.split(',')).toContain(slug);
  });

  test.each(['شقة الفواتير', 'شقة سلامة', 'شقة صحافة', 'شقة نهضة', 'شقة خبر', 'شقة لبن', 'villa full ward'])(
    '«%s» names none',
    (text) => {
      const { city, district } = read(text).filters;
      expect([city, district]).toEqual([undefined, undefined]);
    },
  );
});

test('greetings and fillers are dropped', () => {
  const { filters, rest } = read(
    'السلام عليكم ورحمة الله الله يعطيكم العافية ابغى شقة في الرياض تكفون وشكرا',
  );
  expect([filters, rest]).toEqual([{ category: 'apartment', city: 'riyadh' }, '']);
});
