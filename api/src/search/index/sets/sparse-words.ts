import { countOnes } from './bits.ts';
import { BLOCK, type SlotSet } from './slot-set.ts';

/** With more words than this share of its blocks a set is counted quicker block by block. */
const SPARSE = 1 / 8;

/** The words of a set in some blocks that have any slots, where they are few: counting them in many sets reads no others. */
export interface SparseWords {
  at: Uint32Array;
  words: Uint32Array;
}

/** Undefined where they are not few. */
export function sparseWords({ words }: SlotSet, blocks: readonly number[]): SparseWords | undefined {
  const most = blocks.length * BLOCK * SPARSE;
  const at: number[] = [];
  for (const block of blocks) {
    for (let word = block * BLOCK; word < (block + 1) * BLOCK; word += 1)
      if (words[word] !== 0) at.push(word);
    if (at.length > most) return undefined;
  }
  return { at: Uint32Array.from(at), words: Uint32Array.from(at, (word) => words[word] ?? 0) };
}

/** How many of their slots another set has. */
export function countSparse({ at, words }: SparseWords, other: SlotSet): number {
  const others = other.words;
  let count = 0;
  for (let index = 0; index < at.length; index += 1) {
    const common = (words[index] ?? 0) & (others[at[index] ?? 0] ?? 0);
    if (common !== 0) count += countOnes(common);
  }
  return count;
}
