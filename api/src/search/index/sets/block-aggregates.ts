import type { Column } from './dimension.ts';
import { BLOCK, BLOCK_SHIFT, blocksFor, type SlotSet } from './slot-set.ts';
import { countSparse, type SparseWords, sparseWords } from './sparse-words.ts';

/** The count in each block, and the version of the block it is of. */
interface Counts {
  counts: Uint16Array;
  writings: Uint32Array;
  /** The total over all blocks, and the number of writes it is of. */
  total: number;
  writtenBefore: number;
}

/** A map's cells have a name for each zoom and price: more than these at once would be a hundred megabytes of a million ads. */
const MOST_NAMES = 40;

/** Values of blocks, and the version of each block they are of. */
interface Remembered {
  of: unknown[];
  writings: Uint32Array;
}

/**
 * Values computed over the ads on show in each block of slots, above all how many of them a set has, kept until a slot of
 * the block is written. Ads of a city stand together (see `Snapshot.arrange`), so a search in one reads whole blocks.
 */
export class BlockAggregates {
  readonly live: SlotSet;
  /** How often a slot of each block was written; never 0. */
  #writings = new Uint32Array(0);
  #written = 0;
  readonly #counts = new WeakMap<SlotSet, Counts>();
  readonly #remembered = new Map<string, Remembered>();

  constructor(live: SlotSet) {
    this.live = live;
  }

  grow(slots: number): void {
    const writings = new Uint32Array(blocksFor(slots)).fill(1);
    writings.set(this.#writings);
    this.#writings = writings;
  }

  /** A slot is written: in the set of those on show, or in any that is counted. */
  invalidate(slot: number): void {
    const block = slot >>> BLOCK_SHIFT;
    this.#writings[block] = (this.#writings[block] ?? 0) + 1;
    this.#written += 1;
  }

  /** How many of a set are on show. */
  countAll(set: SlotSet): number {
    const known = this.#countsOf(set);
    if (known.writtenBefore !== this.#written) {
      known.total = this.countIn(set, this.live.markedBlocks());
      known.writtenBefore = this.#written;
    }
    return known.total;
  }

  /** How many of a set are on show in some blocks. */
  countIn(set: SlotSet, blocks: ArrayLike<number>): number {
    const { counts, writings } = this.#countsOf(set);
    let count = 0;
    for (let at = 0; at < blocks.length; at += 1) {
      const block = blocks[at] ?? 0;
      const writing = this.#writings[block] ?? 0;
      if (writings[block] !== writing) {
        counts[block] = set.countIn(this.live, [block]);
        writings[block] = writing;
      }
      count += counts[block] ?? 0;
    }
    return count;
  }

  #countsOf(set: SlotSet): Counts {
    const known = this.#counts.get(set);
    if (known !== undefined && known.counts.length === this.#writings.length) return known;
    const blocks = this.#writings.length;
    const made = {
      counts: new Uint16Array(blocks),
      writings: new Uint32Array(blocks),
      total: 0,
      writtenBefore: -1,
    };
    this.#counts.set(set, made);
    return made;
  }

  /** The result of `work` for the slots on show in a block, kept under a name of one type; only the latest names are kept. */
  remember<T>(name: string, block: number, work: (live: SlotSet, block: number) => T): T {
    let known = this.#remembered.get(name);
    if (known === undefined || known.writings.length !== this.#writings.length) {
      known = { of: [], writings: new Uint32Array(this.#writings.length) };
      this.#remembered.set(name, known);
      const [first] = this.#remembered.keys();
      if (this.#remembered.size > MOST_NAMES && first !== undefined) this.#remembered.delete(first);
    }
    const writing = this.#writings[block] ?? 0;
    if (known.writings[block] !== writing) {
      known.of[block] = work(this.live, block);
      known.writings[block] = writing;
    }
    return known.of[block] as T;
  }
}

/** A set of ads on show that changes no more and is counted in many: how many it has, and where, is looked up once. */
export class CountedSet {
  readonly set: SlotSet;
  readonly size: number;
  readonly #aggregates: BlockAggregates;
  /** Whether it has all that are on show. */
  readonly #isAll: boolean;
  /** Blocks of which it has all that are on show. */
  readonly whole: readonly number[];
  /** The other blocks in which it has any. */
  readonly partly: readonly number[];
  /** How many words are read in those to count its slots in another. */
  readonly words: number;
  /** Its words in those, where they are few. */
  readonly #sparse: SparseWords | undefined;

  /** Every slot of the set must be on show. */
  constructor(set: SlotSet, aggregates: BlockAggregates) {
    this.set = set;
    this.#aggregates = aggregates;
    let size = 0;
    const whole = [];
    const partly = [];
    for (const block of set.markedBlocks()) {
      const count = set.countIn(set, [block]);
      if (count === 0) continue;
      size += count;
      if (count === aggregates.countIn(aggregates.live, [block])) whole.push(block);
      else partly.push(block);
    }
    this.size = size;
    this.#isAll = size === aggregates.countAll(aggregates.live);
    this.whole = whole;
    this.partly = partly;
    this.#sparse = sparseWords(set, partly);
    this.words = this.#sparse?.at.length ?? partly.length * BLOCK;
  }

  /** How many of its slots another has. */
  countIn(other: SlotSet): number {
    if (this.#isAll) return this.#aggregates.countAll(other);
    const among =
      this.#sparse === undefined ? this.set.countIn(other, this.partly) : countSparse(this.#sparse, other);
    return this.#aggregates.countIn(other, this.whole) + among;
  }

  /** How many of its slots have each value of a column below `most`. The column is known by a name. */
  countValues(name: string, column: Column<Uint32Array>, most: number): Uint32Array {
    const counts = new Uint32Array(most);
    for (const block of this.whole)
      for (const [value, count] of this.#aggregates.remember(name, block, countBlock(column)))
        if (value < most) counts[value] = (counts[value] ?? 0) + count;
    this.set.countValues(column.values, counts, this.partly);
    return counts;
  }
}

/** Counts all values that those of a block have: how many there are of them may change without a slot being written. */
function countBlock(column: Column<Uint32Array>) {
  return (live: SlotSet, block: number): ReadonlyMap<number, number> => {
    const counts = new Map<number, number>();
    for (const slot of live.listBlock(block))
      counts.set(column.at(slot), (counts.get(column.at(slot)) ?? 0) + 1);
    return counts;
  };
}
