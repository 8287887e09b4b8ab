import { sortedBy } from './order.ts';

/** The fields that decide an ad's position in memory. */
export interface Arranged {
  number: number;
  city_id: number;
  category_id: number;
  lat: number;
  lng: number;
}

const FIRST_ROOM = 1024;
/** Squares along each side of the ground that is ordered: about 40 m wide. */
const ACROSS = 65_536;
/** Degrees around the Kingdom; what lies outside is taken for its edge. */
const GROUND = { west: 34, south: 15, span: 22 };
/** More than there are categories. */
const CATEGORIES = 1_024;

/**
 * The order in which ads stand in memory, so that what is asked for together stands together: by city, then by category,
 * then along Hilbert's curve, on which neighbours are neighbours on the ground.
 */
export class Arrangement {
  #numbers = new Uint32Array(FIRST_ROOM);
  #keys = new Float64Array(FIRST_ROOM);
  #count = 0;

  add({ number, city_id, category_id, lat, lng }: Arranged): void {
    if (this.#count === this.#numbers.length) this.#grow();
    this.#numbers[this.#count] = number;
    // Exact below 2^53: a thousand cities.
    this.#keys[this.#count] =
      (city_id * CATEGORIES + category_id) * ACROSS * ACROSS +
      onCurve(squareOf(lng, 'west'), squareOf(lat, 'south'));
    this.#count += 1;
  }

  /** The public numbers of all, in their order. */
  inOrder(): Uint32Array {
    const places = Uint32Array.from({ length: this.#count }, (_, place) => place);
    return sortedBy(places, (place) => this.#keys[place] ?? 0, false).map(
      (place) => this.#numbers[place] ?? 0,
    );
  }

  #grow(): void {
    const [numbers, keys] = [this.#numbers, this.#keys];
    this.#numbers = new Uint32Array(numbers.length * 2);
    this.#keys = new Float64Array(keys.length * 2);
    this.#numbers.set(numbers);
    this.#keys.set(keys);
  }
}

function squareOf(degrees: number, side: 'west' | 'south'): number {
  const at = Math.floor(((degrees - GROUND[side]) / GROUND.span) * ACROSS);
  return Math.max(0, Math.min(ACROSS - 1, at));
}

/** How far along Hilbert's curve a square lies (Hilbert, Über die stetige Abbildung einer Linie auf ein Flächenstück, 1891). */
export function onCurve(column: number, row: number): number {
  let [x, y] = [column, row];
  let along = 0;
  for (let side = ACROSS / 2; side >= 1; side /= 2) {
    const right = (x & side) > 0 ? 1 : 0;
    const upper = (y & side) > 0 ? 1 : 0;
    along += side * side * ((3 * right) ^ upper);
    // Each quarter is the curve again, the lower two of them turned.
    if (upper === 1) continue;
    if (right === 1) [x, y] = [ACROSS - 1 - x, ACROSS - 1 - y];
    [x, y] = [y, x];
  }
  return along;
}
