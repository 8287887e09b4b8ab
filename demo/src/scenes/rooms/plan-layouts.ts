import type { RoomUse } from './plan-room.ts';

type Cell = readonly [RoomUse, number, number, number, number];

type Layouts = readonly [readonly Cell[], ...(readonly Cell[])[]];

/** Layouts on a grid of at most 12 × 9: use, x, y, width, height. The hall touches every room that needs a door. */
const STUDIOS: Layouts = [
  [
    ['bed', 0, 0, 5.2, 4.6],
    ['living', 0, 4.6, 5.2, 4.4],
    ['hall', 5.2, 0, 1.3, 9],
    ['bath', 6.5, 0, 2.5, 3],
    ['kitchen', 6.5, 3, 2.5, 3.6],
    ['terrace', 6.5, 6.6, 2.5, 2.4],
  ],
  [
    ['living', 0, 0, 5.6, 3.8],
    ['kitchen', 5.6, 0, 2.4, 3.8],
    ['bath', 8, 0, 2.2, 3.8],
    ['hall', 0, 3.8, 10.2, 1.1],
    ['bed', 0, 4.9, 6, 3],
    ['terrace', 6, 4.9, 4.2, 3],
  ],
];
const ONE_BEDROOM: Layouts = [
  [
    ['living', 0, 0, 5.4, 4.2],
    ['kitchen', 5.4, 0, 2.8, 4.2],
    ['bath', 8.2, 0, 2.2, 4.2],
    ['hall', 0, 4.2, 10.4, 1.2],
    ['bed', 0, 5.4, 4.6, 3.6],
    ['majlis', 4.6, 5.4, 3.8, 3.6],
    ['terrace', 8.4, 5.4, 2, 3.6],
  ],
  [
    ['bed', 0, 0, 4.4, 4],
    ['bath', 0, 4, 4.4, 2.2],
    ['kitchen', 0, 6.2, 4.4, 2.8],
    ['hall', 4.4, 0, 1.2, 9],
    ['living', 5.6, 0, 4.6, 5],
    ['dining', 5.6, 5, 4.6, 4],
  ],
];
const FOUR_BEDROOMS: Layouts = [
  [
    ['majlis', 0, 0, 4, 3.4],
    ['living', 4, 0, 4.4, 3.4],
    ['kitchen', 8.4, 0, 3.6, 3.4],
    ['hall', 0, 3.4, 12, 1.2],
    ['bed', 0, 4.6, 3, 4.4],
    ['bed', 3, 4.6, 2.8, 4.4],
    ['bath', 5.8, 4.6, 1.6, 2.2],
    ['bath', 5.8, 6.8, 1.6, 2.2],
    ['bed', 7.4, 4.6, 2.4, 4.4],
    ['bed', 9.8, 4.6, 2.2, 4.4],
  ],
  [
    ['bed', 0, 0, 3, 3.8],
    ['bed', 3, 0, 3, 3.8],
    ['bath', 6, 0, 1.8, 3.8],
    ['bed', 7.8, 0, 2.2, 3.8],
    ['bed', 10, 0, 2, 3.8],
    ['hall', 0, 3.8, 12, 1.2],
    ['majlis', 0, 5, 4, 4],
    ['living', 4, 5, 4, 4],
    ['dining', 8, 5, 2.2, 4],
    ['kitchen', 10.2, 5, 1.8, 4],
  ],
];
const HOMES: Layouts = [
  [
    ['majlis', 0, 0, 4.4, 4],
    ['living', 4.4, 0, 4.4, 4],
    ['kitchen', 8.8, 0, 3.2, 4],
    ['hall', 0, 4, 12, 1.3],
    ['bed', 0, 5.3, 4, 3.7],
    ['bath', 4, 5.3, 1.9, 3.7],
    ['bed', 5.9, 5.3, 3.7, 3.7],
    ['bath', 9.6, 5.3, 2.4, 1.8],
    ['terrace', 9.6, 7.1, 2.4, 1.9],
  ],
  [
    ['bed', 0, 0, 3.8, 3.6],
    ['bath', 3.8, 0, 2, 3.6],
    ['bed', 5.8, 0, 3.4, 3.6],
    ['kitchen', 9.2, 0, 2.8, 3.6],
    ['hall', 0, 3.6, 12, 1.2],
    ['living', 0, 4.8, 5, 4.2],
    ['dining', 5, 4.8, 3, 4.2],
    ['majlis', 8, 4.8, 4, 4.2],
  ],
  [
    ['living', 0, 0, 5.2, 5],
    ['dining', 0, 5, 3.4, 4],
    ['kitchen', 3.4, 5, 1.8, 4],
    ['hall', 5.2, 0, 1.3, 9],
    ['majlis', 6.5, 0, 5.5, 3.4],
    ['bath', 6.5, 3.4, 2.2, 2.2],
    ['bed', 8.7, 3.4, 3.3, 2.9],
    ['bed', 6.5, 5.6, 2.2, 3.4],
    ['bed', 8.7, 6.3, 3.3, 2.7],
  ],
  [
    ['terrace', 0, 0, 3, 2.4],
    ['bed', 0, 2.4, 3.6, 3.3],
    ['bed', 0, 5.7, 3.6, 3.3],
    ['hall', 3.6, 2.4, 1.2, 6.6],
    ['living', 3, 0, 5.4, 2.4],
    ['bath', 4.8, 6.8, 2, 2.2],
    ['kitchen', 4.8, 4, 3.6, 2.8],
    ['dining', 4.8, 2.4, 3.6, 1.6],
    ['majlis', 8.4, 0, 3.6, 5],
    ['bath', 6.8, 6.8, 1.6, 2.2],
    ['bed', 8.4, 5, 3.6, 4],
  ],
];

/** How many places to sleep a layout has: a studio's bed is one of them. */
export const bedroomsIn = (cells: readonly Cell[]): number => cells.filter(([use]) => use === 'bed').length;

/** Layouts with as many bedrooms as a place has; of the largest where it has more, any where nobody counts them. */
export function layoutsFor(bedrooms: number | undefined): Layouts {
  if (bedrooms === undefined) return HOMES;
  if (bedrooms <= 1) return bedrooms === 0 ? STUDIOS : ONE_BEDROOM;
  if (bedrooms >= 4) return FOUR_BEDROOMS;
  const [first, ...others] = HOMES.filter((cells) => bedroomsIn(cells) === bedrooms);
  return first === undefined ? HOMES : [first, ...others];
}
