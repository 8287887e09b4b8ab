import type { Lexicon } from './lexicon.ts';
import { NUMBER_WORDS } from './number-words.ts';
import { PhraseFinder } from './phrase-tree.ts';
import { type Token, tokensOf } from './tokens.ts';
import type { Meaning, Sign } from './vocabulary.ts';

/** A phrase of the text that is known, or one word that is not; from its first token to before its last. */
export interface Lexeme {
  start: number;
  end: number;
  meanings: readonly Meaning[];
  /** Its first word folded, or its digits as they are written: "05". */
  word: string;
  /** A number in digits, as opposed to one in words. */
  digits: boolean;
  /** In quotes, alone: looked for exactly as it stands. */
  quoted: boolean;
  /** A number word with «و» before it: the «وستين» of «بين خمسين وستين». */
  joined: boolean;
}

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

export function readText(text: string, lexicon: Lexicon): ReadText {
  const tokens = tokensOf(text);
  const finder = new PhraseFinder(lexicon.tree, tokens);
  const lexemes: Lexeme[] = [];
  for (let at = 0; at < tokens.length; ) {
    const quoted = isQuoted(tokens, at);
    const number = quoted ? undefined : tokens[at]?.number;
    const found = number === undefined && !quoted ? finder.find(at) : undefined;
    const end = found?.end ?? at + 1;
    const meanings: readonly Meaning[] =
      number === undefined ? (found?.meanings ?? []) : [{ kind: 'number', value: number }];
    const word = tokens[at]?.word ?? '';
    const joined =
      word.startsWith('و') && !NUMBER_WORDS.has(word) && meanings.some(({ kind }) => kind === 'number');
    lexemes.push({ start: at, end, meanings, word, digits: number !== undefined, quoted, joined });
    at = end;
  }
  return { text, tokens, lexemes };
}

export function hasSign(lexeme: Lexeme | undefined, ...signs: readonly Sign[]): boolean {
  return lexeme?.meanings.some((meaning) => meaning.kind === 'sign' && signs.includes(meaning.sign)) ?? false;
}

/** The meaning of a kind that a phrase has, if it has one. */
export function meant<K extends Meaning['kind']>(
  lexeme: Lexeme | undefined,
  kind: K,
): Extract<Meaning, { kind: K }> | undefined {
  return lexeme?.meanings.find((meaning): meaning is Extract<Meaning, { kind: K }> => meaning.kind === kind);
}

/** Whether it carries nothing to be looked for: a joining word, a wish («أبغى»), a sign. */
export function isFiller(lexeme: Lexeme | undefined): boolean {
  return hasSign(
    lexeme,
    'filler',
    'idle',
    'in',
    'with',
    'and',
    'at',
    'district',
    'currency',
    'to',
    'between',
  );
}
