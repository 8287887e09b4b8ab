import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { referenceLexicon } from '../../../../api/src/testing/reference-names.ts';
import { strayFilters } from '../../../../api/src/testing/stray-filters.ts';

const HERE = new URL('.', import.meta.url);

/** The words of all texts that ads of the demo world are made of. */
function wordsOfTexts(): string[] {
  const files = readdirSync(HERE).filter((name) => /-(ar|en)\.ts$|^(arabic|english)\.ts$/.test(name));
  const sources = files.map((name) => readFileSync(new URL(name, HERE), 'utf8'));
  return sources.flatMap((source) => {
    const sentences = source.match(/'[^'\n]*'|`[^`]*`/g) ?? [];
    return sentences.flatMap(
      (sentence) => sentence.replace(/\$\{[^}]*\}/g, ' ').match(/\p{L}[\p{L}\p{M}]*/gu) ?? [],
    );
  });
}

test('no word of an ad is a filter that it is not', () => {
  const words = wordsOfTexts();
  const lexicon = referenceLexicon();
  expect(new Set(words).size).toBeGreaterThan(1000);
  expect(strayFilters(lexicon, words, (word) => `شقة ${word}`)).toEqual([]);
  expect(strayFilters(lexicon, words, (word) => `شقة في ${word}`)).toEqual([]);
});
