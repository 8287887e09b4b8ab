import type { Carrier } from './carrier.ts';
import { SlotSet } from './slot-set.ts';

const NONE = 0xffff;

/** The cost of counting a set in others: its slots, its blocks and the words read there. */
interface Counting {
  size: number;
  partly: readonly number[];
  words: number;
}

/** A property of which every ad has one value or none, small whole numbers: its value, and the set of each value. */
export class Dimension {
  #values = new Uint16Array(0);
  readonly #sets = new Map<number, SlotSet>();
  #slots = 0;

  grow(slots: number): void {
    const values = new Uint16Array(slots).fill(NONE);
    values.set(this.#values);
    this.#values = values;
    this.#slots = slots;
    for (const set of this.#sets.values()) set.grow(slots);
  }

  carry(carrier: Carrier): void {
    this.#values = carrier.numbers(this.#values);
    this.#slots = this.#values.length;
    for (const value of carrier.plain([...this.#sets.keys()])) this.#madeFor(value).carry(carrier);
  }

  valueAt(slot: number): number | undefined {
    const value = this.#values[slot];
    return value === NONE ? undefined : value;
  }

  put(slot: number, value: number | null): void {
    const before = this.valueAt(slot);
    if (before !== undefined) this.#madeFor(before).put(slot, false);
    this.#values[slot] = value ?? NONE;
    if (value !== null) this.#madeFor(value).add(slot);
  }

  /** The slots with a value, unless none ever had it; to be read only. */
  setOf(value: number): SlotSet | undefined {
    return this.#sets.get(value);
  }

  #madeFor(value: number): SlotSet {
    const known = this.#sets.get(value);
    if (known !== undefined) return known;
    const made = new SlotSet(this.#slots);
    this.#sets.set(value, made);
    return made;
  }

  sets(): IterableIterator<[number, SlotSet]> {
    return this.#sets.entries();
  }

  /** Whether to look at each slot of a set is quicker than at its words in those blocks that each value's set has, a third of the work a word. */
  isSoonerBySlots({ size, partly, words }: Counting): boolean {
    let read = 0;
    for (const set of this.#sets.values())
      read += (set.countMarked(partly) * words) / Math.max(1, partly.length);
    return size * 3 < read;
  }

  /** How many of a set's slots have each value. */
  countAmong(set: SlotSet): Map<number, number> {
    const counts = new Uint32Array(Math.max(0, ...this.#sets.keys()) + 1);
    set.countValues(this.#values, counts);
    return new Map([...this.#sets.keys()].map((value) => [value, counts[value] ?? 0]));
  }
}

type Numbers = Float64Array | Float32Array | Uint32Array | Uint16Array | Int32Array;

/** A number of every ad. */
export class Column<A extends Numbers> {
  values: A;
  readonly #make: (length: number) => A;

  constructor(make: (length: number) => A) {
    this.#make = make;
    this.values = make(0);
  }

  grow(slots: number): void {
    const values = this.#make(slots);
    values.set(this.values);
    this.values = values;
  }

  carry(carrier: Carrier): void {
    this.values = carrier.numbers(this.values);
  }

  at(slot: number): number {
    return this.values[slot] ?? 0;
  }

  put(slot: number, value: number): void {
    this.values[slot] = value;
  }
}

export const doubles = () => new Column((length) => new Float64Array(length));
export const floats = () => new Column((length) => new Float32Array(length));
export const wholes = () => new Column((length) => new Uint32Array(length));
