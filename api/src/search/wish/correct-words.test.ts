import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldArabic } from '../../text/fold-text.ts';
import { isOneTypoAway } from '../../text/nearby-words.ts';
import { SlotSet } from '../index/sets/slot-set.ts';
import { WordIndex } from '../index/word-index.ts';
import { correctWords } from './correct-words.ts';

const ADS = [
  'شقة قريبة من حديقة الملك',
  'فيلا حديقة كبيرة',
  'near the metro station',
  'مستشفى المملكة',
  'حديقه منزل متحف لسكن',
];
const NONE = new Set<string>();

/** The ads of the texts; those named stay out of the search. */
function searched(texts: readonly string[], gone: readonly number[] = []) {
  const words = new WordIndex();
  const live = new SlotSet();
  live.grow(Math.max(32, Math.ceil(texts.length / 32) * 32));
  for (const [slot, text] of texts.entries()) {
    words.add(slot, foldArabic(text), live.room);
    live.put(slot, !gone.includes(slot));
  }
  return { words, live };
}

/** A text of which nothing is understood. */
function typed(text: string) {
  const unknown = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
  return { text, rests: [{ start: 0, end: text.length }], unknown };
}

test.each([
  ['حديكة', 'حديقة'],
  ['حدييقة', 'حديقة'],
  ['حديقع', 'حديقه'],
  ['مستشفا', 'مستشفي'],
  ['متحق', 'متحف'],
  ['Metrro', 'Metro'],
  ['sttaion', 'station'],
  ['staiton', 'station'],
  ['بسكن', undefined],
  ['يتحف', 'متحف'],
  ['حدي', undefined],
  ['زمرداني', undefined],
  ['حديقة', undefined],
  ['حديق', undefined],
])('«%s» is looked for as «%s»', (word, shown) => {
  expect(correctWords(typed(word), searched(ADS), NONE)?.said.shown).toBe(shown);
});

test('only what was corrected is in quotes in the search for exactly that', () => {
  expect(correctWords(typed('قريبة من حديكة كبيرة'), searched(ADS), NONE)).toEqual({
    rest: 'قريبة من حديقة كبيرة',
    shown: new Map([[9, 'حديقة']]),
    said: { shown: 'حديقة', typed: 'حديكة', exact: 'قريبة من "حديكة" كبيرة' },
  });
});

test('a slip past the words that are looked at is in quotes too, or it would be corrected in their place', () => {
  const said = correctWords(typed('حديكة مستشفا متحق Metrro sttaion'), searched(ADS), NONE)?.said;
  expect(said?.typed).toBe('حديكة مستشفا متحق Metrro');
  expect(said?.exact).toBe('"حديكة" "مستشفا" "متحق" "Metrro" "sttaion"');
});

test('of several words the one of most ads is meant, and none of ads that are gone', () => {
  const texts = ['برجا', 'برجي', 'برجي', 'برجو'];
  expect(correctWords(typed('برجت'), searched(texts), NONE)?.rest).toBe('برجي');
  expect(correctWords(typed('برجت'), searched(texts, [1, 2, 3]), NONE)?.rest).toBe('برجا');
  expect(correctWords(typed('برجت'), searched(texts, [0, 1, 2, 3]), NONE)).toBeUndefined();
});

test('a name that exists is never another', () => {
  expect(correctWords(typed('حديكة'), searched(ADS), new Set(['حديكه']))).toBeUndefined();
});

const word = fc.string({ unit: fc.constantFrom(...'بتةاأىabcA'), minLength: 3, maxLength: 7 });
const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(word, { maxLength: 8 }).map((words) => words.join(' ')),
);

test('whatever is typed is read without a fault, and what replaces it is one typo or a prefix away', () => {
  fc.assert(
    fc.property(fc.array(fc.array(word).map((words) => words.join(' '))), anything, (texts, text) => {
      const corrected = correctWords(typed(text), searched(texts), NONE);
      if (corrected === undefined) return;
      const { said } = corrected;
      expect(said.exact.length).toBeLessThanOrEqual(200);
      const shown = said.shown.split(' ').map((one) => foldArabic(one));
      for (const [at, one] of said.typed.split(' ').entries()) {
        const folded = foldArabic(one);
        const known = shown[at] ?? '';
        const ends = Array.from(folded, (_, from) => folded.slice(from));
        expect(ends.some((end) => end === known || isOneTypoAway(end, known))).toBe(true);
      }
    }),
  );
});

test('an index finds exactly the words that are one typo away', () => {
  fc.assert(
    fc.property(fc.array(word), word, (texts, asked) => {
      const { words } = searched(texts);
      const known = texts
        .map((one) => foldArabic(one))
        .filter((one) => one.length > 3 && !/[^\p{L}]/u.test(one));
      const near = new Set(known.filter((one) => isOneTypoAway(one, asked)));
      expect(new Set(words.near(asked))).toEqual(near);
    }),
  );
});
