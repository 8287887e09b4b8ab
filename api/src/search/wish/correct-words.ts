import type { DidYouMean } from '@diyar/contract/site/wishes';
import { foldArabic } from '../../text/fold-text.ts';
import { foldWord, readingsOf } from '../../text/fold-word.ts';
import { searchWords } from '../../text/search-words.ts';
import type { SlotSet } from '../index/sets/slot-set.ts';
import type { Snapshot } from '../index/snapshot.ts';
import type { WordIndex } from '../index/word-index.ts';
import { ORDINARY } from './ordinary-words.ts';
import type { Span } from './parse-query.ts';

/** Fewer letters than this are not corrected: nearly every pair of short words is one letter apart. */
const SHORTEST = 4;
/** So many words of a search are looked at; more of them are no wish with a slip in it. */
const MOST_WORDS = 4;
/** As long as a search may be. */
const LONGEST = 200;
/** Letters that stand before a word, as «ل» or as the person of a verb: «تسكن» is no slip of «لسكن». */
const BEFORE_WORDS = /^[بولفكتين]/;
const MARKS = /[\p{M}\p{Cf}\u0640]/gu;

interface Among {
  index: WordIndex;
  /** The ads that count. */
  live: SlotSet;
  /** Words of places, kinds and features: they exist, whether or not an ad has them. */
  known: ReadonlySet<string>;
}

interface Candidate {
  /** A word of the ads. */
  word: string;
  /** The end of the typed word that it stands for: all of it, or what is left without «بال». */
  reading: string;
}

function isOtherForm(one: string, other: string): boolean {
  return one.slice(1) === other.slice(1) && BEFORE_WORDS.test(one) && BEFORE_WORDS.test(other);
}

function near(reading: string, { index, live }: Among): Candidate | undefined {
  if (reading.length < SHORTEST) return undefined;
  const found = index.near(reading).map((word) => ({ word, reading, ads: index.countOf(word, live) }));
  return found
    .filter(({ word, ads }) => ads > 0 && !isOtherForm(word, reading))
    .toSorted((one, other) => other.ads - one.ads || (one.word < other.word ? -1 : 1))[0];
}

/** A word of the ads for one that no ad has: the word inside «بالمترو», else one that is a typo away. */
function nearestTo(typed: string, among: Among): Candidate | undefined {
  const { index, live, known } = among;
  const folded = foldArabic(typed);
  const [asked] = searchWords(typed);
  if (folded.length < SHORTEST || asked === undefined || index.isIn(asked, live)) return undefined;
  const readings = readingsOf(folded);
  const inside = readings.slice(1).find((one) => one.length >= SHORTEST && index.countOf(one, live) > 0);
  if (inside !== undefined) return { word: inside, reading: inside };
  const isWord = (word: string) => ORDINARY.has(word) || known.has(word);
  if (readingsOf(foldWord(typed)).some(isWord)) return undefined;
  for (const reading of readings) {
    const best = near(reading, among);
    if (best !== undefined) return best;
  }
  return undefined;
}

/** The word of the ads, which know it folded, in the letters as they were typed around the slip: «حديكة» gives «حديقة». */
function rewritten(typed: string, { word, reading }: Candidate): string {
  const letters = typed.replace(MARKS, '');
  if (letters.length !== foldArabic(typed).length) return word;
  const own = letters.slice(letters.length - reading.length);
  let before = 0;
  while (before < Math.min(reading.length, word.length) && reading[before] === word[before]) before += 1;
  const most = Math.min(reading.length, word.length) - before;
  let after = 0;
  while (after < most && reading.at(-1 - after) === word.at(-1 - after)) after += 1;
  const text = own.slice(0, before) + word.slice(before, word.length - after) + own.slice(own.length - after);
  return foldArabic(text) === word ? text : word;
}

/** A typed text and what of it is not understood. */
interface Typed {
  text: string;
  /** The runs that are looked for in the ads' text. */
  rests: readonly Span[];
  /** The words of them that nothing is known of and that may be corrected. */
  unknown: readonly Span[];
}

interface Change extends Span {
  typed: string;
  shown: string;
}

function changed<C extends Span>(
  text: string,
  { start, end }: Span,
  changes: readonly C[],
  by: (change: C) => string,
) {
  let from = start;
  let made = '';
  for (const change of changes.filter((one) => one.start >= start && one.end <= end)) {
    made += text.slice(from, change.start) + by(change);
    from = change.end;
  }
  return made + text.slice(from, end);
}

/** The corrected words to search for, and the text that offers them. */
export interface Corrected {
  rest: string;
  said: DidYouMean;
  /** The corrected words by where the typed ones begin. */
  shown: ReadonlyMap<number, string>;
}

/**
 * Corrects what was not understood: a word of four letters or more that no ad has, and that is no place or word of ours, becomes
 * the word of the ads that is one typo away. Undefined when every word stays as it was typed.
 */
export function correctWords(
  { text, rests, unknown }: Typed,
  { words: index, live }: Pick<Snapshot, 'words' | 'live'>,
  known: ReadonlySet<string>,
): Corrected | undefined {
  const among = { index, live, known };
  const changes = unknown.slice(0, MOST_WORDS).flatMap((span): Change[] => {
    const typed = text.slice(span.start, span.end);
    const found = nearestTo(typed, among);
    return found === undefined ? [] : [{ ...span, typed, shown: rewritten(typed, found) }];
  });
  const whole = { start: 0, end: text.length };
  // Past the words looked at too: in the exact text the first of them would be looked at.
  const later = unknown
    .slice(MOST_WORDS)
    .map((span) => ({ ...span, typed: text.slice(span.start, span.end) }));
  const exact = changed(text, whole, [...changes, ...later], ({ typed }) => `"${typed}"`);
  if (changes.length === 0 || exact.length > LONGEST) return undefined;
  return {
    shown: new Map(changes.map(({ start, shown }) => [start, shown])),
    rest: rests.map((run) => changed(text, run, changes, ({ shown }) => shown)).join(' '),
    said: {
      shown: changes.map(({ shown }) => shown).join(' '),
      typed: changes.map(({ typed }) => typed).join(' '),
      exact,
    },
  };
}
