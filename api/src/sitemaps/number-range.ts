/** The public numbers from `from` up to but not `to`. */
export interface NumberRange {
  from: number;
  to: number;
}

/** The numbers that `public_number` of the database gives out: 90 million, evenly. */
const LOWEST = 10_000_000;
const AMOUNT = 90_000_000;
/** Most ads in a part, each with an address in two languages: under the 50,000 that a sitemap may hold. */
export const MOST_OF_PART = 24_000;
const MOST_PARTS = 4096;

/**
 * Returns the number of parts for so many numbers: a power of two, so that the parts stay as they are while ads come
 * and go, until there are twice as many. Numbers are given out evenly, so every part is as full as the next.
 */
export function partsOf(numbers: number): number {
  let parts = 1;
  // An eighth to spare.
  while (parts < MOST_PARTS && numbers / parts > MOST_OF_PART * (7 / 8)) parts *= 2;
  return parts;
}

/** The numbers of one part, counted from 1; undefined when there can be no such part. */
export function rangeOf(part: number, parts: number): NumberRange | undefined {
  const isPowerOfTwo = Number.isInteger(Math.log2(parts));
  if (!isPowerOfTwo || parts > MOST_PARTS || part < 1 || part > parts) return undefined;
  const border = (n: number) => LOWEST + Math.floor((AMOUNT / parts) * n);
  return { from: border(part - 1), to: border(part) };
}
