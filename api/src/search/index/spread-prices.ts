import { MOST_STEPS, type PriceSpread } from '@diyar/contract/finding/price-spread';
import type { AdSearch } from './ad-search.ts';
import { NO_PRICE } from './columns.ts';
import { matchAds, meantBy } from './match-ads.ts';
import type { Snapshot } from './snapshot.ts';
import { stayTotals } from './stay-totals.ts';

/** The dearest ads, which would press all others into the first steps, are counted together: at most a quarter of all. */
const SHOWN_SHARE = 0.97;
const SHOWN_ALWAYS = 0.75;
const MOST_MEDIANS = 4;
/** As many as say well enough how far the steps have to reach; the least price is sought among all. */
const SAMPLE = 2_048;
const STEPS = [1, 2, 5];

/**
 * How many ads of a search cost how much: by the price that its filter of prices asks for, which is left out.
 */
export function spreadPrices(snapshot: Snapshot, search: AdSearch): PriceSpread {
  const { price_min: _1, price_max: _2, ...filters } = search.filters;
  return spreadOf(pricesOf(snapshot, { ...search, filters }));
}

/** Riyals; one for each ad that has such a price. */
function pricesOf(snapshot: Snapshot, search: AdSearch): Float64Array {
  const slots = matchAds(snapshot, search).list();
  const totals = stayTotals(snapshot, search);
  const column = snapshot.prices[meantBy(search.filters)];
  const prices = new Float64Array(slots.length);
  let priced = 0;
  for (const slot of slots) {
    const halalas = totals === undefined ? column.at(slot) : totals.averageAt(slot);
    if (halalas === NO_PRICE) continue;
    prices[priced] = halalas / 100;
    priced += 1;
  }
  return prices.subarray(0, priced);
}

/** Steps of a round width over prices in riyals, of which the dearest may lie beyond them. */
export function spreadOf(prices: Float64Array): PriceSpread {
  if (prices.length === 0) return { from: 0, step: 1, counts: [], beyond: 0 };
  const { least, most } = reachOf(prices);
  const step = stepFor(least, most);
  const from = Math.floor(least / step) * step;
  const steps = Math.floor((most - from) / step) + 1;
  // The last is for what lies beyond them.
  const counts = new Uint32Array(steps + 1);
  for (const price of prices) {
    const at = Math.min(steps, Math.floor((price - from) / step));
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return { from, step, counts: [...counts.subarray(0, steps)], beyond: counts[steps] ?? 0 };
}

/** The least price, and one that most do not exceed. */
function reachOf(prices: Float64Array): { least: number; most: number } {
  let least = Number.POSITIVE_INFINITY;
  for (const price of prices) if (price < least) least = price;
  const apart = Math.ceil(prices.length / SAMPLE);
  const length = Math.ceil(prices.length / apart);
  const sample = Float64Array.from({ length }, (_, at) => prices[at * apart] ?? least).sort();
  const at = (share: number) => sample[Math.ceil(length * share) - 1] ?? least;
  return { least, most: Math.min(at(SHOWN_SHARE), Math.max(at(SHOWN_ALWAYS), MOST_MEDIANS * at(0.5))) };
}

/** The narrowest of 1, 2, 5, 10, 20 … riyals with which the steps are not too many. */
function stepFor(least: number, most: number): number {
  for (let power = 1; ; power *= 10) {
    for (const digit of STEPS) {
      const step = digit * power;
      if (Math.floor(most / step) - Math.floor(least / step) < MOST_STEPS) return step;
    }
  }
}
