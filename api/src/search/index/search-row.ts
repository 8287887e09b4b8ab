import type { PriceKind } from '@diyar/contract/period';
import { riyadhDay } from '@diyar/contract/riyadh';
import type { Facing } from '@diyar/contract/search';
import type { Tenant } from '@diyar/contract/supply';
import type { Offer, Price } from '../../prices/headline.ts';

/** The columns of a published ad of a public unit that search reads. Whether its licence holds is checked for each day. */
export interface SearchRow {
  number: number;
  /** How the unit is let, as `readPolicy` takes it. */
  policy: string;
  purpose: 'rent' | 'sale';
  /** Epoch milliseconds. */
  published_at: number;
  /** The Riyadh day of publication, counted from 1970. */
  published_on: number;
  /** Epoch milliseconds; null when it was never special. */
  special_until: number | null;
  category_id: number;
  city_id: number;
  district_id: number;
  area: number;
  rooms: number | null;
  baths: number | null;
  age: number | null;
  /** How many may stay at most. */
  guests_max: number | null;
  /** Who may stay; nobody named means everyone. */
  tenants: Tenant[];
  furnished: string;
  facing: Facing | null;
  lat: number;
  lng: number;
  account_number: number;
  verified: boolean;
  licensed: boolean;
  instant: boolean;
  /** The first and the last day on which its licence holds, counted from 1970. */
  issued_on: number;
  expires_on: number;
  prices: Price[];
  offers: Offer[];
  features: string[];
  photos: number;
  described: boolean;
  rates: number;
  rate_sum: number;
  search_text: string;
}

/** A row as the database sends it, in few bytes because there are a million. Lists are joined by spaces; empty ones are null. */
export interface ReadRow
  extends Omit<
    SearchRow,
    'published_on' | 'tenants' | 'prices' | 'offers' | 'features' | 'photos' | 'rates' | 'rate_sum'
  > {
  tenants: string | null;
  /** Pairs of a kind and its amount. */
  prices: string | null;
  offers: Offer[] | null;
  features: string | null;
  photos: number | null;
  rates: number | null;
  rate_sum: number | null;
}

/** Turns a row as it was read into one to search. */
export function searchRowOf(read: ReadRow): SearchRow {
  return {
    ...read,
    published_on: riyadhDay(read.published_at),
    tenants: read.tenants === null ? [] : (read.tenants.split(' ') as Tenant[]),
    prices: read.prices === null ? [] : pricesOf(read.prices),
    offers: read.offers ?? [],
    features: read.features === null ? [] : read.features.split(' '),
    photos: read.photos ?? 0,
    rates: read.rates ?? 0,
    rate_sum: read.rate_sum ?? 0,
  };
}

function pricesOf(text: string): Price[] {
  const words = text.split(' ');
  const prices: Price[] = [];
  for (let at = 0; at + 1 < words.length; at += 2)
    prices.push({ kind: words[at] as PriceKind, amount: Number(words[at + 1]) });
  return prices;
}
