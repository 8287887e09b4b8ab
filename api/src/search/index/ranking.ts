import type { AdSort } from '@diyar/contract/finding/search';
import { kilometresFrom } from '@diyar/contract/values/distance';
import type { AdSearch } from './ad-search.ts';
import { nearness } from './best.ts';
import { NO_PRICE } from './columns.ts';
import { meantBy } from './match-ads.ts';
import type { Order } from './order.ts';
import type { Snapshot } from './snapshot.ts';
import { type StayTotals, stayTotals } from './stay-totals.ts';

/** An order of slots by a number, the newest made first of equal ones; standing ready or not. */
export interface Ranking {
  keyOf: (slot: number) => number;
  descending: boolean;
  ready?: Order | undefined;
}

/** For the orders that no place is asked of. */
export const NOWHERE = { lat: 0, lng: 0 };

/** What a search is ordered by. */
export function rankingOf(snapshot: Snapshot, search: AdSearch, sort: AdSort): Ranking {
  const { filters, near } = search;
  const { orders, columns, score } = snapshot;
  const ready = (order: Order): Ranking => ({
    keyOf: (slot) => order.keyOf(slot),
    descending: order.descends,
    ready: order,
  });
  const distance = kilometresFrom(near ?? NOWHERE);
  const away = (slot: number) => distance(columns.placeOf(slot));
  if (sort === 'nearest') return { keyOf: away, descending: false };
  if (sort === 'best' && near !== undefined)
    return { keyOf: (slot) => score.at(slot) + nearness(away(slot)), descending: true };
  if (sort === 'price_asc' || sort === 'price_desc') {
    const totals = stayTotals(snapshot, search);
    if (totals !== undefined) return byTotal(totals, sort === 'price_desc');
  }
  if (sort === 'price_asc') return ready(orders[meantBy(filters)]);
  if (sort === 'price_desc') return { ...ready(orders[meantBy(filters)]), descending: true };
  return ready(orders[sort]);
}

/** By the stay's total, which is the order of its nights' average too; ads without one come last. */
function byTotal(totals: StayTotals, descending: boolean): Ranking {
  const last = descending ? NO_PRICE : Number.MAX_SAFE_INTEGER;
  const keyOf = (slot: number) => {
    const total = totals.totalAt(slot);
    return total === NO_PRICE ? last : total;
  };
  return { keyOf, descending };
}
