import type { MinimumPrice } from '@diyar/contract/supply/host-wizard';
import { money } from '@diyar/contract/values/money';
import type { Reader } from '../platform/db/database.ts';
import { findMinimums } from './minimum-price.queries.ts';

/** The minimum prices in force at an instant (product.md 5: the operator's, none unless set). */
export async function minimumPricesAt(reader: Reader, now: Date): Promise<MinimumPrice[]> {
  const rows = await findMinimums(reader, now);
  return rows.map(({ category, kind, amount }) => ({ category, kind, price: money(amount) }));
}
