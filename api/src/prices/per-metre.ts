/** From so many halalas on a metre is told to the riyal, below to the halala. */
const SMALL = 10_000;

/** The price of a square metre in halalas, rounded for reading; never used for payments. `area` in square metres. */
export function perMetre(halalas: number, area: number): number {
  return rounded(halalas / area);
}

/** A price of a square metre that was worked out, rounded as people read it. */
export function rounded(halalas: number): number {
  return halalas < SMALL ? Math.round(halalas) : Math.round(halalas / 100) * 100;
}
