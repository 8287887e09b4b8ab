import type { Carrier } from './carrier.ts';
import { Postings, sweepAll } from './postings.ts';
import type { SlotSet } from './slot-set.ts';

/** Lists of slots by a whole number. */
export class Lists {
  readonly #lists = new Map<number, Postings>();

  /** `slots` is how many there are room for. */
  add(value: number, slot: number, slots: number): void {
    this.#listOf(value).add(slot, slots);
  }

  carry(carrier: Carrier): void {
    const values = carrier.numbers(Uint32Array.from(this.#lists.keys()));
    const all = Array.from(values, (value) => this.#listOf(value));
    Postings.carryAll(all, carrier);
  }

  #listOf(value: number): Postings {
    const known = this.#lists.get(value);
    if (known !== undefined) return known;
    const made = new Postings();
    this.#lists.set(value, made);
    return made;
  }

  /** Takes the slots of a set out of every list; in parts, between which lists may be added to and read. */
  *sweep(gone: SlotSet): Generator<undefined> {
    yield* sweepAll(this.#lists, gone, (value) => this.#lists.delete(value));
  }

  addTo(value: number, set: SlotSet): void {
    this.#lists.get(value)?.addTo(set);
  }

  countIn(value: number, set: SlotSet): number {
    return this.#lists.get(value)?.countIn(set) ?? 0;
  }

  /** Visits the slots of a value, and some that no longer have it. */
  visit(value: number, visit: (slot: number) => void): void {
    this.#lists.get(value)?.visit(visit);
  }
}
