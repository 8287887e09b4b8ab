import type { Carrier } from './carrier.ts';

const EMPTY = 0;
/** Spreads numbers that follow one another (Knuth's multiplicative hash). */
const SPREAD = 2654435761;

/** Where the ad of a number stands: open addressing, since a million entries of a Map take 60 MB. */
export class SlotTable {
  #keys = new Uint32Array(1024);
  #slots = new Int32Array(1024);
  #used = 0;
  #count = 0;

  /** How many numbers have a slot. */
  get count(): number {
    return this.#count;
  }

  get(number: number): number | undefined {
    const at = this.#find(number);
    const slot = this.#keys[at] === EMPTY ? -1 : (this.#slots[at] ?? -1);
    return slot < 0 ? undefined : slot;
  }

  set(number: number, slot: number): void {
    if (this.#used * 2 >= this.#keys.length) this.#grow();
    const at = this.#find(number);
    if (this.#keys[at] === EMPTY) this.#used += 1;
    if (this.#keys[at] === EMPTY || (this.#slots[at] ?? -1) < 0) this.#count += 1;
    this.#keys[at] = number;
    this.#slots[at] = slot;
  }

  carry(carrier: Carrier): void {
    this.#keys = carrier.numbers(this.#keys);
    this.#slots = carrier.numbers(this.#slots);
    this.#used = carrier.plain(this.#used);
    this.#count = carrier.plain(this.#count);
  }

  /** Its place stays taken: an ad that is hidden is likely to come back. */
  remove(number: number): void {
    const at = this.#find(number);
    if (this.#keys[at] === EMPTY || (this.#slots[at] ?? -1) < 0) return;
    this.#slots[at] = -1;
    this.#count -= 1;
  }

  #find(number: number): number {
    const mask = this.#keys.length - 1;
    let at = (Math.imul(number, SPREAD) >>> 0) & mask;
    while (this.#keys[at] !== EMPTY && this.#keys[at] !== number) at = (at + 1) & mask;
    return at;
  }

  #grow(): void {
    const keys = this.#keys;
    const slots = this.#slots;
    this.#keys = new Uint32Array(keys.length * 2);
    this.#slots = new Int32Array(keys.length * 2);
    this.#used = 0;
    this.#count = 0;
    for (const [at, key] of keys.entries())
      if (key !== EMPTY && (slots[at] ?? -1) >= 0) this.set(key, slots[at] ?? 0);
  }
}
