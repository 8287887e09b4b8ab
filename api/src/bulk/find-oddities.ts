import type { BulkColumn } from '@diyar/contract/words/bulk-columns';
import { foldArabic } from '../text/fold-text.ts';
import type { ReadRow } from './read-row.ts';

/** What may be wrong with a row that is fine: somebody should look at it, and nobody is kept from adding it. */
export type OddKind =
  | 'areaIsPrice'
  | 'metreLow'
  | 'metreHigh'
  | 'saleInRent'
  | 'rentInSale'
  | 'weekAsYear'
  | 'furnishedInText'
  | 'unfurnishedInText'
  | 'sameTitle';

export interface Oddity {
  column: BulkColumn;
  kind: OddKind;
}

type Facts = Pick<ReadRow, 'property' | 'unit' | 'prices'>;

/** So many rows of one call with one title are copies of one rather than units of their own. */
const MANY_TITLES = 5;
const HALALAS = 100;
/** Riyals for a square metre beyond which a price, or the area, was surely mistyped: dearer and cheaper than any in the Kingdom. */
const METRE = { yearly: [10, 8000], monthly: [2, 2000], main: [20, 100_000] } as const;

const SALE = /(^| )(للبيع|for sale)( |$)/;
const RENT = /(^| )(للايجار|للتاجير|for rent|to let)( |$)/;
const WEEK = /(^| )(اسبوعي|اسبوعيا|بالاسبوع|للاسبوع|weekly|per week|a week)( |$)/;
const UNFURNISHED = /(^| )((غير|بدون|ليست|مب|مو) (مفروش|مفروشه|فرش|اثاث)|unfurnished|not furnished)( |$)/g;
const FURNISHED = /(^| )(مفروش|مفروشه|مؤثث|موثث|موثثه|fully furnished|furnished)( |$)/;

/** Returns the oddities of each row, in the order of the rows. */
export function findOddities(rows: readonly Facts[]): Oddity[][] {
  const titles = Map.groupBy(rows, titleOf);
  const isMany = (row: Facts) =>
    titleOf(row) !== '' && (titles.get(titleOf(row))?.length ?? 0) >= MANY_TITLES;
  return rows.map((row) => [
    ...numbersOf(row),
    ...textsOf(row),
    ...(isMany(row)
      ? [{ column: row.unit.name_ar ? 'unit.name_ar' : 'unit.name_en', kind: 'sameTitle' } as const]
      : []),
  ]);
}

const titleOf = ({ unit }: Facts): string => foldArabic(`${unit.name_ar ?? ''} ${unit.name_en ?? ''}`);

const amountOf = ({ prices }: Facts, kind: 'daily' | 'monthly' | 'yearly' | 'main'): number | undefined => {
  const amount = prices[kind]?.amount;
  return amount === undefined || amount === null ? undefined : amount / HALALAS;
};

function numbersOf(row: Facts): Oddity[] {
  const found: Oddity[] = [];
  const area = row.unit.area ?? row.property.area ?? 0;
  if (area > 0) {
    const kinds = ['daily', 'monthly', 'yearly', 'main'] as const;
    if (kinds.some((kind) => amountOf(row, kind) === area))
      found.push({
        column: row.unit.area === row.property.area ? 'property.area' : 'unit.area',
        kind: 'areaIsPrice',
      });
    for (const kind of ['yearly', 'monthly', 'main'] as const) {
      const amount = amountOf(row, kind);
      if (amount === undefined || amount === area) continue;
      const [least, most] = METRE[kind];
      if (amount / area < least) found.push({ column: `prices.${kind}`, kind: 'metreLow' });
      if (amount / area > most) found.push({ column: `prices.${kind}`, kind: 'metreHigh' });
    }
  }
  return isWeekAsYear(row) ? [...found, { column: 'prices.yearly', kind: 'weekAsYear' }] : found;
}

/** A year that costs no more than two months or two weeks, or is told by the week. */
function isWeekAsYear(row: Facts): boolean {
  const [year, month, day] = [amountOf(row, 'yearly'), amountOf(row, 'monthly'), amountOf(row, 'daily')];
  if (year === undefined) return false;
  return (
    (month !== undefined && year <= 2 * month) ||
    (day !== undefined && year <= 14 * day) ||
    WEEK.test(textOf(row))
  );
}

function textOf({ property, unit }: Facts): string {
  const parts = [property.name, unit.name_ar, unit.name_en, unit.description_ar, unit.description_en];
  return foldArabic(parts.filter((part) => part !== undefined && part !== null).join(' ')).replace(
    /[^\p{L}\p{N}]+/gu,
    ' ',
  );
}

function textsOf(row: Facts): Oddity[] {
  const text = textOf(row);
  const { purpose } = row.prices;
  const { furnished } = row.property;
  const saysUnfurnished = text.search(UNFURNISHED) >= 0;
  const saysFurnished = FURNISHED.test(text.replace(UNFURNISHED, ' '));
  const odd: (Oddity | false)[] = [
    purpose === 'rent' &&
      SALE.test(text) &&
      !RENT.test(text) && { column: 'prices.purpose', kind: 'saleInRent' },
    purpose === 'sale' &&
      RENT.test(text) &&
      !SALE.test(text) && { column: 'prices.purpose', kind: 'rentInSale' },
    furnished === 'none' && saysFurnished && { column: 'property.furnished', kind: 'furnishedInText' },
    furnished === 'full' && saysUnfurnished && { column: 'property.furnished', kind: 'unfurnishedInText' },
  ];
  return odd.filter((one) => one !== false);
}
