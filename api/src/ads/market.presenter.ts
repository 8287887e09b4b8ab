import { riyadhIso } from '@diyar/contract/format';
import type { PriceHistory, PriceLevel } from '@diyar/contract/market';
import { money } from '@diyar/contract/money';
import { periodOf } from '@diyar/contract/period';
import type { Price } from '../pricing/headline.ts';
import type { PriceChangeRow, PriceLevelRow } from './market.queries.ts';

/** Each of an ad's prices beside the level of its kind, in the order of the kinds. */
export function presentLevels(prices: readonly Price[], rows: readonly PriceLevelRow[]): PriceLevel[] {
  return prices.flatMap(({ kind, amount }) => {
    const level = rows.find((row) => row.kind === kind);
    if (level === undefined) return [];
    const { scope, ads, median } = level;
    return {
      kind,
      period: periodOf(kind),
      scope,
      ads,
      median: money(Math.round(median)),
      price: money(amount),
      difference_percent: Math.round(((amount - median) / median) * 100),
    };
  });
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
      points: points.map(({ at, amount }) => ({ at: riyadhIso(new Date(at)), price: money(amount) })),
    };
  });
}
