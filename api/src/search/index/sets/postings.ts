import { SlotSet } from './slot-set.ts';

const FIRST_LENGTH = 4;
/** A list takes 32 bits a slot, a set one bit for every slot there is. */
const SLOTS_PER_ENTRY = 32;

/** Slots that carry one value, each added once or several times on end, and never taken away: a list, or a set once there are many. */
export class Postings {
  #list: Uint32Array = new Uint32Array(FIRST_LENGTH);
  #set: SlotSet | undefined;
  #count = 0;
  #last = -1;

  /** `slots` is how many there are room for. */
  add(slot: number, slots: number): void {
    if (slot === this.#last) return;
    this.#last = slot;
    if (this.#set === undefined && this.#count * SLOTS_PER_ENTRY > slots) this.#becomeSet(slots);
    if (this.#set !== undefined) {
      this.#set.grow(slots);
      this.#set.add(slot);
    } else {
      this.#list = roomFor(this.#list, this.#count);
      this.#list[this.#count] = slot;
    }
    this.#count += 1;
  }

  addTo(set: SlotSet): void {
    if (this.#set !== undefined) set.addAll(this.#set);
    else for (let at = 0; at < this.#count; at += 1) set.add(this.#list[at] ?? 0);
  }

  /** How many of them are in a set. */
  countIn(set: SlotSet): number {
    if (this.#set !== undefined) return this.#set.countIn(set);
    let count = 0;
    for (let at = 0; at < this.#count; at += 1) if (set.has(this.#list[at] ?? 0)) count += 1;
    return count;
  }

  #becomeSet(slots: number): void {
    const set = new SlotSet(slots);
    this.addTo(set);
    this.#set = set;
    this.#list = new Uint32Array(0);
  }
}

function roomFor(list: Uint32Array, count: number): Uint32Array {
  if (count < list.length) return list;
  const longer = new Uint32Array(Math.ceil(list.length * 1.5));
  longer.set(list);
  return longer;
}
