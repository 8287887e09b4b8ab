import type { PriceHistory } from '@diyar/contract/finding/market';
import { riyadhIso } from '@diyar/contract/values/format';
import { money } from '@diyar/contract/values/money';
import { periodOf } from '@diyar/contract/words/period';
import type { PriceChangeRow } from './market.queries.ts';

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
