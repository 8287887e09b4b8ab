import { Postings } from './postings.ts';
import type { SlotSet } from './slot-set.ts';

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

  addTo(value: number, set: SlotSet): void {
    this.#lists.get(value)?.addTo(set);
  }

  /** Adds those of the slots with a value that pass a test. */
  addWhere(value: number, set: SlotSet, test: (slot: number) => boolean): void {
    this.#lists.get(value)?.addWhere(set, test);
  }

  countIn(value: number, set: SlotSet): number {
    return this.#lists.get(value)?.countIn(set) ?? 0;
  }
}
