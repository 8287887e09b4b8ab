import { isDeepStrictEqual } from 'node:util';
import { isArabic, isLatinArticle, readingsOf, soundOf } from '../../text/fold-word.ts';
import { buildNearbyWords, type NearbyWords } from '../../text/nearby-words.ts';
import { ORDINARY } from './ordinary-words.ts';
import { type Token, tokensOf } from './tokens.ts';
import type { Meaning, Phrase } from './vocabulary.ts';

interface Node {
  next: Map<string, Node>;
  meanings: Meaning[];
}

/** Phrases word by word, with what they mean, and the words of places by sound and by typo. */
export interface PhraseTree {
  root: Node;
  /** Every word of every phrase. */
  words: ReadonlySet<string>;
  bySound: ReadonlyMap<string, readonly string[]>;
  nearby: NearbyWords;
}

/** A phrase found in a text: to before which token, what it may mean, and how far it is from what was typed. */
export interface Found {
  end: number;
  meanings: readonly Meaning[];
  cost: number;
}

export const isPlace = ({ kind }: Meaning): boolean => kind === 'city' || kind === 'district';

/** One way to take a word: exactly, without its prefix, by sound, or as a typo. */
interface Reading {
  word: string;
  cost: number;
}

/** What a reading costs; a typo costs more than any sound with its prefix. */
export const COST = { prefix: 0.1, sound: 0.5, typo: 1 } as const;
const isJoint = (word: string) => word === '-' || isLatinArticle(word);

/** The words of a phrase as the tree keeps them: without Latin articles and hyphens, unless nothing else is left. */
export function wordsOf(text: string): string[] {
  const words = tokensOf(text).map((token) => token.word);
  const said = words.filter((word) => !isJoint(word));
  return said.length === 0 ? words : said;
}

export function buildPhraseTree(phrases: readonly Phrase[]): PhraseTree {
  const root: Node = { next: new Map(), meanings: [] };
  const words = new Set<string>();
  const loose = new Set<string>();
  for (const { text, meaning } of phrases) {
    let node = root;
    for (const word of wordsOf(text)) {
      words.add(word);
      if (isPlace(meaning)) loose.add(word);
      let next = node.next.get(word);
      if (next === undefined) {
        next = { next: new Map(), meanings: [] };
        node.next.set(word, next);
      }
      node = next;
    }
    if (!node.meanings.some((known) => isDeepStrictEqual(known, meaning))) node.meanings.push(meaning);
  }
  const bySound = new Map<string, string[]>();
  for (const word of loose) {
    const sound = soundOf(word);
    if (sound !== '') bySound.set(sound, [...(bySound.get(sound) ?? []), word]);
  }
  return { root, words, bySound, nearby: buildNearbyWords(loose) };
}

/** «شقةةة»: a letter drawn out says nothing. */
const DRAWN_OUT = /(\p{L})\1{2,}/gu;

function exactReadings(word: string): Reading[] {
  const readings = readingsOf(word).map((reading, at) => ({
    word: reading,
    cost: at === 0 ? 0 : COST.prefix,
  }));
  const short = word.replace(DRAWN_OUT, '$1');
  if (short === word) return readings;
  return [...readings, ...exactReadings(short), ...exactReadings(word.replace(DRAWN_OUT, '$1$1'))];
}

/** «بلرياض» for «بالرياض», «مفرووشه»: the known word that an unknown one is with its article, or without a long vowel twice. */
function slippedReadings({ words }: PhraseTree, word: string): Reading[] {
  if (!isArabic(word) || words.has(word)) return [];
  const slipped = [word.replace(/^(و?)بل/, '$1ال').replace(/^وال/, 'ال'), word.replace(/([اويه])\1/g, '$1')];
  return slipped
    .filter((one) => one !== word && words.has(one))
    .map((one) => ({ word: one, cost: COST.prefix }));
}

/** Fewer Latin letters than this are an English word sooner than a name's other spelling. */
const SHORTEST_LATIN = 5;

/** Whether a name in Latin letters may have been meant by a word: "chief" sounds like Shifa, and is none. */
function isAlikeLatin(word: string, known: string): boolean {
  const first = (text: string) => text.charAt(0).replace(/[gk]/, 'q');
  const isLong = Math.min(word.length, known.length + 1) >= SHORTEST_LATIN;
  return isLong && Math.abs(word.length - known.length) <= 1 && first(word) === first(known);
}

