import type { PriceSpread, SpreadQuery } from '@diyar/contract/finding/price-spread';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import type { Search } from './index/search-engine.ts';
import { spreadPrices } from './index/spread-prices.ts';
import type { Asked } from './list-ads.ts';

/** How many ads of a search cost how much, whatever prices it asks for. */
export async function showPriceSpread(
  search: Search,
  { q: _, ...filters }: SpreadQuery,
  { now, mayHaveWritten, words }: Asked,
): Promise<PriceSpread> {
  const asked = { filters, words: words.needed, now, today: riyadhDate(now) };
  return await search.ask({ now, mayHaveWritten }, (snapshot) => spreadPrices(snapshot, asked));
}
