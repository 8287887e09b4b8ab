import { foldWord } from '../../text/fold-word.ts';

/** A token of a typed text: a word, a number or a sign, and where it stands. */
export interface Token {
  start: number;
  end: number;
  /** The word folded; the number in plain digits; the sign itself. */
  word: string;
  /** Its value, when it is a number. */
  number: number | undefined;
}

const PIECES =
  /(?<!\p{Nd})[a-z]{1,6}[-_]\d[\w-]*|\p{Nd}+(?:[.,٫٬’']\p{Nd}+)*|[\p{L}\p{M}\p{Cf}\u0640'’]+|[^\s\p{L}\p{Nd}]/giu;
const DIGIT = /^\p{Nd}/u;
/** More digits than any price, area or telephone number has are no number. */
const LONGEST_NUMBER = 12;

/** "60,000", "1.5", «٦٠٬٠٠٠»: groups of three after a comma or dot are thousands, anything else after a dot is a fraction; "0551…" is a telephone. */
function numberOf(folded: string): number | undefined {
  const text = folded.replaceAll('٬', ',').replaceAll('٫', '.').replace(/[’']/g, ',');
  if (text.length > LONGEST_NUMBER || !/^[\d.,]+$/.test(text) || /^0\d/.test(text)) return undefined;
  if (/^\d{1,3}([.,]\d{3})+$/.test(text)) return Number(text.replace(/[.,]/g, ''));
  const [whole = '', ...fraction] = text.replaceAll(',', '.').split('.');
  return fraction.length > 1 ? undefined : Number(`${whole}.${fraction[0] ?? '0'}`);
}

/** Parts a text into words, numbers and signs; digits part from letters, so "60k" is two and «3غرف»
 * too; a code ("OF-9") is one, "20k-40k" is none. Never throws. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(PIECES)) {
    const word = foldWord(match[0]);
    const number = DIGIT.test(match[0]) ? numberOf(word.replace(/\s/g, '')) : undefined;
    if (word === '') continue;
    tokens.push({ start: match.index, end: match.index + match[0].length, word, number });
  }
  return tokens;
}
