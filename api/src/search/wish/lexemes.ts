import { apartTokens } from './joined-words.ts';
import { hasSign, isFiller, type Lexeme } from './lexeme.ts';
import type { Lexicon } from './lexicon.ts';
import { NUMBER_WORDS } from './number-words.ts';
import { type Found, PhraseFinder } from './phrase-tree.ts';
import { type Token, tokensOf } from './tokens.ts';
import { type Around, placesTold } from './told-places.ts';
import type { Meaning } from './vocabulary.ts';

/** A text cut into phrases, longest first from its beginning. */
export interface ReadText {
  text: string;
  tokens: readonly Token[];
  lexemes: readonly Lexeme[];
}

const QUOTES: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['«', '»'],
  ['“', '”'],
]);

/** One word between a pair of quotes; a whole wish in quotes was only pasted so. */
function isQuoted(tokens: readonly Token[], at: number): boolean {
  const closing = QUOTES.get(tokens[at - 1]?.word ?? '');
  return closing !== undefined && tokens[at + 1]?.word === closing;
}

/** Prefixes that no word of ours begins with by itself: the word behind them is what is meant. */
const PREFIXED = /^[وبلف]/;

/** Cuts a text into phrases. A name that may be another word is a place only where what stands around it says so. */
export function readText(text: string, lexicon: Lexicon): ReadText {
  const tokens = apartTokens(tokensOf(text), lexicon.tree);
  const finder = new PhraseFinder(lexicon.tree, tokens);
  const lexemes: Lexeme[] = [];
  const isAlone = (end: number) =>
    lexemes.every(isFiller) &&
    tokens.every((_, at) => at < end || isFiller({ meanings: finder.find(at)?.meanings ?? [] }));
  for (let at = 0; at < tokens.length; ) {
    const word = tokens[at]?.word ?? '';
    const quoted = isQuoted(tokens, at);
    const number = tokens[at]?.number;
    const around = { word, before: lexemes, finder, isAlone };
    const found = quoted ? undefined : phraseAt(finder, at, number !== undefined, around);
    const end = found?.end ?? at + 1;
    const isNumber = number !== undefined && found === undefined && !quoted;
    const meanings: readonly Meaning[] = isNumber
      ? [{ kind: 'number', value: number }]
      : (found?.meanings ?? []);
    const prefixed = PREFIXED.test(word) && !lexicon.tree.words.has(word);
    const isCount =
      meanings.some(({ kind }) => kind === 'number') || hasSign({ meanings }, 'thousand', 'million');
    const joined = word.startsWith('و') && !NUMBER_WORDS.has(word) && isCount;
    lexemes.push({ start: at, end, meanings, word, digits: isNumber, quoted, joined, prefixed });
    at = end;
  }
  return { text, tokens, lexemes };
}

/** The phrase at a token; a number begins one only with more words: «٢٤ ساعة». */
function phraseAt(finder: PhraseFinder, at: number, isNumber: boolean, around: Around): Found | undefined {
  const exact = finder.find(at);
  if (isNumber) return exact !== undefined && exact.end > at + 1 ? exact : undefined;
  const told = exact === undefined ? undefined : placesTold(exact, around);
  if (told !== undefined) return told;
  const guess = finder.guess(at);
  return guess === undefined ? undefined : placesTold(guess, around);
}
