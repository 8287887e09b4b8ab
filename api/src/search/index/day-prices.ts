import type { PriceKind } from '@diyar/contract/words/period';
import { StayCharges } from './charges/stay-charges.ts';
import { forEachPrice, MEANT, type Meant, NO_PRICE } from './columns.ts';
import { type Priced, pricesOn } from './prices-on.ts';
import type { SearchRow } from './search-row.ts';
import type { Carrier } from './sets/carrier.ts';
import { wholes } from './sets/dimension.ts';
import { RangeIndex } from './sets/range-index.ts';
import { SlotSet } from './sets/slot-set.ts';

/** Prices of each ad on a Riyadh day, counted from 1970, after its offers. */
export class DayPrices {
  /** Halalas. */
  readonly prices = forEachPrice(() => new RangeIndex());
  /** Those that have such a price. */
  readonly priced = forEachPrice(() => new SlotSet());
  /** Those that are let by the hour alone. */
  readonly onlyHourly = new SlotSet();
  /** Those with an offer on such a price; on any of their prices for the headline. */
  readonly offered = forEachPrice(() => new SlotSet());
  /** The period of the headline price; 0 for the sale price. */
  readonly leads = wholes();
  /** Whatever else bears on what a stay costs. */
  readonly charges = new StayCharges((slot) => this.#withOffers.get(slot)?.offers);
  /** Prices and offers of the few ads that have offers. */
  readonly #withOffers = new Map<number, Priced>();

  grow(slots: number): void {
    this.leads.grow(slots);
    this.charges.grow(slots);
    this.onlyHourly.grow(slots);
    for (const meant of MEANT)
      for (const one of [this.prices[meant], this.priced[meant], this.offered[meant]]) one.grow(slots);
  }

  /** The prices of the day on which they are written. */
  carry(carrier: Carrier): void {
    this.leads.carry(carrier);
    this.charges.carry(carrier);
    this.onlyHourly.carry(carrier);
    for (const meant of MEANT)
      for (const one of [this.prices[meant], this.priced[meant], this.offered[meant]]) one.carry(carrier);
    for (const [slot, priced] of carrier.plain([...this.#withOffers])) this.#withOffers.set(slot, priced);
  }

  put(slot: number, row: SearchRow, day: number): void {
    this.#price(slot, row, day);
    this.charges.put(slot, row);
    const { purpose, prices, offers } = row;
    if (offers.length > 0) this.#withOffers.set(slot, { purpose, prices, offers });
    else this.#withOffers.delete(slot);
  }

  /** A price of an ad before its offers, halalas; undefined where it has none of the kind. */
  askedAt(slot: number, kind: Exclude<PriceKind, 'per_meter'>): number | undefined {
    const priced = this.#withOffers.get(slot);
    if (priced !== undefined) return priced.prices.find((price) => price.kind === kind)?.amount;
    const price = this.prices[kind === 'main' ? 'headline' : kind].at(slot);
    return price === NO_PRICE ? undefined : price;
  }

  drop(slot: number): void {
    this.#withOffers.delete(slot);
    this.charges.drop(slot);
  }

  /** Makes the prices those of a day, and tells of each slot that changed which of its prices are others. */
  advanceToDay(day: number, tell: (slot: number, moved: readonly Meant[]) => void): void {
    for (const [slot, priced] of this.#withOffers) {
      const before = MEANT.map((meant) => this.prices[meant].at(slot));
      if (!this.#price(slot, priced, day)) continue;
      tell(
        slot,
        MEANT.filter((meant, at) => this.prices[meant].at(slot) !== before[at]),
      );
    }
  }

  /** Whether anything about its prices is another now. */
  #price(slot: number, priced: Priced, day: number): boolean {
    const { meant, leads, offered } = pricesOn(priced, day);
    const isSame = MEANT.every(
      (one) =>
        this.prices[one].at(slot) === meant[one] &&
        this.priced[one].has(slot) === (meant[one] !== NO_PRICE) &&
        this.offered[one].has(slot) === offered[one],
    );
    if (isSame && this.leads.at(slot) === leads) return false;
    for (const one of MEANT) {
      this.prices[one].put(slot, meant[one]);
      this.priced[one].put(slot, meant[one] !== NO_PRICE);
      this.offered[one].put(slot, offered[one]);
    }
    const isLetLonger = [meant.daily, meant.monthly, meant.yearly].some((price) => price !== NO_PRICE);
    this.onlyHourly.put(slot, meant.hourly !== NO_PRICE && !isLetLonger);
    this.leads.put(slot, leads);
    return true;
  }
}
