import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldWord, readingsOf, soundOf, stemArabic } from './fold-word.ts';

test.each([
  ['أإآٱا', 'ااااا'],
  ['مستشفى', 'مستشفي'],
  ['شقة', 'شقه'],
  ['مؤسسة', 'موسسه'],
  ['بيئة', 'بييه'],
  ['رفحاء', 'رفحا'],
  ['شَقَّـــة', 'شقه'],
  ['٦٠', '60'],
  ['Ta’if', 'taif'],
])('%s is compared as %s', (typed, folded) => {
  expect(foldWord(typed)).toBe(folded);
});

test('folding twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      expect(foldWord(foldWord(text))).toBe(foldWord(text));
    }),
  );
});

test.each([
  ['شاليهات', 'شاليهين'],
  ['مفروشه', 'مفروش'],
  ['استراحات', 'استراحه'],
  ['سنويه', 'سنويه'],
  ['الشاليه', 'شاليه'],
])('%s and %s have one stem', (one, other) => {
  expect(stemArabic(one)).toBe(stemArabic(other));
});

test('a stem keeps three letters', () => {
  expect(stemArabic('بيات')).toBe('بيات'.slice(0, 4));
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'ابتيهوانلم'), minLength: 3, maxLength: 12 }),
      (word) => {
        expect(stemArabic(word).length).toBeGreaterThanOrEqual(3);
      },
    ),
  );
});

test.each([
  ['بالرياض', 'رياض'],
  ['للبيع', 'بيع'],
  ['والملقا', 'ملقا'],
  ['بجده', 'جده'],
  ['almalqa', 'malqa'],
  ['arrawdah', 'rawdah'],
])('%s can be read as %s', (word, reading) => {
  expect(readingsOf(word)).toContain(reading);
});

describe('spellings that sound alike', () => {
  test.each([
    ['malqa', 'malga', 'malqaa'],
    ['jeddah', 'jiddah', 'jedda'],
    ['khobar', 'khubar', 'khober'.replace('er', 'ar')],
    ['yasmin', 'yasmeen'],
    ['riyadh', 'riyad', 'reyadh'],
    ['dhahran', 'zahran'],
    ['ضهران', 'ظهران'],
    ['ملقا', 'ملقي', 'ملقه'],
  ])('%s', (...spellings) => {
    expect(new Set(spellings.map(soundOf)).size).toBe(1);
  });
});
