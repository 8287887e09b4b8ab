const FIRST_ROOM = 256;

/** A set of numbers other than 0, of which many are noted and looked for within one reading: kept as they are, where a `Set` would make an object of each that is large. */
export class NumberSet {
  /** Open addressing: a number stands at the place of its hash, or behind others that came first; 0 is free. */
  #places = new Float64Array(FIRST_ROOM);
  #count = 0;

  add(number: number): void {
    if (number === 0) return;
    const at = this.#placeOf(number);
    if (this.#places[at] === number) return;
    this.#places[at] = number;
    this.#count += 1;
    if (this.#count * 2 > this.#places.length) this.#grow();
  }

  has(number: number): boolean {
    return number !== 0 && this.#places[this.#placeOf(number)] === number;
  }

  /** Where a number stands, or would. */
  #placeOf(number: number): number {
    const places = this.#places;
    const last = places.length - 1;
    const mixed = Math.imul(number | 0, 0x9e3779b1);
    let at = (mixed ^ (mixed >>> 15)) & last;
    while (places[at] !== 0 && places[at] !== number) at = (at + 1) & last;
    return at;
  }

  #grow(): void {
    const before = this.#places;
    this.#places = new Float64Array(before.length * 4);
    for (const number of before) if (number !== 0) this.#places[this.#placeOf(number)] = number;
  }
}
