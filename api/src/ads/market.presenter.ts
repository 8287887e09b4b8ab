import { riyadhIso } from '@diyar/contract/format';
import type { PriceHistory, PriceLevel } from '@diyar/contract/market';
import { money } from '@diyar/contract/money';
import { periodOf } from '@diyar/contract/period';
import type { PriceChangeRow, PriceLevelRow } from './market.queries.ts';

export function presentLevels(rows: readonly PriceLevelRow[]): PriceLevel[] {
  return rows.map(({ kind, amount, scope, ads, median }) => ({
    kind,
    period: periodOf(kind),
    scope,
    ads,
    median: money(Math.round(median)),
    price: money(amount),
    difference_percent: Math.round(((amount - median) / median) * 100),
  }));
}

/** The kinds whose price changed; a price set again to what it was is no change. */
export function presentHistory(rows: readonly PriceChangeRow[]): PriceHistory[] {
  const kinds = Map.groupBy(rows, ({ kind }) => kind);
  return [...kinds].flatMap(([kind, changes]) => {
    const points = changes.filter(({ amount }, place) => amount !== changes[place - 1]?.amount);
    if (points.length < 2) return [];
    return {
      kind,
      period: periodOf(kind),
      points: points.map(({ at, amount }) => ({ at: riyadhIso(at), price: money(amount) })),
    };
  });
}