/** Past the article, of which «ال» is sometimes typed «ل». */
const stemStart = (word: string) => word.replace(/^ا?ل(?=...)/, '').charAt(0);

/** Hardly anyone mistypes the first letter of a name; «الخلفي» is not «الزلفي». */
const hasOneBeginning = (word: string, known: string) => stemStart(word) === stemStart(known);

/** Words that sound like it or are one letter away; none for an ordinary word, which is what it says. */
function looseReadings(tree: PhraseTree, word: string): Reading[] {
  if (readingsOf(word).some((reading) => ORDINARY.has(reading))) return [];
  const loose = (reading: string): Reading[] => [
    ...(tree.bySound.get(soundOf(reading)) ?? [])
      .filter((known) => known.length >= 4 || !isArabic(known))
      .map((known) => ({ word: known, cost: COST.sound })),
    ...tree.nearby.near(reading).map((known) => ({ word: known, cost: COST.typo })),
  ];
  return readingsOf(word).flatMap((reading, at) =>
    loose(reading)
      .filter((one) => (isArabic(reading) ? hasOneBeginning : isAlikeLatin)(reading, one.word))
      .map((one) => ({ ...one, cost: one.cost + (at === 0 ? 0 : COST.prefix) })),
  );
}

/** Finds phrases in a text; keeps what it worked out about each word. */
export class PhraseFinder {
  readonly #tree: PhraseTree;
  readonly #tokens: readonly Token[];
  readonly #exact: Reading[][];
  readonly #loose: (Reading[] | undefined)[] = [];
  /** What `find` answered; null where nothing begins. */
  readonly #found: (Found | null | undefined)[] = [];

  constructor(tree: PhraseTree, tokens: readonly Token[]) {
    this.#tree = tree;
    this.#tokens = tokens;
    this.#exact = tokens.map(({ word }) => [...exactReadings(word), ...slippedReadings(tree, word)]);
  }

  /** The token's word, folded. */
  wordAt(at: number): string {
    return this.#tokens[at]?.word ?? '';
  }

  /** Whether it is a word of a phrase as it stands. */
  isKnown(word: string): boolean {
    return this.#tree.words.has(word);
  }

  /** The longest phrase that begins at a token, as it is typed; undefined without any. */
  find(at: number): Found | undefined {
    const known = this.#found[at];
    const found = known === undefined ? this.#best(at, false) : (known ?? undefined);
    this.#found[at] = found ?? null;
    return found;
  }

  /** The place whose name is typed at a token with other letters that sound alike, or with one typo; undefined without any. */
  guess(at: number): Found | undefined {
    const found = this.#best(at, true);
    const places = found?.meanings.filter(isPlace) ?? [];
    return found === undefined || places.length === 0 ? undefined : { ...found, meanings: places };
  }

  #readings(at: number, loose: boolean): Reading[] {
    const exact = this.#exact[at] ?? [];
    if (!loose) return exact;
    const kept = this.#loose[at] ?? looseReadings(this.#tree, this.#tokens[at]?.word ?? '');
    this.#loose[at] = kept;
    return [...exact, ...kept];
  }

  #best(at: number, loose: boolean): Found | undefined {
    let best: Found | undefined;
    const walk = (node: Node, from: number, cost: number) => {
      if (node.meanings.length > 0 && (best === undefined || from > best.end)) {
        best = { end: from, meanings: node.meanings, cost };
      } else if (node.meanings.length > 0 && best !== undefined && from === best.end) {
        if (cost < best.cost) best = { end: from, meanings: node.meanings, cost };
        else if (cost === best.cost) best = { ...best, meanings: [...best.meanings, ...node.meanings] };
      }
      const token = this.#tokens[from];
      if (token === undefined || node.next.size === 0) return;
      if (isJoint(token.word) && node !== this.#tree.root) walk2(node, from + 1, cost);
      for (const reading of this.#readings(from, loose)) {
        const next = node.next.get(reading.word);
        if (next !== undefined) walk(next, from + 1, cost + reading.cost);
      }
    };
    // Past a hyphen or an article inside a phrase; the phrase does not end there.
    const walk2 = (node: Node, from: number, cost: number) =>
      walk({ next: node.next, meanings: [] }, from, cost);
    walk(this.#tree.root, at, 0);
    if (best === undefined && isLatinArticle(this.#tokens[at]?.word ?? '')) walk(this.#tree.root, at + 1, 0);
    return best;
  }
}
