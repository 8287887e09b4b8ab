import { z } from 'zod';

/** Money on the wire: whole halalas, and the text a person reads. */
export const Money = z.object({ amount: z.int(), text: z.string() });
export type Money = z.infer<typeof Money>;

const GROUPED = new Intl.NumberFormat('en-US', { minimumFractionDigits: 0, maximumFractionDigits: 2 });
const GROUPED_HALALAS = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/**
 * Halalas as the brief writes money in both languages: en-US grouping, the number first, then S.R. Halalas are shown
 * only when there are some: 125000 → "1,250 S.R", 125050 → "1,250.50 S.R".
 */
export function moneyText(halalas: number): string {
  const format = halalas % 100 === 0 ? GROUPED : GROUPED_HALALAS;
  return `${format.format(halalas / 100)} S.R`;
}

/** Halalas with their text, as every price on the wire. */
export function money(halalas: number): Money {
  return { amount: halalas, text: moneyText(halalas) };
}
