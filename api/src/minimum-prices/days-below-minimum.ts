import type { MinimumPrice } from '@diyar/contract/supply/host-wizard';
import type { BrokenField } from '@diyar/contract/supply/supply-checks';
import { moneyText } from '@diyar/contract/values/money';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import type { PricesContent } from '@diyar/contract/words/supply';
import type { Tx } from '../platform/db/database.ts';
import { overridden } from '../prices/overrides.ts';
import { findPercentsAhead, lockPricedUnit } from './minimum-price.queries.ts';
import { minimumPricesAt } from './minimum-prices-at.ts';

const DATED = ['daily', 'hourly'] as const;
type DatedPrices = Pick<PricesContent, (typeof DATED)[number]>;

/**
 * Returns the prices of nights and hours under which days that were lowered by a percent would cost less than the operator's
 * minimum for the category; a price that stays on as it is is not looked at. Whoever paints days meanwhile waits for the
 * transaction, and is held to the price it leaves.
 */
export async function daysBelowMinimum(
  tx: Tx,
  unitId: string,
  { category, before, after }: { category: string; before: DatedPrices; after: DatedPrices },
  now: Date,
): Promise<BrokenField[]> {
  const changed = DATED.filter((kind) => {
    const [was, is] = [before[kind], after[kind]];
    return is?.active === true && (was?.active !== true || is.amount !== was.amount);
  });
  if (changed.length === 0) return [];
  await lockPricedUnit(tx, unitId);
  const minimums = await minimumPricesAt(tx, now);
  const percents = await findPercentsAhead(tx, unitId, riyadhDate(now));
  return changed.flatMap((kind): BrokenField[] => {
    const minimum = minimumOf(minimums, category, kind);
    const amount = after[kind]?.amount;
    if (minimum === undefined || amount === null || amount === undefined || amount < minimum) return [];
    const own = percents.filter((one) => one.kind === kind);
    const lowest = Math.min(...own.map(({ percent }) => overridden(amount, { amount: null, percent })));
    if (lowest >= minimum) return [];
    const params = { price: moneyText(minimum) };
    return [{ topic: 'prices', field: `prices.${kind}.amount`, rule: 'days_min_price', params }];
  });
}

/** The operator's minimum for a kind of price in a category, halalas; undefined without one. */
export function minimumOf(
  minimums: readonly MinimumPrice[],
  category: string,
  kind: MinimumPrice['kind'],
): number | undefined {
  return minimums.find((one) => one.category === category && one.kind === kind)?.price.amount;
}
