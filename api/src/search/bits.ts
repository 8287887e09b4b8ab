/** A set of slots: bit `slot & 31` of word `slot >>> 5`. */
export type Bits = Uint32Array;

export function bitsFor(slots: number): Bits {
  return new Uint32Array((slots + 31) >>> 5);
}

export function hasBit(bits: Bits, slot: number): boolean {
  return (((bits[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1;
}

export function putBit(bits: Bits, slot: number, isIn: boolean): void {
  const word = bits[slot >>> 5] ?? 0;
  const bit = 1 << (slot & 31);
  bits[slot >>> 5] = isIn ? word | bit : word & ~bit;
}

/** A longer copy; the same when it is long enough. */
export function grownBits(bits: Bits, slots: number): Bits {
  if (bits.length * 32 >= slots) return bits;
  const grown = bitsFor(slots);
  grown.set(bits);
  return grown;
}

export function keepCommon(bits: Bits, other: Bits): void {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) & (other[at] ?? 0);
}

export function dropAll(bits: Bits, other: Bits): void {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) & ~(other[at] ?? 0);
}

function countOnes(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countBits(bits: Bits): number {
  return countCommon(bits, bits);
}

/** What three bits of each place carry over when they are added, and, by `^`, what stays. */
function carry(one: number, other: number, third: number): number {
  return (one & other) | ((one ^ other) & third);
}

function common(bits: Bits, other: Bits, at: number): number {
  return (bits[at] ?? 0) & (other[at] ?? 0);
}

/**
 * How many slots two sets have in common, between two words (all of them, unless told). Adds eight words in every place of a word at once and counts the
 * ones of what is carried over (Harley and Seal's way): half the work of counting in each word.
 */
export function countCommon(bits: Bits, other: Bits, from = 0, to = bits.length): number {
  const whole = to - ((to - from) & 7);
  let eights = 0;
  let fours = 0;
  let twos = 0;
  let ones = 0;
  for (let at = from; at < whole; at += 8) {
    const [a, b] = [common(bits, other, at), common(bits, other, at + 1)];
    const two = carry(ones, a, b);
    ones ^= a ^ b;
    const [c, d] = [common(bits, other, at + 2), common(bits, other, at + 3)];
    const nextTwo = carry(ones, c, d);
    ones ^= c ^ d;
    const four = carry(twos, two, nextTwo);
    twos ^= two ^ nextTwo;
    const [e, f] = [common(bits, other, at + 4), common(bits, other, at + 5)];
    const thirdTwo = carry(ones, e, f);
    ones ^= e ^ f;
    const [g, h] = [common(bits, other, at + 6), common(bits, other, at + 7)];
    const lastTwo = carry(ones, g, h);
    ones ^= g ^ h;
    const nextFour = carry(twos, thirdTwo, lastTwo);
    twos ^= thirdTwo ^ lastTwo;
    eights += countOnes(carry(fours, four, nextFour));
    fours ^= four ^ nextFour;
  }
  let count = 8 * eights + 4 * countOnes(fours) + 2 * countOnes(twos) + countOnes(ones);
  for (let at = whole; at < to; at += 1) count += countOnes(common(bits, other, at));
  return count;
}

/** Writes the slots of a set into `into`, ascending and no more than fit, and answers how many. */
export function listSlots(bits: Bits, into: Uint32Array): number {
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) {
    let word = bits[at] ?? 0;
    while (word !== 0) {
      if (count === into.length) return count;
      const lowest = word & -word;
      into[count] = (at << 5) + 31 - Math.clz32(lowest);
      count += 1;
      word ^= lowest;
    }
  }
  return count;
}

/** Of a word with more slots than these it is quicker to look at the values of all 32, without a branch. */
const MOST_ALONE = 6;

/** Takes out every slot whose value is not within both ends. */
export function keepWithin(
  bits: Bits,
  values: Float64Array | Uint32Array,
  least: number,
  most: number,
): void {
  for (let at = 0; at < bits.length; at += 1) {
    const word = bits[at] ?? 0;
    if (word === 0) continue;
    if (countOnes(word) > MOST_ALONE) {
      bits[at] = word & wordWithin(values, at << 5, least, most);
      continue;
    }
    let left = word;
    let kept = word;
    while (left !== 0) {
      const lowest = left & -left;
      const value = values[(at << 5) + 31 - Math.clz32(lowest)] ?? Number.NaN;
      if (!(value >= least && value <= most)) kept ^= lowest;
      left ^= lowest;
    }
    bits[at] = kept;
  }
}

/** Which of 32 slots from the first have a value within both ends. */
function wordWithin(values: Float64Array | Uint32Array, first: number, least: number, most: number): number {
  let word = 0;
  for (let bit = 31; bit >= 0; bit -= 1) {
    const value = values[first + bit] ?? Number.NaN;
    word = (word << 1) | (Number(value >= least) & Number(value <= most));
  }
  return word;
}

/** Takes out every slot that fails the test. */
export function keepWhere(bits: Bits, test: (slot: number) => boolean): void {
  for (let at = 0; at < bits.length; at += 1) {
    const word = bits[at] ?? 0;
    let left = word;
    let kept = word;
    while (left !== 0) {
      const lowest = left & -left;
      if (!test((at << 5) + 31 - Math.clz32(lowest))) kept ^= lowest;
      left ^= lowest;
    }
    bits[at] = kept;
  }
}
