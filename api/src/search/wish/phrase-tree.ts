import { isDeepStrictEqual } from 'node:util';
import { isArabic, isLatinArticle, readingsOf, soundOf } from '../../text/fold-word.ts';
import { buildNearbyWords, type NearbyWords } from '../../text/nearby-words.ts';
import { type Token, tokensOf } from './tokens.ts';
import { isExact, type Meaning, ORDINARY, type Phrase } from './vocabulary.ts';

interface Node {
  next: Map<string, Node>;
  meanings: Meaning[];
}

/** Phrases word by word, with what they mean, and their words by sound and by typo. */
export interface PhraseTree {
  root: Node;
  /** Every word of every phrase. */
  words: ReadonlySet<string>;
  bySound: ReadonlyMap<string, readonly string[]>;
  nearby: NearbyWords;
}

/** A phrase found in a text: from which token to before which, what it may mean, and how far it is from what was typed. */
export interface Found {
  end: number;
  meanings: readonly Meaning[];
  cost: number;
}

/** One way to take a word: exactly, without its prefix, by sound, or as a typo. */
interface Reading {
  word: string;
  cost: number;
}

const COST = { prefix: 0.1, sound: 0.5, typo: 1 } as const;
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
  for (const phrase of phrases) {
    const { text, meaning } = phrase;
    let node = root;
    for (const word of wordsOf(text)) {
      words.add(word);
      if (!isExact(phrase)) loose.add(word);
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

function exactReadings(word: string): Reading[] {
  return readingsOf(word).map((reading, at) => ({ word: reading, cost: at === 0 ? 0 : COST.prefix }));
}

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
    loose(reading).map((one) => ({ ...one, cost: one.cost + (at === 0 ? 0 : COST.prefix) })),
  );
}

/** Finds phrases in a text; keeps what it worked out about each word. */
export class PhraseFinder {
  readonly #tree: PhraseTree;
  readonly #tokens: readonly Token[];
  readonly #exact: Reading[][];
  readonly #loose: (Reading[] | undefined)[] = [];

  constructor(tree: PhraseTree, tokens: readonly Token[]) {
    this.#tree = tree;
    this.#tokens = tokens;
    this.#exact = tokens.map((token) => exactReadings(token.word));
  }

  /** The longest phrase that begins at a token, as typed; else the one with the least typos; undefined without any. */
  find(at: number): Found | undefined {
    return this.#best(at, false) ?? this.#best(at, true);
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
