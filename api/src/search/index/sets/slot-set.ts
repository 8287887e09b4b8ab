import { countCommon, listWords } from './bits.ts';
import type { Carrier } from './carrier.ts';

/** Words that are looked at or passed over together: 4,096 slots. */
export const BLOCK = 128;
/** A slot's bits within its block. */
export const BLOCK_SHIFT = 12;

/**
 * A set of slots. It knows which blocks of slots may have any, and passes over the others: ads of a city stand together (see
 * `Snapshot.arrange`), so most sets are empty nearly everywhere. Of two sets the one may be shorter than the other.
 */
export class SlotSet {
  /** Bit `slot & 31` of word `slot >>> 5`; whole blocks of them. To be read only. */
  words: Uint32Array;
  /** 1 for a block that may have any. */
  #blocks: Uint8Array;

  constructor(slots = 0) {
    this.#blocks = new Uint8Array(blocksFor(slots));
    this.words = new Uint32Array(this.#blocks.length * BLOCK);
  }

  grow(slots: number): void {
    if (blocksFor(slots) <= this.#blocks.length) return;
    const { words } = this;
    const blocks = this.#blocks;
    this.#blocks = new Uint8Array(blocksFor(slots));
    this.#blocks.set(blocks);
    this.words = new Uint32Array(this.#blocks.length * BLOCK);
    this.words.set(words);
  }

  carry(carrier: Carrier): void {
    this.words = carrier.numbers(this.words);
    this.#blocks = carrier.numbers(this.#blocks);
  }

  /** How many slots it has room for. */
  get room(): number {
    return this.words.length * 32;
  }

  has(slot: number): boolean {
    return (((this.words[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1;
  }

  put(slot: number, isIn: boolean): void {
    if (isIn) this.add(slot);
    else this.words[slot >>> 5] = (this.words[slot >>> 5] ?? 0) & ~(1 << (slot & 31));
  }

  add(slot: number): void {
    this.words[slot >>> 5] = (this.words[slot >>> 5] ?? 0) | (1 << (slot & 31));
    this.#blocks[slot >>> BLOCK_SHIFT] = 1;
  }

  /** Adds the slots whose value is marked with a 1; a word at a time, a third of the work of adding each. */
  addMarked(values: Uint16Array | Uint32Array, marks: Uint8Array): void {
    for (let at = 0; at << 5 < values.length; at += 1) {
      const first = at << 5;
      let word = 0;
      for (let bit = 31; bit >= 0; bit -= 1) word = (word << 1) | (marks[values[first + bit] ?? 0] ?? 0);
      if (word === 0) continue;
      this.words[at] = (this.words[at] ?? 0) | word;
      this.#blocks[first >>> BLOCK_SHIFT] = 1;
    }
  }

  clear(): void {
    for (const [from, to] of this.runs()) this.words.fill(0, from, to);
    this.#blocks.fill(0);
  }

  /** Makes it the same as another that is no longer. */
  copyFrom(other: SlotSet): void {
    this.clear();
    for (const [from, to] of other.runs()) this.words.set(other.words.subarray(from, to), from);
    this.#blocks.set(other.#blocks);
  }

  addAll(other: SlotSet): void {
    const [words, others] = [this.words, other.words];
    for (const [from, to] of other.runs()) {
      for (let at = from; at < to; at += 1) words[at] = (words[at] ?? 0) | (others[at] ?? 0);
      this.#blocks.fill(1, from / BLOCK, to / BLOCK);
    }
  }

  /** Adds what the other has in a block. */
  addOfBlock(other: SlotSet, block: number): void {
    const from = block * BLOCK;
    for (let at = from; at < from + BLOCK; at += 1)
      this.words[at] = (this.words[at] ?? 0) | (other.words[at] ?? 0);
    this.#blocks[block] = 1;
  }

  /** Takes out what the other does not have. */
  intersectWith(other: SlotSet): void {
    for (let block = 0; block < this.#blocks.length; block += 1) {
      if (this.#blocks[block] === 0) continue;
      const from = block * BLOCK;
      if ((other.#blocks[block] ?? 0) === 0) this.words.fill(0, from, from + BLOCK);
      else if (keepCommon(this.words, other.words, from, from)) continue;
      this.#blocks[block] = 0;
    }
  }

  /** Takes out what none of the others has. */
  intersectWithAny(others: readonly SlotSet[]): void {
    const any = new Uint32Array(BLOCK);
    for (const block of this.markedBlocks()) {
      const having = others.filter((other) => (other.#blocks[block] ?? 0) !== 0);
      const [one, two] = having;
      const from = block * BLOCK;
      if (one === undefined) this.dropBlock(block);
      else if (two === undefined) this.#mark(block, keepCommon(this.words, one.words, from, from));
      else if (having.length === 2) this.#mark(block, keepEither(this.words, one.words, two.words, from));
      else {
        any.fill(0);
        for (const { words } of having)
          for (let at = 0; at < BLOCK; at += 1) any[at] = (any[at] ?? 0) | (words[from + at] ?? 0);
        this.#mark(block, keepCommon(this.words, any, from, 0));
      }
    }
  }

  #mark(block: number, hasAny: boolean): void {
    this.#blocks[block] = Number(hasAny);
  }

  /** Takes out what the other has. */
  subtract(other: SlotSet): void {
    const [words, others] = [this.words, other.words];
    for (const [from, to] of other.runs())
      for (let at = from; at < to; at += 1) words[at] = (words[at] ?? 0) & ~(others[at] ?? 0);
  }

  /** Takes out a whole block. */
  dropBlock(block: number): void {
    this.words.fill(0, block * BLOCK, (block + 1) * BLOCK);
    this.#blocks[block] = 0;
  }

  /** How many slots it has. */
  count(): number {
    return this.countIn(this);
  }

  /** How many of its slots another has, in some blocks or in all. */
  countIn(other: SlotSet, blocks: ArrayLike<number> = this.markedBlocks()): number {
    let count = 0;
    for (let at = 0; at < blocks.length; at += 1) {
      const block = blocks[at] ?? 0;
      if ((other.#blocks[block] ?? 0) !== 0)
        count += countCommon(this.words, other.words, block * BLOCK, (block + 1) * BLOCK);
    }
    return count;
  }

  /** In how many of some blocks it may have any. */
  countMarked(blocks: readonly number[]): number {
    let count = 0;
    for (const block of blocks) count += this.#blocks[block] ?? 0;
    return count;
  }

  /** The blocks where it may have any. */
  markedBlocks(): Uint32Array {
    const marked = new Uint32Array(this.#blocks.length);
    let count = 0;
    for (let block = 0; block < this.#blocks.length; block += 1) {
      marked[count] = block;
      count += this.#blocks[block] ?? 0;
    }
    return marked.subarray(0, count);
  }

  /** Its slots, ascending; `count` is how many, where that is known. */
  list(count = this.count()): Uint32Array {
    const slots = new Uint32Array(count);
    let listed = 0;
    for (const [from, to] of this.runs()) listed = listWords(this.words, from, to, slots, listed);
    return slots;
  }

  /** Its slots that another does not have, ascending. */
  listWithout(other: SlotSet): Uint32Array {
    const blocks = this.markedBlocks();
    const word = new Uint32Array(1);
    const slots: number[] = [];
    const found = new Uint32Array(32);
    for (const block of blocks)
      for (let at = block * BLOCK; at < (block + 1) * BLOCK; at += 1) {
        word[0] = (this.words[at] ?? 0) & ~(other.words[at] ?? 0);
        if (word[0] === 0) continue;
        const count = listWords(word, 0, 1, found, 0);
        for (let one = 0; one < count; one += 1) slots.push((at << 5) + (found[one] ?? 0));
      }
    return Uint32Array.from(slots);
  }

  /** Those of its slots in a block, ascending. */
  listBlock(block: number): Uint32Array {
    const slots = new Uint32Array(BLOCK * 32);
    return slots.subarray(0, listWords(this.words, block * BLOCK, (block + 1) * BLOCK, slots, 0));
  }

  /**
   * Adds to `counts`, by value, how many of its slots have each, in some blocks or in all; a value past its end is not
   * counted.
   */
  countValues(
    values: Uint16Array | Uint32Array,
    counts: Uint32Array,
    blocks: ArrayLike<number> = this.markedBlocks(),
  ): void {
    const { words } = this;
    for (let index = 0; index < blocks.length; index += 1) {
      const from = (blocks[index] ?? 0) * BLOCK;
      for (let at = from; at < from + BLOCK; at += 1) {
        let left = (words[at] ?? 0) | 0;
        while (left !== 0) {
          const lowest = left & -left;
          const value = values[(at << 5) + 31 - Math.clz32(lowest)] ?? 0;
          if (value < counts.length) counts[value] = (counts[value] ?? 0) + 1;
          left ^= lowest;
        }
      }
    }
  }

  /** Keeps of each word of a block that has any what `keep` says, which is some of it. */
  keepOfWords(block: number, keep: (word: number, at: number) => number): void {
    const { words } = this;
    for (let at = block * BLOCK; at < (block + 1) * BLOCK; at += 1) {
      const word = words[at] ?? 0;
      if (word !== 0) words[at] = keep(word, at);
    }
  }

  /** From which word to which it may have any; those between have none. */
  runs(): [from: number, to: number][] {
    const runs: [from: number, to: number][] = [];
    for (let block = 0; block < this.#blocks.length; block += 1) {
      if (this.#blocks[block] === 0) continue;
      const [from, to] = [block * BLOCK, (block + 1) * BLOCK];
      const last = runs.at(-1);
      if (last?.[1] === from) last[1] = to;
      else runs.push([from, to]);
    }
    return runs;
  }
}

/** How many blocks there are of so many slots. */
export function blocksFor(slots: number): number {
  return Math.ceil(slots / (BLOCK * 32));
}

/** Keeps what one block has in common with another, whose words stand from `start` on; returns whether any are left. Four words at a time: a third less work. */
function keepCommon(words: Uint32Array, others: Uint32Array, from: number, start: number): boolean {
  const apart = start - from;
  let any = 0;
  for (let at = from; at < from + BLOCK; at += 4) {
    const a = (words[at] ?? 0) & (others[at + apart] ?? 0);
    const b = (words[at + 1] ?? 0) & (others[at + apart + 1] ?? 0);
    const c = (words[at + 2] ?? 0) & (others[at + apart + 2] ?? 0);
    const d = (words[at + 3] ?? 0) & (others[at + apart + 3] ?? 0);
    words[at] = a;
    words[at + 1] = b;
    words[at + 2] = c;
    words[at + 3] = d;
    any |= a | b | c | d;
  }
  return any !== 0;
}

/** The same of what is in either of two others. */
function keepEither(words: Uint32Array, one: Uint32Array, two: Uint32Array, from: number): boolean {
  let any = 0;
  for (let at = from; at < from + BLOCK; at += 2) {
    const a = (words[at] ?? 0) & ((one[at] ?? 0) | (two[at] ?? 0));
    const b = (words[at + 1] ?? 0) & ((one[at + 1] ?? 0) | (two[at + 1] ?? 0));
    words[at] = a;
    words[at + 1] = b;
    any |= a | b;
  }
  return any !== 0;
}
