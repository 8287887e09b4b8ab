import { readFileSync } from 'node:fs';
import { AdFilters } from '@diyar/contract/finding/search';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { referenceLexicon } from '../../testing/reference-names.ts';
import { type ParseOptions, parseQuery } from './parse-query.ts';

const TODAY = '2026-11-21';
const lexicon = referenceLexicon();
const offered = new Set([...Object.keys(AdFilters.shape), 'sort']);
const read = (text: string, options: Partial<ParseOptions> = {}) =>
  parseQuery(text, lexicon, TODAY, { offered, ...options });

/** The lines «text => filters => rest» of a table. */
function linesOf(name: string): { text: string; filters: string; rest: string }[] {
  const file = readFileSync(new URL(`./fixtures/${name}.txt`, import.meta.url), 'utf8');
  return file
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => {
      const [text = '', filters = '', rest = ''] = line.split(' =>').map((part) => part.trim());
      return { text, filters, rest };
    });
}

const inWords = (filters: Readonly<Record<string, string>>) =>
  Object.entries(filters)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');

describe.each([
  'arabic-wishes',
  'english-wishes',
  'typed-wishes',
  'own-wishes',
  'staying',
  'dates',
  'places',
])('%s', (name) => {
  test.each(linesOf(name))('«$text»', ({ text, filters, rest }) => {
    const understood = read(text);
    expect(inWords(understood.filters)).toBe(filters);
    expect(understood.rest).toBe(rest);
  });
});

test('a piece keeps the text it came from, and the text without it', () => {
  const { chips } = read('شقة ٣ غرف في الملقا أقل من ٦٠ ألف سنوي');
  expect(chips).toEqual([
    { text: 'شقة', filters: { category: 'apartment' }, without: '٣ غرف في الملقا أقل من ٦٠ ألف سنوي' },
    { text: '٣ غرف', filters: { rooms: '3' }, without: 'شقة في الملقا أقل من ٦٠ ألف سنوي' },
    {
      text: 'الملقا',
      filters: { district: 'al-malqa-riyadh' },
      without: 'شقة ٣ غرف أقل من ٦٠ ألف سنوي',
    },
    { text: 'أقل من ٦٠ ألف', filters: { price_max: '60000' }, without: 'شقة ٣ غرف في الملقا سنوي' },
    { text: 'سنوي', filters: { period: '4' }, without: 'شقة ٣ غرف في الملقا أقل من ٦٠ ألف' },
  ]);
});

test('the last piece taken away leaves nothing, not even the words that joined it', () => {
  expect(read('أبغى في الرياض').chips[0]?.without).toBe('');
});

test('what was not understood can be taken away alone', () => {
  const { rest, without_rest } = read('شقة نظيفة في الملقا');
  expect([rest, without_rest]).toEqual(['نظيفة', 'شقة في الملقا']);
});

describe('a district that several cities have', () => {
  test('is in the city that is named, before it or after it', () => {
    expect(read('الخبر العليا').filters.district).toBe('al-olaya-khobar');
    expect(read('العليا الخبر').filters.district).toBe('al-olaya-khobar');
  });

  test('is in the city the caller chose', () => {
    const { filters } = read('العليا', { chosen: { city: ['khobar'] } });
    expect(filters).toEqual({ district: 'al-olaya-khobar' });
  });

  test('is in all the well-known ones together when no city is named, where most of its ads are first', () => {
    const busy = referenceLexicon({ 'al-olaya-khobar': 5, 'al-olaya-riyadh': 2 });
    expect(parseQuery('العليا', busy, TODAY, { offered }).filters.district).toBe(
      'al-olaya-khobar,al-olaya-riyadh',
    );
  });

  test('is not in a city with few of its ads', () => {
    const busy = referenceLexicon({ 'al-olaya-khobar': 1, 'al-olaya-riyadh': 9 });
    expect(parseQuery('العليا', busy, TODAY, { offered }).filters.district).toBe('al-olaya-riyadh');
  });

  test('stays text when the named city has none of that name', () => {
    expect(read('الملقا جدة')).toMatchObject({ filters: { city: 'jeddah' }, rest: 'الملقا' });
  });
});

describe('what the caller chose wins over the text', () => {
  test('and the piece of text is neither a filter nor looked for', () => {
    const { filters, rest, chips } = read('شقة في الرياض', { chosen: { city: ['jeddah'] } });
    expect([filters, rest, chips.length]).toEqual([{ category: 'apartment' }, '', 1]);
  });

  test('a chosen district overrules the city of the text', () => {
    expect(read('الرياض', { chosen: { district: ['as-safa-jeddah'] } }).filters).toEqual({});
  });
});

test('a filter that is not offered is not understood', () => {
  const few = new Set(['category', 'period']);
  expect(read('استراحة مع مسبح نهاية الأسبوع', { offered: few })).toMatchObject({
    filters: { category: 'rest-house', period: '2' },
    rest: 'مسبح',
  });
});

test('of two periods the first holds, and the second is said to be not understood', () => {
  expect(read('شقة شهري أو سنوي')).toMatchObject({ filters: { period: '3' }, rest: 'سنوي' });
});

test('a period that is named holds over the one that a weekend means', () => {
  expect(read('قاعة بالساعة نهاية الأسبوع').filters).toEqual({
    category: 'hall',
    period: '1',
    from: '2026-11-26',
    to: '2026-11-28',
  });
});

describe('any text at all', () => {
  const words = ['arabic-wishes', 'english-wishes', 'typed-wishes', 'dates'].flatMap((name) =>
    linesOf(name).flatMap(({ text }) => text.split(' ')),
  );
  const numbers = fc.oneof(
    fc.nat().map(String),
    fc.double({ min: 0, max: 40, noNaN: true }).map((number) => number.toFixed(1)),
    fc.tuple(fc.nat(40), fc.nat(40)).map((pair) => pair.join('/')),
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 250 }),
    fc.string({ unit: 'grapheme', maxLength: 250 }),
    fc
      .array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...words) }, numbers), { maxLength: 40 })
      .map((said) => said.join(' ')),
  );

  const lettersIn = (text: string) => text.replace(/\s/g, '').length;

  test('is read without a fault, as filters the contract takes', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { filters, chips, rest } = read(text);
        const { sort: _, ...asked } = filters;
        expect(AdFilters.safeParse(asked).success).toBe(true);
        expect((asked.from ?? '') < (asked.to ?? '~')).toBe(true);
        for (const chip of chips) {
          expect(text).toContain(chip.text);
          // A piece of one letter leaves a space behind where words would grow together.
          expect(lettersIn(chip.without)).toBeLessThan(lettersIn(text));
        }
        expect(rest.length).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 300, examples: [['\u0000ᴷ\u0000']] },
    );
  });

  test('gives the same answer twice', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(read(text)).toEqual(read(text));
      }),
      { numRuns: 50 },
    );
  });
});
