import { daysBetween } from '@diyar/contract/values/riyadh';
import { type Period, priceKindOf } from '@diyar/contract/words/period';
import { lengthOf, type Stay } from '../../calendar/stay.ts';
import { scale } from '../../money/rounding.ts';
import type { AdSearch } from './ad-search.ts';
import type { AskedStay } from './charges/asked-stay.ts';
import type { Range } from './charges/charge-words.ts';
import type { PricedStay } from './charges/stay-charges.ts';
import { NO_PRICE } from './columns.ts';
import { staysOf } from './keep-bookable.ts';
import type { RangeIndex } from './sets/range-index.ts';
import type { SlotSet } from './sets/slot-set.ts';
import type { Snapshot } from './snapshot.ts';

/** What a stay costs at an ad, in halalas: as the quote for it says, with mandatory services and without coupon. */
export interface StayPrice {
  period: Period;
  total: number;
  nights: number;
  /** In the units of its period: nights, months or years. */
  length: number;
  /** For one guest, since it was not said how many come, where more cost more. */
  isLeast: boolean;
}

/** A stay on the dates of a search, and which ads take it; undefined where all that are found do. */
interface Priced {
  stay: PricedStay;
  takes: SlotSet | undefined;
  prices: RangeIndex;
}

/**
 * Totals of the stay on a search's dates, at the ads that it finds. An ad that takes the dates by the night and by the month is
 * priced by whichever costs less. Hours of a day are no stay: an ad that is let by the hour alone has no total.
 */
export class StayTotals {
  readonly #snapshot: Snapshot;
  readonly #saysGuests: boolean;
  readonly #priced: readonly Priced[];
  /** The same on all dates. */
  readonly #nights: number;
  /** Nights, or the months or years that were asked for: what a price of the search is of. */
  readonly #units: number;

