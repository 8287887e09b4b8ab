import { type Period, priceKindOf } from '@diyar/contract/words/period';

/** The word for a price's period in the catalogues (common.per, common.period): null is the sale price. */
export function periodWord(period: Period | null): 'hourly' | 'daily' | 'monthly' | 'yearly' | 'sale' {
  return period === null ? 'sale' : priceKindOf(period);
}

/** A price or number inside a sentence, kept together and left to right: Arabic around it would turn "350 S.R" about. */
export function isolated(text: string): string {
  return `\u2066${text}\u2069`;
}
