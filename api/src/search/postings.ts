import { type Bits, countBits, countCommon, grownBits, hasBit, listSlots, putBit } from './bits.ts';

const FIRST_LENGTH = 4;
/** A list takes 32 bits a slot, a set one bit for every slot there is. */
const SLOTS_PER_ENTRY = 32;

/** Slots that carry one value, each added once or several times on end, and never taken away: a list, or a set once there are many. */
export class Postings {
  #list: Uint32Array = new Uint32Array(FIRST_LENGTH);
  #bits: Bits | undefined;
  #count = 0;
  #last = -1;

  /** `slots` is how many there are room for. */
  add(slot: number, slots: number): void {
    if (slot === this.#last) return;
    this.#last = slot;
    if (this.#bits === undefined && this.#count * SLOTS_PER_ENTRY > slots) this.#becomeBits(slots);
    if (this.#bits !== undefined) {
      this.#bits = grownBits(this.#bits, slots);
      putBit(this.#bits, slot, true);
    } else {
      this.#list = roomFor(this.#list, this.#count);
      this.#list[this.#count] = slot;
    }
    this.#count += 1;
  }

  addTo(bits: Bits): void {
    if (this.#bits !== undefined) {
      const own = this.#bits;
      for (let at = 0; at < own.length; at += 1) bits[at] = (bits[at] ?? 0) | (own[at] ?? 0);
      return;
    }
    for (let at = 0; at < this.#count; at += 1) {
      const slot = this.#list[at] ?? 0;
      bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) | (1 << (slot & 31));
    }
  }

  /** Adds those that pass a test. */
  addWhere(bits: Bits, test: (slot: number) => boolean): void {
    const slots = this.#bits === undefined ? this.#list.subarray(0, this.#count) : slotsOf(this.#bits);
    for (const slot of slots) if (test(slot)) putBit(bits, slot, true);
  }

  /** How many of them are in a set. */
  countIn(bits: Bits): number {
    if (this.#bits !== undefined) return countCommon(bits, this.#bits);
    let count = 0;
    for (let at = 0; at < this.#count; at += 1) if (hasBit(bits, this.#list[at] ?? 0)) count += 1;
    return count;
  }

  #becomeBits(slots: number): void {
    const bits = grownBits(new Uint32Array(0), slots);
    this.addTo(bits);
    this.#bits = bits;
    this.#list = new Uint32Array(0);
  }
}

function roomFor(list: Uint32Array, count: number): Uint32Array {
  if (count < list.length) return list;
  const longer = new Uint32Array(Math.ceil(list.length * 1.5));
  longer.set(list);
  return longer;
}

function slotsOf(bits: Bits): Uint32Array {
  const slots = new Uint32Array(countBits(bits));
  listSlots(bits, slots);
  return slots;
}
