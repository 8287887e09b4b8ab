import type { Carrier } from './carrier.ts';
import { SlotSet } from './slot-set.ts';

const FIRST_LENGTH = 4;
/** A list takes 32 bits a slot, a set one bit for every slot there is. */
const SLOTS_PER_ENTRY = 32;

const NO_SLOTS = new Uint32Array(0);

/** Slots that carry one value, each added once or several times on end: a list, or a set once there are many. */
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

  /** Carries many, their lists side by side; new ones where they are read. */
  static carryAll(all: readonly Postings[], carrier: Carrier): void {
    const own = all.map((one) => (one.#set === undefined ? one.#list.subarray(0, one.#count) : NO_SLOTS));
    const areSets = carrier.numbers(Uint8Array.from(all, (one) => Number(one.#set !== undefined)));
    const counts = carrier.numbers(Uint32Array.from(own, (list) => list.length));
    const written = sideBySide(own);
    const lists = carrier.numbers(written);
    let from = 0;
    for (const [at, one] of all.entries()) {
      const to = from + (counts[at] ?? 0);
      if (areSets[at] === 1) one.#carrySet(carrier);
      // A list that is being written stays where it stands.
      else if (lists !== written) one.#take(lists.slice(from, to));
      from = to;
    }
  }

  #carrySet(carrier: Carrier): void {
    this.#set ??= new SlotSet();
    this.#set.carry(carrier);
    this.#list = NO_SLOTS;
    this.#count = this.#set.count();
  }

  #take(list: Uint32Array): void {
    this.#list = list;
    this.#count = list.length;
  }

  /** How many there are. */
  get size(): number {
    return this.#count;
  }

  /** Takes out every slot of a set, and gives back the room that is needed no more. */
  subtract(gone: SlotSet): void {
    this.#last = -1;
    if (this.#set !== undefined) {
      this.#set.subtract(gone);
      this.#count = this.#set.count();
      if (this.#count * SLOTS_PER_ENTRY * 2 < this.#set.room) this.#becomeList(this.#set);
      return;
    }
    let kept = 0;
    for (let at = 0; at < this.#count; at += 1) {
      const slot = this.#list[at] ?? 0;
      if (gone.has(slot)) continue;
      this.#list[kept] = slot;
      kept += 1;
    }
    this.#count = kept;
    if (kept * 3 < this.#list.length) this.#list = this.#list.slice(0, Math.max(kept, FIRST_LENGTH));
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

  visit(visit: (slot: number) => void): void {
    if (this.#set !== undefined) for (const slot of this.#set.list()) visit(slot);
    else for (let at = 0; at < this.#count; at += 1) visit(this.#list[at] ?? 0);
  }

  #becomeList(set: SlotSet): void {
    this.#list = set.list();
    this.#set = undefined;
  }

  #becomeSet(slots: number): void {
    const set = new SlotSet(slots);
    this.addTo(set);
    this.#set = set;
    this.#list = NO_SLOTS;
  }
}

function roomFor(list: Uint32Array, count: number): Uint32Array {
  if (count < list.length) return list;
  const longer = new Uint32Array(Math.max(FIRST_LENGTH, Math.ceil(list.length * 1.5)));
  longer.set(list);
  return longer;
}

function sideBySide(lists: readonly Uint32Array[]): Uint32Array {
  const all = new Uint32Array(lists.reduce((sum, { length }) => sum + length, 0));
  let from = 0;
  for (const list of lists) {
    all.set(list, from);
    from += list.length;
  }
  return all;
}

/** Entries swept without a pause: about a millisecond. */
const SWEPT_AT_ONCE = 100_000;

/** Takes the slots of a set out of many postings, in parts; tells of those that have none left. */
export function* sweepAll<K>(
  all: Iterable<[K, Postings]>,
  gone: SlotSet,
  tellEmpty: (key: K) => void,
): Generator<undefined> {
  let work = 0;
  for (const [key, postings] of all) {
    work += 16 + postings.size;
    postings.subtract(gone);
    if (postings.size === 0) tellEmpty(key);
    if (work < SWEPT_AT_ONCE) continue;
    work = 0;
    yield;
  }
  yield;
}
