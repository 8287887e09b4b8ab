import type { Facing } from '@diyar/contract/finding/search';
import { riyadhDay } from '@diyar/contract/values/riyadh';
import type { PriceKind } from '@diyar/contract/words/period';
import type { Season } from '@diyar/contract/words/seasons';
import type { Tenant } from '@diyar/contract/words/unit-words';
import type { AutomaticDiscount } from '../../prices/discounts.ts';
import type { Offer, Price } from '../../prices/headline.ts';
import type { ServiceCharge } from '../../prices/stay-lines.ts';
import type { Charged } from './charges/charge-words.ts';

/** The columns of a published ad of a public unit that search reads. Whether its licence holds is checked for each day. */
export interface SearchRow extends Charged {
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
  /** When its last promotion began; of one whose beginning nobody knows, when it was published. */
  special_since: number | null;
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
  /** 0 is the ground floor. */
  floor: number | null;
  top_floor: boolean;
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
  /** See `likeness.ts`; null where it has none. */
  property_mark: number;
  photo_mark: number | null;
  text_mark: number | null;
  described: boolean;
  rates: number;
  rate_sum: number;
  search_text: string;
}

/** A row as the database sends it, in few bytes because there are a million. Lists are joined by spaces; empty ones are null. */
export interface ReadRow
  extends Omit<
    SearchRow,
    | 'published_on'
    | 'tenants'
    | 'prices'
    | 'offers'
    | 'overrides'
    | 'discounts'
    | 'services'
    | 'features'
    | 'photos'
    | 'rates'
    | 'rate_sum'
  > {
  tenants: string | null;
  /** Pairs of a kind and its amount. */
  prices: string | null;
  offers: Offer[] | null;
  /** Each its first and last date, weekday, season, amount and percent, with commas between; what it has not is empty. */
  overrides: string | null;
  /** Rule, days and percent of each. */
  discounts: string | null;
  /** How each is charged, and its price. */
  services: string | null;
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
    overrides: read.overrides === null ? [] : read.overrides.split(' ').map(overrideOf),
    discounts: read.discounts === null ? [] : discountsOf(read.discounts),
    services: read.services === null ? [] : servicesOf(read.services),
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

function overrideOf(text: string): SearchRow['overrides'][number] {
  const [from = '', to = '', weekday = '', season = '', amount = '', percent = ''] = text.split(',');
  const numberOf = (word: string) => (word === '' ? null : Number(word));
  return {
    starts_on: from === '' ? null : from,
    ends_on: to === '' ? null : to,
    weekday: numberOf(weekday),
    season: season === '' ? null : (season as Season),
    amount: numberOf(amount),
    percent: numberOf(percent),
  };
}

function discountsOf(text: string): AutomaticDiscount[] {
  const words = text.split(' ');
  const discounts: AutomaticDiscount[] = [];
  for (let at = 0; at + 2 < words.length; at += 3) {
    const [rule, days, percent] = words.slice(at, at + 3);
    discounts.push({ rule: rule as AutomaticDiscount['rule'], days: Number(days), percent: Number(percent) });
  }
  return discounts;
}

function servicesOf(text: string): SearchRow['services'] {
  const words = text.split(' ');
  const services: { charge: ServiceCharge; price: number }[] = [];
  for (let at = 0; at + 1 < words.length; at += 2)
    services.push({ charge: words[at] as ServiceCharge, price: Number(words[at + 1]) });
  return services;
}
