import type { Box } from '@diyar/contract/search';
import { type Bits, keepCommon } from './bits.ts';
import { mercatorX, mercatorY } from './mercator.ts';
import { Postings } from './postings.ts';

/** Lists of slots by a whole number. */
export class Lists {
  readonly #lists = new Map<number, Postings>();

  /** `slots` is how many there are room for. */
  add(value: number, slot: number, slots: number): void {
    let list = this.#lists.get(value);
    if (list === undefined) {
      list = new Postings();
      this.#lists.set(value, list);
    }
    list.add(slot, slots);
  }

  addTo(value: number, bits: Bits): void {
    this.#lists.get(value)?.addTo(bits);
  }

  countIn(value: number, bits: Bits): number {
    return this.#lists.get(value)?.countIn(bits) ?? 0;
  }
}

/** Squares of the ground, about 18 km wide, along each side of the world. */
const ACROSS = 2048;
/** With more of them it is as quick to look at every ad. */
const MOST_SQUARES = 1500;

export function squareOf(lat: number, lng: number): number {
  return Math.floor(mercatorY(lat) * ACROSS) * ACROSS + Math.floor(mercatorX(lng) * ACROSS);
}

/** Takes out slots that are nowhere near a box, by the lists of the squares it touches; `scratch` is for use meanwhile. */
export function keepNearBox(bits: Bits, squares: Lists, box: Box, scratch: Bits): void {
  const [west, east] = [box.west, box.east].map((lng) => Math.floor(mercatorX(lng) * ACROSS));
  const [north, south] = [box.north, box.south].map((lat) => Math.floor(mercatorY(lat) * ACROSS));
  if (west === undefined || east === undefined || north === undefined || south === undefined) return;
  if ((east - west + 1) * (south - north + 1) > MOST_SQUARES) return;
  scratch.fill(0);
  for (let row = north; row <= south; row += 1)
    for (let column = west; column <= east; column += 1) squares.addTo(row * ACROSS + column, scratch);
  keepCommon(bits, scratch);
}
