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
  /** «و», «ب», «ل» or «ف» is written onto its first word: «وملحق», «ببرج». */
  prefixed: boolean;
}

type Meant = Pick<Lexeme, 'meanings'> | undefined;

export function hasSign(lexeme: Meant, ...signs: readonly Sign[]): boolean {
  return lexeme?.meanings.some((meaning) => meaning.kind === 'sign' && signs.includes(meaning.sign)) ?? false;
}

/** The meaning of a kind that a phrase has, if it has one. */
export function meant<K extends Meaning['kind']>(
  lexeme: Meant,
  kind: K,
): Extract<Meaning, { kind: K }> | undefined {
  return lexeme?.meanings.find((meaning): meaning is Extract<Meaning, { kind: K }> => meaning.kind === kind);
}

/** Whether it carries nothing to be looked for: a joining word, a wish («أبغى»), a greeting, a sign. */
export function isFiller(lexeme: Meant): boolean {
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
