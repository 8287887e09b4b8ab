import { riyadhDate } from '@diyar/contract/values/riyadh';
import type { SeasonDates } from '@diyar/contract/words/seasons';
import type { AdSearch } from './ad-search.ts';
import { NO_PRICE } from './columns.ts';
import { matchAds, meantBy } from './match-ads.ts';
import { dayNumber } from './prices-on.ts';
import { putTaken } from './put-taken.ts';
import type { PlaceIds } from './search-places.queries.ts';
import type { SearchRow } from './search-row.ts';
import type { TakenRow } from './search-rows.queries.ts';
import { Snapshot } from './snapshot.ts';
import { stayTotals } from './stay-totals.ts';

/** An ad as the search reads it, at some moment; all of it is JSON. */
export interface AdState {
  row: SearchRow;
  taken: TakenRow[];
}

/** What searches refer to beside ads. */
export interface SearchGround {
  places: PlaceIds;
  seasonDates: SeasonDates[];
}

/** What a search asks for, whenever that is. */
export type AskedSearch = Pick<AdSearch, 'filters' | 'words'>;

/** A price that a search speaks of: halalas, and of which period it is (0 for a sale). */
export interface MeantPrice {
  amount: number;
  of: number;
}

/** One ad, asked by the search's own rules whether a list would show it. */
export class OneAd {
  readonly #snapshot: Snapshot;
  readonly #slot: number | undefined;
  #clock = { now: Number.NaN, today: '' };

  /** Without a state nothing finds it. */
  constructor(state: AdState | undefined, { places, seasonDates }: SearchGround) {
    this.#snapshot = new Snapshot(places);
    this.#snapshot.reserve(1);
    this.#snapshot.charges.seasonDates = seasonDates;
    if (state !== undefined) {
      this.#snapshot.put(state.row);
      putTaken(this.#snapshot, [state.row.number], state.taken);
      this.#slot = this.#snapshot.slotOf(state.row.number);
    }
    this.#snapshot.ready();
  }

  /** Whether a list of the search holds it at an instant. */
  fits(asked: AskedSearch, now: Date): boolean {
    return this.#read(now, (slot, today) => {
      const { filters, words } = asked;
      return matchAds(this.#snapshot, { filters, words, now, today }).has(slot);
    });
  }

  /** Whether anyone finds it at an instant. */
  isOnShow(now: Date): boolean {
    return this.#read(now, (slot) => this.#snapshot.live.has(slot));
  }

  /** The price that a search names it with at an instant: on dates the total of the stay. */
  priceIn(asked: AskedSearch, now: Date): MeantPrice | undefined {
    let price: MeantPrice | undefined;
    this.#read(now, (slot, today) => {
      const { filters, words } = asked;
      const stay = stayTotals(this.#snapshot, { filters, words, now, today })?.at(slot);
      price = stay === undefined ? this.#listed(slot, asked) : { amount: stay.total, of: stay.period };
      return true;
    });
    return price;
  }

  #listed(slot: number, { filters }: AskedSearch): MeantPrice | undefined {
    const meant = meantBy(filters);
    const amount = this.#snapshot.prices[meant].at(slot);
    if (amount === NO_PRICE) return undefined;
    return { amount, of: filters.period ?? this.#snapshot.leads.at(slot) };
  }

  #read(now: Date, read: (slot: number, today: string) => boolean): boolean {
    if (this.#slot === undefined) return false;
    // Thousands of searches ask with one clock.
    if (this.#clock.now !== now.getTime()) {
      const today = riyadhDate(now);
      this.#clock = { now: now.getTime(), today };
      this.#snapshot.advanceToDay(dayNumber(today));
    }
    try {
      return read(this.#slot, this.#clock.today);
    } finally {
      this.#snapshot.sets.release();
    }
  }
}
