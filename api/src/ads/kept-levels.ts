import type { PriceKind } from '@diyar/contract/period';
import { LRUCache } from 'lru-cache';
import type { Reader } from '../platform/db/database.ts';
import type { Price } from '../prices/headline.ts';
import { isCompared, type LikePrices, likestOf } from './like-prices.ts';
import {
  findPriceLevels,
  type MarketScope,
  type MarketSubject,
  type PriceLevelRow,
} from './market.queries.ts';

/** Levels of a category in a district or a city, up to twenty for each kind of price: more than are asked for in a minute. */
const MOST_LEVELS = 10_000;
/** What a place asks for does not move in a minute, and reading it costs as much as the rest of an ad's page. */
const KEPT_MILLIS = 60_000;
/** Where a unit stands says more of its price than anything else: the city is asked only where its district says nothing. */
const SCOPES = ['district', 'city'] as const;

interface Market {
  place: MarketSubject;
  scope: MarketScope;
}

/** What like ads ask for, kept for a minute: a figure of the market, not a list of ads. */
export class KeptLevels {
  readonly #levels: LRUCache<string, PriceLevelRow[]>;

  /** `now` in epoch milliseconds. */
  constructor(now: () => number) {
    this.#levels = new LRUCache({
      maxSize: MOST_LEVELS,
      sizeCalculation: (levels) => levels.length + 1,
      ttl: KEPT_MILLIS,
      ttlResolution: 0,
      perf: { now },
    });
  }

  /** What an ad's prices stand beside, by kind; none where too few ads are alike. `today` is a Riyadh date. */
  async find(
    reader: Reader,
    subject: MarketSubject,
    prices: readonly Price[],
    today: string,
  ): Promise<Map<PriceKind, LikePrices>> {
    const found = new Map<PriceKind, LikePrices>();
    let wanted = prices.flatMap(({ kind }) => (isCompared(kind, subject.purpose) ? kind : []));
    for (const scope of SCOPES) {
      const levels = await this.#read(reader, { place: subject, scope }, wanted, today);
      for (const kind of wanted) {
        const likest = likestOf(kind, subject, scope, levels);
        if (likest !== undefined) found.set(kind, likest);
      }
      wanted = wanted.filter((kind) => !found.has(kind));
    }
    return found;
  }

  async #read(
    reader: Reader,
    ground: Market,
    kinds: readonly PriceKind[],
    today: string,
  ): Promise<PriceLevelRow[]> {
    // Looked up once: what is kept now may be over, or pushed out, when what is missing has been read.
    const levels = new Map(kinds.map((kind) => [kind, this.#levels.get(keyOf(ground, kind, today))]));
    const missing = kinds.filter((kind) => levels.get(kind) === undefined);
    const read = missing.length === 0 ? [] : await findPriceLevels(reader, ground, missing, today);
    for (const kind of missing) {
      const rows = read.filter((row) => row.kind === kind);
      levels.set(kind, rows);
      this.#levels.set(keyOf(ground, kind, today), rows);
    }
    return kinds.flatMap((kind) => levels.get(kind) ?? []);
  }
}

function keyOf({ place, scope }: Market, kind: PriceKind, today: string): string {
  const { purpose, category_id, city_id, district_id, rooms, usage, leaves_early } = place;
  const where = scope === 'district' ? district_id : city_id;
  return [today, purpose, category_id, scope, where, rooms === null ? usage : '', leaves_early, kind].join(
    ' ',
  );
}
