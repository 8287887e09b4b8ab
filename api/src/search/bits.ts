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
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) {
    const word = bits[at] ?? 0;
    if (word !== 0) count += countOnes(word);
  }
  return count;
}

export function countCommon(bits: Bits, other: Bits): number {
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) {
    const word = (bits[at] ?? 0) & (other[at] ?? 0);
    if (word !== 0) count += countOnes(word);
  }
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

/** Takes out every slot whose value is not within both ends. */
export function keepWithin(
  bits: Bits,
  values: Float64Array | Uint32Array,
  least: number,
  most: number,
): void {
  for (let at = 0; at < bits.length; at += 1) {
    const word = bits[at] ?? 0;
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
