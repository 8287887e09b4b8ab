/** Halalas × numerator ÷ denominator, rounded half up; exact for whole inputs below 2^53 (BigInt where what lies between is not). */
export function scale(halalas: number, numerator: number, denominator: number): number {
  const twice = 2 * halalas * numerator + denominator;
  // The nearest double of a quotient of two such numbers is below the next whole number, unless it is that number.
  if (twice >= 0 && twice <= Number.MAX_SAFE_INTEGER) return Math.floor(twice / (2 * denominator));
  const product = BigInt(halalas) * BigInt(numerator) * 2n + BigInt(denominator);
  return Number(product / (2n * BigInt(denominator)));
}

/** A percent of an amount, rounded half up to a halala. */
export function percentOf(halalas: number, percent: number): number {
  return scale(halalas, percent, 100);
}

/** The tax inside a tax-inclusive amount: amount − round(amount ÷ (1 + rate)) (domain.md 4.1). */
export function taxWithin(halalas: number, percent: number): number {
  return halalas - scale(halalas, 100, 100 + percent);
}
