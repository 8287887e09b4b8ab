import type { SlotSet } from './slot-set.ts';

const NOWHERE = -1;
const FIRST_ROOM = 1024;

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

  add(code: string, slot: number): void {
    if (this.#count === this.#slots.length) this.#grow();
    const entry = this.#count;
    this.#count += 1;
    this.#places[entry] = hashOf(code, 0x811c9dc5);
    this.#checks[entry] = hashOf(code, 0x9e3779b9);
    this.#slots[entry] = slot;
    this.#chain(entry);
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
