import type { PriceKind } from '@diyar/contract/period';
import { LRUCache } from 'lru-cache';
import type { Reader } from '../platform/db/database.ts';
import type { Price } from '../pricing/headline.ts';
import { findPriceLevels, type MarketPlace, type PriceLevelRow } from './market.queries.ts';

/** A district's ads of a category, for each kind of price: more than are asked for in a minute. */
const MOST_LEVELS = 20_000;
/** What a district asks for does not move in a minute, and reading it costs as much as the rest of an ad's page. */
const KEPT_MILLIS = 60_000;

/** What like ads ask for, kept for a minute: a figure of the market, not a list of ads. */
export class KeptLevels {
  readonly #levels: LRUCache<string, { level: PriceLevelRow | undefined }>;

  /** `now` in epoch milliseconds. */
  constructor(now: () => number) {
    this.#levels = new LRUCache({ max: MOST_LEVELS, ttl: KEPT_MILLIS, ttlResolution: 0, perf: { now } });
  }

  /** The levels beside which an ad's prices stand; none where too few ads are alike. `today` is a Riyadh date. */
  async find(
    reader: Reader,
    place: MarketPlace,
    prices: readonly Price[],
    today: string,
  ): Promise<PriceLevelRow[]> {
    const kinds = prices.flatMap(({ kind }) => (isCompared(kind, place.purpose) ? kind : []));
    // Looked up once: what is kept now may be over, or pushed out, when what is missing has been read.
    const levels = new Map(kinds.map((kind) => [kind, this.#levels.get(keyOf(place, kind, today))]));
    const missing = kinds.filter((kind) => levels.get(kind) === undefined);
    const read = missing.length === 0 ? [] : await findPriceLevels(reader, place, missing, today);
    for (const kind of missing) {
      const kept = { level: read.find((row) => row.kind === kind) };
      levels.set(kind, kept);
      this.#levels.set(keyOf(place, kind, today), kept);
    }
    return kinds.flatMap((kind) => levels.get(kind)?.level ?? []);
  }
}

/** The whole price of what is sold, each rent of what is let; a price by the metre says nothing by itself. */
function isCompared(kind: PriceKind, purpose: MarketPlace['purpose']): boolean {
  return kind !== 'per_meter' && (purpose === 'sale') === (kind === 'main');
}

function keyOf(
  { purpose, category_id, city_id, district_id }: MarketPlace,
  kind: PriceKind,
  today: string,
): string {
  return [today, purpose, category_id, city_id, district_id, kind].join(' ');
}
