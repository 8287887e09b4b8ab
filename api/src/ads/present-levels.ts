import type { PriceLevel } from '@diyar/contract/finding/market';
import { money } from '@diyar/contract/values/money';
import { type PriceKind, periodOf } from '@diyar/contract/words/period';
import type { Price } from '../prices/headline.ts';
import { rounded } from '../prices/per-metre.ts';
import type { LikePrices } from './like-prices.ts';
import { sizeBounds } from './unit-size.ts';

/** Each of an ad's prices beside those of ads like it, in the order of the kinds; `area` in square metres. */
export function presentLevels(
  { prices, area }: { prices: readonly Price[]; area: number },
  likes: ReadonlyMap<PriceKind, LikePrices>,
  categoryPlural: string,
): PriceLevel[] {
  const toldMetre = prices.find(({ kind }) => kind === 'per_meter')?.amount;
  return prices.flatMap(({ kind, amount }) => {
    const like = likes.get(kind);
    if (like === undefined) return [];
    const { scope, measure, level } = like;
    const ofMetre = (kind === 'main' ? toldMetre : undefined) ?? amount / area;
    const own = measure === 'whole' ? amount : ofMetre;
    const [, median] = level[measure];
    const size = level.size === null ? { from: null, to: null } : sizeBounds(level.size);
    const told = (halalas: number) => money(measure === 'whole' ? Math.round(halalas) : rounded(halalas));
    return {
      kind,
      period: periodOf(kind),
      scope,
      measure,
      category_plural: categoryPlural,
      rooms: level.rooms,
      area_from: size.from,
      area_to: size.to,
      ads: level.ads,
      median: told(median),
      price: told(own),
      difference_percent: Math.round(((own - median) / median) * 100),
    };
  });
}
