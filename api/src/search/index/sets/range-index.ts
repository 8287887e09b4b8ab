import { keptWithin } from './bits.ts';
import type { Carrier } from './carrier.ts';
import { Column } from './dimension.ts';
import { BLOCK, SlotSet } from './slot-set.ts';

/** So many round numbers are steps, and what is just below each: a step takes one bit of every slot there is. */
const STEPS = 32;
/** From so many numbers the steps are chosen. */
const SAMPLE = 10_000;
/** The smallest part of a number that is asked for. */
const FINEST = 0.01;

/**
 * A number of every ad, and for steps of it the set of slots that have no more ("range-encoded" bitmaps: Chan and Ioannidis,
 * Bitmap Index Design and Evaluation, 1998). A range keeps or leaves out whole words of slots; looked at are only those
 * between the steps around each end.
 */
export class RangeIndex extends Column<Float64Array> {
  /** Ascending, from one below every number to one above. */
  #steps: readonly number[] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  /** For each step, the slots whose number is at most that. */
  #atMost: readonly SlotSet[] = [new SlotSet(), new SlotSet()];

  constructor() {
    super((length) => new Float64Array(length));
  }

  override grow(slots: number): void {
    super.grow(slots);
    for (const set of this.#atMost) set.grow(slots);
  }

  override carry(carrier: Carrier): void {
    super.carry(carrier);
    this.#steps = [...carrier.numbers(Float64Array.from(this.#steps))];
    this.#atMost = this.#steps.map((_, at) => this.#atMost[at] ?? new SlotSet());
    for (const set of this.#atMost) set.carry(carrier);
  }

  override put(slot: number, value: number): void {
    super.put(slot, value);
    for (let at = 0; at < this.#steps.length; at += 1)
      this.#atMost[at]?.put(slot, value <= (this.#steps[at] ?? 0));
  }

  /**
   * Chooses the steps anew by these slots, so that about as many of them stand between any two; slots put later find their
   * place between them. Of the numbers between two such places the roundest is taken, and what is below it apart: those are
   * asked for most. Quickest with the slots ascending.
   */
  fit(slots: Uint32Array): void {
    const steps = [Number.NEGATIVE_INFINITY, ...stepsOf(this.#sampleOf(slots)), Number.POSITIVE_INFINITY];
    const atMost = steps.map(() => new SlotSet(this.values.length));
    for (const slot of slots) atMost[firstAtLeast(steps, this.at(slot))]?.add(slot);
    for (const [at, set] of atMost.entries()) {
      const before = atMost[at - 1];
      if (before !== undefined) set.addAll(before);
    }
    this.#steps = steps;
    this.#atMost = atMost;
  }

  /** Numbers that stand for all, ascending. */
  #sampleOf(slots: Uint32Array): Float64Array {
    const apart = Math.ceil(slots.length / SAMPLE) || 1;
    return Float64Array.from({ length: Math.ceil(slots.length / apart) }, (_, at) =>
      this.at(slots[at * apart] ?? 0),
    ).sort();
  }

  /** Takes out of a set every slot whose number is not within both ends. */
  keepWithin(set: SlotSet, least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY): void {
    if (least === Number.NEGATIVE_INFINITY && most === Number.POSITIVE_INFINITY) return;
    const { values } = this;
    const below = this.#steps.findLastIndex((step) => step < least);
    const within = this.#steps.findLastIndex((step) => step <= most);
    // Below the least, perhaps below it, at most the most, perhaps at most that.
    const under = this.#wordsOf(Math.max(0, below));
    const nearLeast = this.#wordsOf(this.#steps[below] === belowOf(least) ? below : below + 1);
    const inside = this.#wordsOf(within);
    const nearMost = this.#wordsOf(this.#steps[within] === most ? within : within + 1);
    const { words } = set;
    for (const block of set.markedBlocks())
      for (let at = block * BLOCK; at < (block + 1) * BLOCK; at += 1) {
        const kept = (words[at] ?? 0) & ~(under[at] ?? 0) & (nearMost[at] ?? 0);
        const unsure = kept & ((nearLeast[at] ?? 0) | ~(inside[at] ?? 0));
        words[at] = unsure === 0 ? kept : (kept ^ unsure) | keptWithin(unsure, values, at << 5, least, most);
      }
  }

  #wordsOf(step: number): Uint32Array {
    return this.#atMost[step]?.words ?? new Uint32Array(0);
  }
}

/** The first of the steps that is not below a number; the last is above all. */
function firstAtLeast(steps: readonly number[], number: number): number {
  let [low, high] = [0, steps.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((steps[middle] ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Round numbers among ascending ones, and of each what is just below it; numbers that stand for none are left out. */
function stepsOf(sorted: Float64Array): number[] {
  const numbers = sorted.filter((number) => number > 0 && number < Number.POSITIVE_INFINITY);
  const apart = Math.max(1, Math.ceil(numbers.length / STEPS));
  const steps = new Set<number>();
  for (let at = 0; at < numbers.length; at += apart) {
    const last = Math.min(at + apart, numbers.length) - 1;
    const round = roundest(numbers[at] ?? 0, numbers[last] ?? 0);
    steps.add(belowOf(round)).add(round);
  }
  return [...steps].sort((one, other) => one - other);
}

/** The next double below one that is above 0. */
function belowOf(number: number): number {
  return number * (1 - Number.EPSILON / 2);
}

/** The number of fewest digits from one to another, both above 0. */
export function roundest(from: number, to: number): number {
  for (let unit = 10 ** Math.floor(Math.log10(to)); unit >= FINEST; unit /= 10)
    for (const part of [unit, unit / 2]) {
      const round = Math.floor(to / part) * part;
      if (round >= from) return round;
    }
  return to;
}
