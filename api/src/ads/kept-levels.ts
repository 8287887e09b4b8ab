import type { PriceKind } from '@diyar/contract/words/period';
import { LIFETIMES } from '../lifetimes/lifetimes.ts';
import { type Clock, LoadingCache } from '../platform/cache/loading-cache.ts';
import type { Reader } from '../platform/db/database.ts';
import type { Price } from '../prices/headline.ts';
import { isCompared, type LikePrices, likestOf } from './like-prices.ts';
import { findPriceLevels, type PriceLevelRow } from './market.queries.ts';
import type { MarketScope, MarketSubject } from './market.ts';

/** Levels of a category in a district or a city, up to twenty for each kind of price: more than are asked for in a minute. */
const MOST_LEVELS = 10_000;
/** Where a unit stands says more of its price than anything else: the city is asked only where its district says nothing. */
const SCOPES = ['district', 'city'] as const;

interface Market {
  place: MarketSubject;
  scope: MarketScope;
}

/** Median prices of like ads, kept for a minute. */
export class KeptLevels {
  readonly #levels: LoadingCache<string, PriceLevelRow[]>;

  constructor(clock: Clock) {
    this.#levels = new LoadingCache({
      most: MOST_LEVELS,
      weightOf: (levels) => levels.length + 1,
      lifetime: LIFETIMES.priceLevels,
      clock,
    });
  }

  /** The medians to compare an ad's prices with, by kind; none where too few ads are alike. `today` is a Riyadh date. */
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
    const byKey = new Map(kinds.map((kind) => [keyOf(ground, kind, today), kind]));
    const levels = await this.#levels.getMany([...byKey.keys()], async (missing) => {
      const asked = missing.flatMap((key) => byKey.get(key) ?? []);
      const read = await findPriceLevels(reader, ground, asked, today);
      return (key) => read.filter(({ kind }) => kind === byKey.get(key));
    });
    return levels.flat();
  }
}

function keyOf({ place, scope }: Market, kind: PriceKind, today: string): string {
  const { purpose, category_id, city_id, district_id, rooms, usage, leaves_early } = place;
  const where = scope === 'district' ? district_id : city_id;
  return [today, purpose, category_id, scope, where, rooms === null ? usage : '', leaves_early, kind].join(
    ' ',
  );
}
