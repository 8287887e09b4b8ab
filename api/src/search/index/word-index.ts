import { LRUCache } from 'lru-cache';
import { isOneTypoAway } from '../../text/nearby-words.ts';
import type { Carrier } from './sets/carrier.ts';
import { CodeIndex } from './sets/code-index.ts';
import { Postings, sweepAll } from './sets/postings.ts';
import { SlotSet } from './sets/slot-set.ts';

const BETWEEN = /[^\p{L}\p{N}\p{M}]+/u;
const DIGIT = /[0-9]/;
/** Longer ones with a digit are codes; shorter ones are in many ads. */
const SHORTEST_CODE = 5;
const MOST_FOUND = 1000;
/** Stands for the list of a word that no ad has any more. */
const EMPTY = new Postings();
/** Shorter words are one typo away from nearly everything. */
const SHORTEST_NEAR = 4;

/**
 * Which slots a word is found in: anywhere in a word of their text; one with a digit only as a whole word, since nobody
 * looks for a part of a number. Words are searched through once for each new word asked for, texts never.
 */
export class WordIndex {
  readonly #tokens: string[] = [];
  readonly #postings: Postings[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #codes = new CodeIndex();
  /** Words without a digit by how many letters they have. */
  readonly #byLength: (string[] | undefined)[] = [];
  /** The words that a word asked for is found in, and how many words there were then. */
  readonly #found = new LRUCache<string, { among: number; tokens: number[] }>({ max: MOST_FOUND });

  /** `slots` is how many there are room for. */
  add(slot: number, text: string, slots: number): void {
    for (const token of text.split(BETWEEN)) {
      if (token === '') continue;
      if (isCode(token)) this.#codes.add(token, slot);
      else this.#postingsOf(token).add(slot, slots);
    }
  }

  /**
   * Takes the slots of a set out of every word, and words that have none left; in parts, between which texts may be added
   * and words looked up.
   */
  *sweep(gone: SlotSet): Generator<undefined> {
    yield* this.#codes.sweep(gone);
    yield* sweepAll(this.#postings.entries(), gone, (at) => this.#forgetToken(at));
    for (const [length, alike] of this.#byLength.entries()) {
      this.#byLength[length] = alike?.filter((token) => this.#numbers.has(token));
      yield;
    }
  }

  /** The place of a word stays empty: words found for another name their places. */
  #forgetToken(at: number): void {
    const token = this.#tokens[at] ?? '';
    if (this.#numbers.get(token) === at) this.#numbers.delete(token);
    this.#tokens[at] = '';
    this.#postings[at] = EMPTY;
  }

  carry(carrier: Carrier): void {
    this.#codes.carry(carrier);
    for (const [at, token] of carrier.plain(this.#tokens).entries())
      if (at === this.#tokens.length) this.#place(token);
    Postings.carryAll(
      this.#postings.filter((postings) => postings !== EMPTY),
      carrier,
    );
  }

  /** Adds the slots of a word to a set. */
  addTo(word: string, set: SlotSet): void {
    if (isCode(word)) this.#codes.addTo(word, set);
    else for (const token of this.#tokensWith(word)) this.#postings[token]?.addTo(set);
  }

  /** Whether any of a set of slots has the word, as `addTo` finds it. */
  isIn(word: string, among: SlotSet): boolean {
    const found = new SlotSet(among.room);
    this.addTo(word, found);
    return found.countIn(among) > 0;
  }

  /** How many of a set of slots have exactly the word. */
  countOf(word: string, among: SlotSet): number {
    const token = this.#numbers.get(word);
    return token === undefined ? 0 : (this.#postings[token]?.countIn(among) ?? 0);
  }

  /** The words of the ads that are one typo away; those of about its length are all looked at. */
  near(word: string): readonly string[] {
    const lengths = [word.length - 1, word.length, word.length + 1];
    return lengths
      .filter((length) => length >= SHORTEST_NEAR)
      .flatMap((length) => (this.#byLength[length] ?? []).filter((known) => isOneTypoAway(known, word)));
  }

  #tokensWith(word: string): readonly number[] {
    const whole = this.#numbers.get(word);
    if (DIGIT.test(word)) return whole === undefined ? [] : [whole];
    const found = this.#found.get(word) ?? { among: 0, tokens: [] };
    for (let at = found.among; at < this.#tokens.length; at += 1) {
      const token = this.#tokens[at] ?? '';
      if (token.includes(word) && !DIGIT.test(token)) found.tokens.push(at);
    }
    found.among = this.#tokens.length;
    this.#found.set(word, found);
    return found.tokens;
  }

  #postingsOf(token: string): Postings {
    const known = this.#numbers.get(token);
    const found = known === undefined ? undefined : this.#postings[known];
    if (found !== undefined) return found;
    return this.#place(token);
  }

  /** Gives a word the next place; the place of one that was forgotten, '', stays empty. */
  #place(token: string): Postings {
    const made = token === '' ? EMPTY : new Postings();
    if (token !== '') this.#numbers.set(token, this.#tokens.length);
    if (token !== '' && !DIGIT.test(token)) {
      const alike = this.#byLength[token.length] ?? [];
      alike.push(token);
      this.#byLength[token.length] = alike;
    }
    this.#tokens.push(token);
    this.#postings.push(made);
    return made;
  }
}

function isCode(token: string): boolean {
  return token.length >= SHORTEST_CODE && DIGIT.test(token);
}
