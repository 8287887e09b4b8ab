import { pricesErrors } from '@diyar/contract/supply/letting-checks';
import type { BrokenField, SupplyContext } from '@diyar/contract/supply/supply-checks';
import { daysBelowMinimum } from '../minimum-prices/days-below-minimum.ts';
import type { Tx } from '../platform/db/database.ts';
import { type Asker, readUnit } from './show-properties.ts';
import { findUnitIds } from './unit.queries.ts';
import { pricesContentOf } from './unit-row.ts';

/** Prices of the property's units, and of their days, that are below the operator's minimum for another category. */
export async function categoryErrors(
  tx: Tx,
  propertyId: string,
  category: string | null | undefined,
  { actor, context, now }: Pick<Asker, 'actor' | 'now'> & { context: SupplyContext },
): Promise<BrokenField[]> {
  for (const unitId of await findUnitIds(tx, propertyId)) {
    const { row } = await readUnit(tx, actor, unitId);
    const after = pricesContentOf(row.prices, row.purpose);
    const broken = pricesErrors(after, category, context.minimums);
    const days = await daysBelowMinimum(tx, unitId, { category: category ?? '', before: {}, after }, now);
    const low = [...broken, ...days].find(({ rule }) => rule === 'min_price' || rule === 'days_min_price');
    if (low !== undefined) return [{ ...low, topic: 'property', field: 'property.category' }];
  }
  return [];
}
