/** Halalas × numerator ÷ denominator, rounded half up; exact for whole inputs below 2^53 (BigInt in between). */
export function scale(halalas: number, numerator: number, denominator: number): number {
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
