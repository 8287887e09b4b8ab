import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildNearbyWords, isOneTypoAway } from './nearby-words.ts';

test.each([
  ['ملقا', 'ملغا', true],
  ['ملقا', 'ملق', true],
  ['ملقا', 'مملقا', true],
  ['ملقا', 'مقلا', true],
  ['ملقا', 'ملقا', false],
  ['ملقا', 'مقال', false],
  ['riyadh', 'riaydh', true],
  ['riyadh', 'ryadhh', false],
])('%s and %s are one typo apart: %s', (one, other, apart) => {
  expect(isOneTypoAway(one, other)).toBe(apart);
  expect(isOneTypoAway(other, one)).toBe(apart);
});

const word = fc.string({ unit: fc.constantFrom(...'abcd'), minLength: 4, maxLength: 6 });

test('finds exactly the words that are one typo away', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 30 }), word, (words, typed) => {
      const found = new Set(buildNearbyWords(words).near(typed));
      expect(found).toEqual(new Set(words.filter((known) => isOneTypoAway(known, typed))));
    }),
  );
});

test('words of three letters are left alone', () => {
  expect(buildNearbyWords(['abc', 'abcd']).near('abd')).toEqual([]);
});
