import { SlotSet } from './slot-set.ts';

/**
 * Sets lent for the length of one search: to make them anew takes longer than most searches do. It keeps as many as one
 * search ever needed at once: fewer than fifty, with every filter chosen and counted, at a million ads 125 KB each.
 */
export class SetPool {
  #slots = 0;
  #free: SlotSet[] = [];
  #lent: SlotSet[] = [];

  /** One without slots; whoever keeps it beyond `takeBack` sees it used by others. */
  lend(): SlotSet {
    const set = this.#free.pop() ?? new SlotSet(this.#slots);
    this.#lent.push(set);
    return set;
  }

  /** One with the slots of another. */
  lendCopy(other: SlotSet): SlotSet {
    const set = this.lend();
    set.become(other);
    return set;
  }

  takeBack(): void {
    for (const set of this.#lent) set.clear();
    this.#free.push(...this.#lent);
    this.#lent = [];
  }

  grow(slots: number): void {
    this.#slots = slots;
    this.#free = [];
    this.#lent = [];
  }
}
