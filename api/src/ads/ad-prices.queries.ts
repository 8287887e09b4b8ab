import type { PriceKind } from '@diyar/contract/words/period';
import type { Reader } from '../platform/db/database.ts';

/** The prices of an ad's unit that are switched on, in halalas. */
export function findActivePrices(
  reader: Reader,
  number: string,
): Promise<{ kind: PriceKind; amount: number }[]> {
  return reader
    .selectFrom('unit_price')
    .innerJoin('ad', 'ad.unit_id', 'unit_price.unit_id')
    .select(['unit_price.kind', 'unit_price.amount'])
    .where('ad.number', '=', Number(number))
    .where('unit_price.active', '=', true)
    .orderBy('unit_price.kind')
    .execute();
}
