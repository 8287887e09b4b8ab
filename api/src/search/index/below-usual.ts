import { BEFORE_DAWN } from '@diyar/contract/values/day-use';
import { PERIODS, type Period, priceKindOf } from '@diyar/contract/words/period';
import { isComparedByRooms } from '../../ads/like-prices.ts';
import { FEWEST_ADS } from '../../ads/market.ts';
import type { SlotSet } from './sets/slot-set.ts';
import type { Snapshot } from './snapshot.ts';

type Kind = 'main' | ReturnType<typeof priceKindOf>;

/** A price that is nearly the usual one is worth no word; one that is far below it may be no bargain but a mistake, or bait. */
const LEAST_PERCENT = 10;
const MOST_PERCENT = 50;

/**
 * By how many percent homes on a page ask less than the homes with as many rooms of their district usually do: as their own
 * pages say it (decision 023), of what is asked before offers. None where fewer than five homes are alike.
 */
export class UsualPrices {
  readonly #snapshot: Snapshot;
  #like: SlotSet | undefined;
  /** Medians of what this page has asked for already. */
  readonly #known = new Map<string, number | undefined>();

  constructor(snapshot: Snapshot) {
    this.#snapshot = snapshot;
  }

  /** Compares the price for a period, or the one its ad leads with. */
  percentBelow(slot: number, period: Period | undefined): number | undefined {
    const led = period ?? PERIODS.find((each) => each === this.#snapshot.leads.at(slot));
    const kind = led === undefined ? 'main' : priceKindOf(led);
    const own = this.#snapshot.askedAt(slot, kind);
    const usual = own === undefined ? undefined : this.#usualFor(slot, kind);
    if (own === undefined || usual === undefined) return undefined;
    const percent = Math.round(((usual - own) / usual) * 100);
    return percent >= LEAST_PERCENT && percent <= MOST_PERCENT ? percent : undefined;
  }

  #usualFor(slot: number, kind: Kind): number | undefined {
    const { columns } = this.#snapshot;
    const rooms = columns.rooms.valueAt(slot) ?? null;
    if (!isComparedByRooms(rooms)) return undefined;
    const isEarly = kind === 'daily' && this.#leavesEarly(slot);
    const place = [columns.district.at(slot), columns.category.valueAt(slot), columns.purpose.valueAt(slot)];
    const key = [...place, rooms, kind, isEarly].join(' ');
    if (!this.#known.has(key)) this.#known.set(key, this.#medianAround(slot, kind, isEarly));
    return this.#known.get(key);
  }

  #medianAround(slot: number, kind: Kind, isEarly: boolean): number | undefined {
    const { columns, districts, sets, live } = this.#snapshot;
    this.#like ??= sets.borrow();
    const like = this.#like;
    like.clear();
    districts.addTo(columns.district.at(slot), like);
    like.intersectWith(live);
    for (const dimension of [columns.category, columns.purpose, columns.rooms]) {
      const same = dimension.setOf(dimension.valueAt(slot) ?? -1);
      if (same !== undefined) like.intersectWith(same);
    }
    const prices: number[] = [];
    for (const one of like.list()) {
      const price = this.#snapshot.askedAt(one, kind);
      if (price === undefined || (kind === 'daily' && this.#leavesEarly(one) !== isEarly)) continue;
      prices.push(price);
    }
    return prices.length < FEWEST_ADS ? undefined : medianOf(prices);
  }

  #leavesEarly(slot: number): boolean {
    return this.#snapshot.policies.of(slot).rules.departureTime <= BEFORE_DAWN;
  }
}

function medianOf(numbers: number[]): number {
  numbers.sort((one, other) => one - other);
  const middle = (numbers.length - 1) / 2;
  return ((numbers[Math.floor(middle)] ?? 0) + (numbers[Math.ceil(middle)] ?? 0)) / 2;
}
