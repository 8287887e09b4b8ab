import type { AdSort } from '@diyar/contract/finding/search';
import { priceKindOf } from '@diyar/contract/words/period';
import { findUnit, type UnitRow } from '../availability/unit.queries.ts';
import { brokenPolicy } from '../availability/unit-policy.ts';
import { leastCharges } from '../availability/unit-prices.ts';
import { lengthOf, readStay, type Stay } from '../calendar/stay.ts';
import { scale } from '../money/rounding.ts';
import type { Reader } from '../platform/db/database.ts';
import { stayTotal } from '../prices/price-stay.ts';
import type { AdSearch } from '../search/index/ad-search.ts';

const STRANGER = { personId: null, linkKey: undefined };

/** The stays over night that a search with dates may mean. */
function staysOf({ filters: { from, to, period } }: AdSearch): Stay[] {
  if (from === undefined || to === undefined) return [];
  return ([2, 3, 4] as const).flatMap((one) => {
    const read = readStay(one, from, to);
    return (period === undefined || period === one) && 'stay' in read ? [read.stay] : [];
  });
}

/** Whether a search is one whose prices are totals of a stay. */
export const hasStay = (search: AdSearch) => staysOf(search).length > 0;

/** What the stay of a search costs least at a unit, as its quote says; undefined where it is let by the hour alone. */
function totalAt(unit: UnitRow, search: AdSearch): { total: number; average: number } | undefined {
  const { now, filters } = search;
  const guests = Math.max(1, filters.guests ?? 1);
  const totals = staysOf(search)
    .filter(({ period }) => unit.prices[priceKindOf(period)] !== undefined)
    .filter((stay) => brokenPolicy(stay, unit.policy, now) === undefined)
    .map((stay) => stayTotal(leastCharges(unit, stay, { guests }, now)));
  if (totals.length === 0) return undefined;
  const total = Math.min(...totals);
  const [nights] = readNights(search);
  const [asked] = staysOf(search);
  const units = filters.period === undefined || asked === undefined ? nights : lengthOf(asked);
  return { total, average: scale(total, 1, units ?? 1) };
}

function readNights({ filters: { from = '', to = '' } }: AdSearch): number[] {
  const read = readStay(2, from, to);
  return 'stay' in read ? [lengthOf(read.stay)] : [];
}

type Found = { unit_id: string; held: number };

/** Ads of a search with what the stay costs, without those beyond its prices; without dates as they are. */
export async function keepByTotals<T extends Found>(
  reader: Reader,
  search: AdSearch,
  found: readonly T[],
): Promise<(T & { total?: number })[]> {
  if (!hasStay(search)) return [...found];
  const { price_min: least = 0, price_max: most } = search.filters;
  const isPriced = search.filters.price_min !== undefined || most !== undefined;
  const kept: (T & { total?: number })[] = [];
  for (const ad of found) {
    const unit = await findUnit(reader, ad.unit_id, STRANGER, search.today);
    const told = unit && totalAt(unit, search);
    if (told === undefined) {
      if (!isPriced) kept.push(ad);
      continue;
    }
    const isWithin = told.average >= least * 100 && told.average <= (most ?? Infinity) * 100;
    if (!isPriced || isWithin) kept.push({ ...ad, total: told.total });
  }
  return kept;
}

/** By the stay's total where there are any, those that hold more words first; of equal ones as they came. */
export function byTotals<T extends Found & { total?: number }>(found: readonly T[], sort: AdSort): T[] {
  if (found.every(({ total }) => total === undefined)) return [...found];
  const keyOf = ({ total }: T) => (sort === 'price_asc' ? (total ?? Infinity) : -(total ?? -1));
  return [...found].sort((one, other) => other.held - one.held || keyOf(one) - keyOf(other));
}
