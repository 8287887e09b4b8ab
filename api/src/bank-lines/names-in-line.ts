import { latinDigits } from '@diyar/contract/values/format';
import { foldArabic } from '../text/fold-text.ts';

const REFERENCE_LENGTH = 8;
const PARTED = /[^A-Z0-9]+/;

interface Said {
  text: string;
  reference: string | null;
}

/**
 * Every run of letters and digits of a line that could be a reference of ours, in their order, the whole words first: people write it in
 * small letters, in Arabic digits and in groups, and banks cut their lines anywhere.
 */
export function possibleReferences({ text, reference }: Said): string[] {
  const said = latinDigits(`${text} ${reference ?? ''}`).toUpperCase();
  const words = said.split(PARTED);
  const joined = words.join('');
  const found = new Set(words.filter(isReference));
  for (let at = 0; at + REFERENCE_LENGTH <= joined.length; at += 1) {
    const run = joined.slice(at, at + REFERENCE_LENGTH);
    if (isReference(run)) found.add(run);
  }
  return [...found];
}

const isReference = (word: string) => /^[A-HJ-NP-Z2-9]{8}$/.test(word);

/** Words of a text or a name, folded so that spellings of one word are the same. */
export function wordsOf(text: string): string[] {
  return foldArabic(text)
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
}

/** Numbers that stand alone in a line, as those of our payouts do. */
export function numbersIn({ text, reference }: Said): string[] {
  return latinDigits(`${text} ${reference ?? ''}`).match(/(?<!\d)\d{5,12}(?!\d)/g) ?? [];
}
