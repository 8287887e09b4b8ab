import { DAY_MS } from '@diyar/contract/values/riyadh';
import { PERIODS, priceKindOf } from '@diyar/contract/words/period';
import { headlineOf, offeredPrice } from '../../prices/headline.ts';
import { type Meant, NO_PRICE } from './columns.ts';
import type { SearchRow } from './search-row.ts';

export type Priced = Pick<SearchRow, 'purpose' | 'prices' | 'offers'>;

export interface PricesOn {
  /** Halalas, after the best offer of the day. */
  meant: Record<Meant, number>;
  /** The period of the headline price; 0 for the sale price. */
  leads: number;
  /** Whether an offer runs on it; on any of the prices for the headline. */
  offered: Readonly<Record<Meant, boolean>>;
}

/** A Riyadh day, counted from 1970, as a date. */
export function dateOf(day: number): string {
  return Number.isNaN(day) ? '' : new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** The Riyadh day of a date, counted from 1970. */
export function dayNumber(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}

const NOT_OFFERED = { headline: false, hourly: false, daily: false, monthly: false, yearly: false };

/** Prices of an ad on a Riyadh day, counted from 1970, by the rules of prices/headline.ts. */
export function pricesOn(priced: Priced, day: number): PricesOn {
  const { purpose, prices, offers } = priced;
  const today = offers.length === 0 ? '' : dateOf(day);
  const meant = {
    headline: NO_PRICE,
    hourly: NO_PRICE,
    daily: NO_PRICE,
    monthly: NO_PRICE,
    yearly: NO_PRICE,
  };
  const headline = headlineOf(purpose, prices, offers, today)?.headline;
  meant.headline = headline?.amount ?? NO_PRICE;
  if (purpose === 'rent') {
    for (const period of PERIODS) {
      const price = prices.find(({ kind }) => kind === priceKindOf(period));
      if (price !== undefined) meant[priceKindOf(period)] = offeredPrice(price, offers, today).amount;
    }
  }
  const offered = offers.length === 0 ? NOT_OFFERED : offeredOn(priced, today);
  return { meant, leads: headline?.period ?? 0, offered };
}

function offeredOn({ purpose, prices, offers }: Priced, today: string): Record<Meant, boolean> {
  const running = offers.filter(({ starts_on, ends_on }) => starts_on <= today && today <= ends_on);
  const kinds = prices
    .map(({ kind }) => kind)
    .filter((kind) => running.some((offer) => offer.kinds.includes(kind)));
  const runsOn = (meant: Meant) => purpose === 'rent' && kinds.some((kind) => kind === meant);
  return {
    headline: kinds.length > 0,
    hourly: runsOn('hourly'),
    daily: runsOn('daily'),
    monthly: runsOn('monthly'),
    yearly: runsOn('yearly'),
  };
}
