import { SlotSet } from './slot-set.ts';

/**
 * Sets borrowed for the length of one search: to make them anew takes longer than most searches do. It keeps as many as one
 * search ever needed at once: fewer than fifty, with every filter chosen and counted, at a million ads 125 KB each.
 */
export class SetPool {
  #slots = 0;
  #free: SlotSet[] = [];
  #borrowed: SlotSet[] = [];
  #numbers: Float64Array | undefined;

  /** A set without slots, to be used until `release` and not beyond: other searches use it then. */
  borrow(): SlotSet {
    const set = this.#free.pop() ?? new SlotSet(this.#slots);
    this.#borrowed.push(set);
    return set;
  }

  /** One with the slots of another. */
  borrowCopy(other: SlotSet): SlotSet {
    const set = this.borrow();
    set.copyFrom(other);
    return set;
  }

  /** A number for each slot, of whatever was written there before; the same one each time, for one use in a search. */
  numbers(): Float64Array {
    this.#numbers ??= new Float64Array(this.#slots);
    return this.#numbers;
  }

  release(): void {
    for (const set of this.#borrowed) set.clear();
    this.#free.push(...this.#borrowed);
    this.#borrowed = [];
  }

  grow(slots: number): void {
    this.#slots = slots;
    this.#free = [];
    this.#borrowed = [];
    this.#numbers = undefined;
  }
}
