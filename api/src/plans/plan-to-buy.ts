import type { Reader } from '../platform/db/database.ts';
import { findPlansInForce } from './plan.queries.ts';

/** The number of the first plan that is sold, where somebody is led who has nothing left; null when none is. */
export async function findPlanToBuy(reader: Reader, now: Date): Promise<string | null> {
  const sold = (await findPlansInForce(reader, now)).find(
    ({ active, prices }) => active && prices.length > 0,
  );
  return sold === undefined ? null : String(sold.number);
}
