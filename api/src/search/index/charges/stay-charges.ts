import type { SeasonDates } from '@diyar/contract/words/seasons';
import { LRUCache } from 'lru-cache';
import type { Stay } from '../../../calendar/stay.ts';
import { isRunning, type Offer } from '../../../prices/headline.ts';
import { type LargestDiscounts, type NightGroups, sumOfNights } from '../../../prices/sum-of-nights.ts';
import type { Carrier } from '../sets/carrier.ts';
import { wholes } from '../sets/dimension.ts';
import { SlotSet } from '../sets/slot-set.ts';
import { type AskedStay, askedStay } from './asked-stay.ts';
import {
  type Charged,
  chargeWords,
  costsMoreForMore,
  feesOf,
  groupNights,
  heldPercent,
  isSurelyWithin,
  type Range,
} from './charge-words.ts';
import { NumberRuns } from './number-runs.ts';

/** Stays whose totals are kept: of 200,000 ads with charges 1.6 MB each. */
const MOST_KEPT = 16;

/** A stay that many ads are priced for. */
export interface PricedStay {
  asked: AskedStay;
  /** Of each place 1 more than its total; 0 where it is not known. */
  totals: Float64Array;
}

/**
 * Other prices of nights, automatic discounts, mandatory services and prices of more guests, of those ads that have any: an ad
 * without them has nothing here but a 0. Totals of a stay are kept for as long as their ad stays the same.
 */
export class StayCharges {
  /** The ads with charges. */
  readonly charged = new SlotSet();
  /** Of each slot the place of its run, and 1 more. */
  readonly #places = wholes();
  readonly #runs = new NumberRuns();
  readonly #kept = new LRUCache<string, PricedStay>({ max: MOST_KEPT });
  readonly #offersOf: (slot: number) => readonly Offer[] | undefined;
  /** Filled for one ad after the other. */
  #groups: NightGroups = groupsFor(32);
  readonly #discounts: LargestDiscounts = { percent: 0, fixed: 0 };
  #seasonDates: readonly SeasonDates[] = [];

  /** `offersOf` tells all the offers of an ad, running or not. */
  constructor(offersOf: (slot: number) => readonly Offer[] | undefined) {
    this.#offersOf = offersOf;
  }

  grow(slots: number): void {
    this.charged.grow(slots);
    this.#places.grow(slots);
  }

  carry(carrier: Carrier): void {
    this.charged.carry(carrier);
    this.#places.carry(carrier);
    this.#runs.carry(carrier);
  }

  put(slot: number, row: Charged): void {
    this.drop(slot);
    const words = chargeWords(row);
    if (words === undefined) return;
    const place = this.#runs.add(words);
    // A place that was another ad's has its totals.
    for (const { totals } of this.#kept.values()) totals[place] = 0;
    this.#places.put(slot, place + 1);
    this.charged.put(slot, true);
  }

  drop(slot: number): void {
    const number = this.#places.at(slot);
    if (number === 0) return;
    this.#runs.remove(number - 1);
    this.#places.put(slot, 0);
    this.charged.put(slot, false);
  }

  /**
   * Puts what is known of the ads in the order of their slots, which many are priced in: read in any other, a stay at 200,000
   * of them takes three times as long.
   */
  arrange(): void {
    const slots = this.charged.list();
    this.#runs.arrange(slots.map((slot) => this.#places.at(slot) - 1));
    for (const [place, slot] of slots.entries()) this.#places.put(slot, place + 1);
    this.#kept.clear();
  }

  /** Dates of seasons as they were announced. */
  get seasonDates(): readonly SeasonDates[] {
    return this.#seasonDates;
  }

  set seasonDates(dates: readonly SeasonDates[]) {
    this.#seasonDates = dates;
    this.#kept.clear();
  }

  /** A stay over night for so many guests that is booked on the Riyadh date `today`, with the totals known of it. */
  pricedStay(stay: Stay, guests: number, today: string): PricedStay {
    const key = `${stay.period} ${stay.startDate} ${stay.endDate} ${guests} ${today}`;
    const known = this.#kept.get(key);
    if (known !== undefined && known.totals.length >= this.#runs.places) return known;
    const asked = known?.asked ?? askedStay(stay, guests, today, this.#seasonDates);
    const made = { asked, totals: this.#emptyTotals() };
    this.#kept.set(key, made);
    return made;
  }

  /** Room for the totals of a stay: that of the one asked for longest ago, where as many are kept as may be. */
  #emptyTotals(): Float64Array {
    const old = this.#kept.size < MOST_KEPT ? undefined : this.#kept.pop()?.totals;
    if (old === undefined || old.length < this.#runs.places)
      return new Float64Array(Math.ceil(this.#runs.places * 1.1));
    return old.fill(0);
  }

  /**
   * Halalas of a stay at an ad with charges, as a quote says them; `price` is the ad's for one month or year after its
   * offers.
   */
  totalOf(slot: number, { asked, totals }: PricedStay, price: number): number {
    const place = this.#places.at(slot) - 1;
    const known = totals[place] ?? 0;
    if (known > 0) return known - 1;
    const at = this.#runs.startOf(place);
    const base = asked.stay.period === 2 ? this.#sumOf(slot, at, asked) : price * asked.length;
    const total = base + feesOf(this.#runs.words, at, asked);
    totals[place] = total + 1;
    return total;
  }

  /** Whether the total of a stay at an ad with charges is within a range; `price` as for `totalOf`. */
  isWithin(slot: number, priced: PricedStay, price: number, range: Range): boolean {
    const { asked, totals } = priced;
    const place = this.#places.at(slot) - 1;
    if (asked.stay.period === 2 && totals[place] === 0) {
      // What a night costs at least and at most decides for most ads.
      const isSure = isSurelyWithin(this.#runs.words, this.#runs.startOf(place), asked, range);
      if (isSure !== undefined) return isSure;
    }
    const total = this.totalOf(slot, priced, price);
    return total >= range.from && total <= range.to;
  }

  /** Whether a stay of more guests than one costs more at an ad that takes `most` of them. */
  costsMoreForMore(slot: number, { stay }: AskedStay, most: number): boolean {
    if (!this.charged.has(slot)) return false;
    const at = this.#runs.startOf(this.#places.at(slot) - 1);
    return most > 1 && costsMoreForMore(this.#runs.words, at, stay.period === 2, most);
  }

  #sumOf(slot: number, at: number, asked: AskedStay): number {
    if (this.#groups.prices.length < asked.nights) this.#groups = groupsFor(2 * asked.nights);
    groupNights(this.#runs.words, at, asked, this.#groups);
    this.#discounts.percent = heldPercent(this.#runs.words, at, asked);
    this.#discounts.fixed = 0;
    for (const offer of this.#offersOf(slot) ?? []) {
      const { type_discount, discount } = offer;
      if (discount > this.#discounts[type_discount] && isRunning(offer, 'daily', asked.today))
        this.#discounts[type_discount] = discount;
    }
    return sumOfNights(this.#groups, this.#discounts);
  }
}

function groupsFor(nights: number): NightGroups {
  return { prices: new Float64Array(nights), counts: new Float64Array(nights), length: 0 };
}
