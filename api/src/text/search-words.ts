import { foldArabic } from './fold-text.ts';

/** Words that say nothing about which ad is meant: «حي», and what English puts around a place's name. */
const EMPTY_WORDS = new Set(['حي', 'مدينه', 'في', 'ال', 'al', 'in', 'the', 'district']);
const MOST_WORDS = 12;

/** The text an ad is found by: its parts folded; «عبد الله» also as «عبدالله», since both are typed. */
export function searchTextOf(parts: readonly (string | null)[]): string {
  const words = foldArabic(parts.filter((part) => part !== null).join(' '));
  const joined = words.match(/(?<=^|\s)عبد ال\S+/g) ?? [];
  return [words, ...joined.map((name) => name.replace(' ', ''))].join(' ');
}

function bareWord(word: string): string {
  const withoutArticle = word.length > 3 && word.startsWith('ال') ? word.slice(2) : word;
  return withoutArticle.endsWith('اء') ? withoutArticle.slice(0, -1) : withoutArticle;
}

/**
 * The words of a search, folded, each to be found anywhere in an ad's search text: without the article «ال» (so «رياض»
 * finds «الرياض»), without a final ء after ا, without «حي». At most 12; the rest of a longer text is not looked at.
 */
export function searchWords(q: string): string[] {
  const words = foldArabic(q).split(/[^\p{L}\p{N}]+/u);
  const meant = words.filter((word) => word !== '' && !EMPTY_WORDS.has(word)).map(bareWord);
  return [...new Set(meant)].slice(0, MOST_WORDS);
}
