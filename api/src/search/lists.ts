import type { Bits } from './bits.ts';
import { Postings } from './postings.ts';

/** Lists of slots by a whole number. */
export class Lists {
  readonly #lists = new Map<number, Postings>();

  /** `slots` is how many there are room for. */
  add(value: number, slot: number, slots: number): void {
    let list = this.#lists.get(value);
    if (list === undefined) {
      list = new Postings();
      this.#lists.set(value, list);
    }
    list.add(slot, slots);
  }

  has(value: number): boolean {
    return this.#lists.has(value);
  }

  addTo(value: number, bits: Bits): void {
    this.#lists.get(value)?.addTo(bits);
  }

  /** Adds those of the slots with a value that pass a test. */
  addWhere(value: number, bits: Bits, test: (slot: number) => boolean): void {
    this.#lists.get(value)?.addWhere(bits, test);
  }

  countIn(value: number, bits: Bits): number {
    return this.#lists.get(value)?.countIn(bits) ?? 0;
  }
}
