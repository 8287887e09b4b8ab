import { SlotSet } from './slot-set.ts';

/**
 * Sets borrowed for the length of one search: to make them anew takes longer than most searches do. It keeps as many as one
 * search ever needed at once: fewer than fifty, with every filter chosen and counted, at a million ads 125 KB each.
 */
export class SetPool {
  #slots = 0;
  #free: SlotSet[] = [];
  #borrowed: SlotSet[] = [];

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

  release(): void {
    for (const set of this.#borrowed) set.clear();
    this.#free.push(...this.#borrowed);
    this.#borrowed = [];
  }

  grow(slots: number): void {
    this.#slots = slots;
    this.#free = [];
    this.#borrowed = [];
  }
}
