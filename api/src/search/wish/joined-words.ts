import { isArabic, readingsOf } from '../../text/fold-word.ts';
import type { PhraseTree } from './phrase-tree.ts';
import type { Token } from './tokens.ts';

/** Words that a wish begins with, folded, which are typed without a space before the next one: «شقةبالرياض», «ابغىشقة». */
const FIRST =
  /^(?:شقه|شقق|فيلا|فله|فلل|دور|بيت|ارض|اراضي|محل|مكتب|عماره|غرفه|ملحق|استديو|شاليه|استراحه|مزرعه|مستودع|ابغي|ابغا|ابي|اريد|احتاج)(?=.{3})/;
/** What makes the rest of such a word one of its own: «بالرياض», «للبيع», a kind. */
const JOINT = /^(?:بال|لل|ب|في)/;

/** The length of the word that another is written onto; undefined where it is one word. */
function firstLength({ words }: PhraseTree, word: string): number | undefined {
  if (words.has(word) || !isArabic(word)) return undefined;
  const first = FIRST.exec(word)?.[0];
  if (first === undefined) return undefined;
  const second = word.slice(first.length);
  const isWish = /^ا(?:ب|ر|ح)/.test(first);
  const isKnown = readingsOf(second).some((reading) => words.has(reading) || words.has(`ال${reading}`));
  return isKnown && (isWish || JOINT.test(second)) ? first.length : undefined;
}

/** Parts words that were typed as one: «شقةبالرياض» is a flat in Riyadh. Only words that are none themselves. */
export function apartTokens(tokens: readonly Token[], tree: PhraseTree): Token[] {
  return tokens.flatMap((token): Token[] => {
    const length = firstLength(tree, token.word);
    // Marks and drawn-out letters fold away; the place to cut is then unknown.
    if (length === undefined || token.end - token.start !== token.word.length) return [token];
    const cut = token.start + length;
    return [
      { ...token, end: cut, word: token.word.slice(0, length) },
      { ...token, start: cut, word: token.word.slice(length) },
    ];
  });
}