  constructor(snapshot: Snapshot, search: AdSearch, stays: readonly [Stay, ...Stay[]]) {
    const { charges, prices } = snapshot;
    const { guests, period } = search.filters;
    this.#snapshot = snapshot;
    this.#saysGuests = guests !== undefined;
    this.#priced = stays.map((stay) => {
      return {
        stay: charges.pricedStay(stay, Math.max(1, guests ?? 1), search.today),
        takes: stays.length === 1 ? undefined : takingOf(snapshot, stay, search.now),
        prices: prices[priceKindOf(stay.period)],
      };
    });
    const [stay] = stays;
    this.#nights = daysBetween(stay.startDate, stay.endDate);
    this.#units = period === undefined || period === 2 ? this.#nights : lengthOf(stay);
  }

  /** Halalas; `NO_PRICE` where the ad has none for the dates. */
  totalAt(slot: number): number {
    if (this.#priced.length > 1) return this.#leastAt(slot)?.total ?? NO_PRICE;
    const [priced] = this.#priced;
    return priced === undefined ? NO_PRICE : this.#totalOf(priced, slot);
  }

  /** The total for each night, or month or year where these were asked for: what a price of the search is of. Halalas. */
  averageAt(slot: number): number {
    const total = this.totalAt(slot);
    return total === NO_PRICE ? NO_PRICE : scale(total, 1, this.#units);
  }

  /** The least total in a set; undefined where none has one. Halalas. */
  leastOf(set: SlotSet): number | undefined {
    let least = Number.POSITIVE_INFINITY;
    for (const slot of set.list()) {
      const total = this.totalAt(slot);
      if (total !== NO_PRICE && total < least) least = total;
    }
    return Number.isFinite(least) ? least : undefined;
  }

  at(slot: number): StayPrice | undefined {
    const least = this.#leastAt(slot);
    if (least === undefined) return undefined;
    const { charges, columns } = this.#snapshot;
    const most = columns.guestsMax.at(slot);
    const { asked, total } = least;
    return {
      period: asked.stay.period,
      total,
      nights: this.#nights,
      length: asked.length,
      isLeast:
        !this.#saysGuests &&
        charges.costsMoreForMore(slot, asked, most < 0 ? Number.POSITIVE_INFINITY : most),
    };
  }

  /** Takes out of a set what costs less or more a night, or a month or year where these were asked for; riyals. */
  keepWithin(set: SlotSet, least: number | undefined, most: number | undefined): void {
    if (least === undefined && most === undefined) return;
    // Of what is shown, which is rounded half up to a halala.
    const from = Math.ceil(((200 * (least ?? 0) - 1) * this.#units) / 2);
    const to =
      most === undefined ? Number.MAX_SAFE_INTEGER : Math.floor(((200 * most + 1) * this.#units - 1) / 2);
    const { sets, charges } = this.#snapshot;
    const one = sets.borrowCopy(set);
    const [only, ...more] = this.#priced;
    if (only !== undefined && more.length === 0) {
      // Without charges the total is the price so many times: whole words of slots are kept or left out.
      const { length } = only.stay.asked;
      one.intersectWith(charges.charged);
      set.subtract(charges.charged);
      only.prices.keepWithin(set, Math.max(0, Math.ceil(from / length)), Math.floor(to / length));
      this.#addWithin(set, one.list(), only, { from, to });
      return;
    }
    set.clear();
    for (const slot of one.list()) {
      const total = this.totalAt(slot);
      if (total !== NO_PRICE && total >= from && total <= to) set.add(slot);
    }
  }

  /** Adds those of some slots with charges whose total is within a range. */
  #addWithin(set: SlotSet, slots: Uint32Array, { stay, prices }: Priced, range: Range): void {
    const { charges } = this.#snapshot;
    for (const slot of slots) {
      const price = prices.values[slot] ?? NO_PRICE;
      if (price !== NO_PRICE && charges.isWithin(slot, stay, price, range)) set.add(slot);
    }
  }

  /** Writes the total of each slot of a set under its number; of one without a total its price of another kind. Halalas. */
  write(set: SlotSet, others: Float64Array, into: Float64Array): void {
    const put = (slot: number, total: number) => {
      into[slot] = total === NO_PRICE ? (others[slot] ?? NO_PRICE) : total;
    };
    const [only, ...more] = this.#priced;
    if (only === undefined || more.length > 0) {
      for (const slot of set.list()) put(slot, this.totalAt(slot));
      return;
    }
    const { sets, charges } = this.#snapshot;
    const charged = sets.borrowCopy(set);
    charged.intersectWith(charges.charged);
    for (const slot of charged.list()) put(slot, this.#totalOf(only, slot));
    const plain = sets.borrowCopy(set);
    plain.subtract(charges.charged);
    const { values } = only.prices;
    const { length } = only.stay.asked;
    for (const slot of plain.list()) {
      const price = values[slot] ?? NO_PRICE;
      put(slot, price === NO_PRICE ? NO_PRICE : price * length);
    }
  }

  #leastAt(slot: number): { asked: AskedStay; total: number } | undefined {
    let least: { asked: AskedStay; total: number } | undefined;
    for (const priced of this.#priced) {
      if (priced.takes?.has(slot) === false) continue;
      const total = this.#totalOf(priced, slot);
      if (total !== NO_PRICE && (least === undefined || total < least.total))
        least = { asked: priced.stay.asked, total };
    }
    return least;
  }

  #totalOf({ stay, prices }: Priced, slot: number): number {
    const price = prices.values[slot] ?? NO_PRICE;
    if (price === NO_PRICE) return NO_PRICE;
    const { charges } = this.#snapshot;
    return charges.charged.has(slot) ? charges.totalOf(slot, stay, price) : price * stay.asked.length;
  }
}

/** Those that are let by a stay's period and whose policy takes it. */
function takingOf(snapshot: Snapshot, stay: Stay, now: Date): SlotSet {
  const set = snapshot.sets.borrowCopy(snapshot.priced[priceKindOf(stay.period)]);
  snapshot.policies.keepTaking(set, stay, now);
  return set;
}

/** The totals that a search speaks of; undefined without dates, and where hours of a day are meant. */
export function stayTotals(snapshot: Snapshot, search: AdSearch): StayTotals | undefined {
  const { from, to, period } = search.filters;
  if (from === undefined || to === undefined) return undefined;
  const [stay, ...more] = staysOf({ from, to, period });
  return stay === undefined ? undefined : new StayTotals(snapshot, search, [stay, ...more]);
}
