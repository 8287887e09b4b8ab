import type { Carrier } from './carrier.ts';
import type { SlotSet } from './slot-set.ts';

const NOWHERE = -1;
const FIRST_ROOM = 1024;
/** The slot of a free entry. */
const NO_SLOT = 0xffffffff;
const SWEPT_AT_ONCE = 8192;

/** FNV-1a from two beginnings, so that two texts that agree in both are the same. */
function hashOf(text: string, beginning: number): number {
  let hash = beginning;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/**
 * The slots of codes and numbers, nearly all of which differ (an ad's, its licence's, its unit's): entries chained by
 * hash, since a million lists of one slot would take a hundred times the room.
 */
export class CodeIndex {
  /** The newest entry of each place. */
  #heads = new Int32Array(FIRST_ROOM).fill(NOWHERE);
  #places = new Uint32Array(FIRST_ROOM);
  #checks = new Uint32Array(FIRST_ROOM);
  #slots = new Uint32Array(FIRST_ROOM);
  #before = new Int32Array(FIRST_ROOM);
  #count = 0;
  /** The first entry that may be used again, chained like the others. */
  #free = NOWHERE;

  add(code: string, slot: number): void {
    const entry = this.#nextEntry();
    this.#places[entry] = hashOf(code, 0x811c9dc5);
    this.#checks[entry] = hashOf(code, 0x9e3779b9);
    this.#slots[entry] = slot;
    this.#chain(entry);
  }

  carry(carrier: Carrier): void {
    this.#heads = carrier.numbers(this.#heads);
    this.#places = carrier.numbers(this.#places);
    this.#checks = carrier.numbers(this.#checks);
    this.#slots = carrier.numbers(this.#slots);
    this.#before = carrier.numbers(this.#before);
    this.#count = carrier.plain(this.#count);
    this.#free = carrier.plain(this.#free);
  }

  /** Adds the slots of a code, whole, to a set. */
  addTo(code: string, set: SlotSet): void {
    const place = hashOf(code, 0x811c9dc5);
    const check = hashOf(code, 0x9e3779b9);
    let entry = this.#heads[place & (this.#heads.length - 1)] ?? NOWHERE;
    while (entry !== NOWHERE) {
      if (this.#places[entry] === place && this.#checks[entry] === check) set.add(this.#slots[entry] ?? 0);
      entry = this.#before[entry] ?? NOWHERE;
    }
  }

  /** Takes the slots of a set out, in parts, between which codes may be added and looked up. */
  *sweep(gone: SlotSet): Generator<undefined> {
    for (let head = 0; head < this.#heads.length; head += 1) {
      this.#sweepChain(head, gone);
      if (head % SWEPT_AT_ONCE === SWEPT_AT_ONCE - 1) yield;
    }
    yield;
  }

  #sweepChain(head: number, gone: SlotSet): void {
    let after = NOWHERE;
    let entry = this.#heads[head] ?? NOWHERE;
    while (entry !== NOWHERE) {
      const before = this.#before[entry] ?? NOWHERE;
      if (!gone.has(this.#slots[entry] ?? 0)) after = entry;
      else {
        if (after === NOWHERE) this.#heads[head] = before;
        else this.#before[after] = before;
        this.#slots[entry] = NO_SLOT;
        this.#before[entry] = this.#free;
        this.#free = entry;
      }
      entry = before;
    }
  }

  #nextEntry(): number {
    if (this.#free !== NOWHERE) {
      const entry = this.#free;
      this.#free = this.#before[entry] ?? NOWHERE;
      return entry;
    }
    // Full, so that every entry is chained.
    if (this.#count === this.#slots.length) this.#grow();
    this.#count += 1;
    return this.#count - 1;
  }

  #chain(entry: number): void {
    const head = (this.#places[entry] ?? 0) & (this.#heads.length - 1);
    this.#before[entry] = this.#heads[head] ?? NOWHERE;
    this.#heads[head] = entry;
  }

  #grow(): void {
    const room = this.#slots.length * 2;
    const longer = <A extends Uint32Array | Int32Array>(made: A, old: A): A => {
      made.set(old);
      return made;
    };
    this.#places = longer(new Uint32Array(room), this.#places);
    this.#checks = longer(new Uint32Array(room), this.#checks);
    this.#slots = longer(new Uint32Array(room), this.#slots);
    this.#before = new Int32Array(room);
    this.#heads = new Int32Array(room).fill(NOWHERE);
    for (let entry = 0; entry < this.#count; entry += 1) this.#chain(entry);
  }
}
