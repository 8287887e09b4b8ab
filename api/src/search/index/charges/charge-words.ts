import { daysBetween } from '@diyar/contract/values/riyadh';
import { SEASONS } from '@diyar/contract/words/seasons';
import { type AutomaticDiscount, holdsFor } from '../../../prices/discounts.ts';
import type { Offer, Price } from '../../../prices/headline.ts';
import { type Override, overridden } from '../../../prices/overrides.ts';
import type { PricedService } from '../../../prices/stay-lines.ts';
import type { NightGroups } from '../../../prices/sum-of-nights.ts';
import type { AskedStay } from './asked-stay.ts';

/** The fields of an ad that say what a stay costs. Halalas. */
export interface Charged {
  prices: readonly Price[];
  offers: readonly Pick<Offer, 'kinds' | 'type_discount' | 'discount'>[];
  /** Other prices of nights. */
  overrides: readonly Omit<Override, 'kind'>[];
  /** Of nights. */
  discounts: readonly AutomaticDiscount[];
  /** The mandatory ones. */
  services: readonly Pick<PricedService, 'charge' | 'price'>[];
  guests_included: number | null;
  extra_guest_price: number | null;
}

/** In place of the price of a night, where nights are not let. */
const NO_NIGHTS = -1;
const dayOf = (date: string) => daysBetween('1970-01-01', date);

const RULES = ['length', 'early', 'last_minute'] as const;
/** Places of the numbers that every ad with charges has; behind them stand its discounts, and other prices of its nights. */
const AT = {
  night: 0,
  perBooking: 1,
  perPeriod: 2,
  perGuest: 3,
  perNight: 4,
  included: 5,
  extraGuest: 6,
  discounts: 7,
  seasons: 8,
  weekdays: 9,
  dates: 10,
  /** The lowest and highest price of a night outside seasons and dates of their own, and in any season. */
  least: 11,
  most: 12,
  leastInSeason: 13,
  mostInSeason: 14,
  /** The largest percent, and the largest amount, of offers on nights, running or not. */
  offeredPercent: 15,
  offeredAmount: 16,
  first: 17,
} as const;

/**
 * What bears on a stay's price beside the price itself, as numbers; undefined where nothing does, as with most ads. Other
 * prices of nights stand there in halalas, percents of the price worked out.
 */
export function chargeWords(row: Charged): number[] | undefined {
  const night = row.prices.find(({ kind }) => kind === 'daily')?.amount ?? NO_NIGHTS;
  const isLetByNight = night !== NO_NIGHTS;
  const overrides = isLetByNight ? row.overrides : [];
  const discounts = isLetByNight ? row.discounts : [];
  // Guests above those in the price are charged for nights alone.
  const hasExtra = isLetByNight && row.guests_included !== null && row.extra_guest_price !== null;
  if (overrides.length + discounts.length + row.services.length === 0 && !hasExtra) return undefined;
  const feeOf = (charge: Charged['services'][number]['charge']) =>
    row.services.reduce((sum, service) => (service.charge === charge ? sum + service.price : sum), 0);
  const priceOf = (override: Charged['overrides'][number]) => overridden(night, override);
  const seasons = overrides.flatMap((one) =>
    one.season === null ? [] : [[SEASONS.indexOf(one.season), priceOf(one)]],
  );
  const weekdays = overrides.flatMap((one) => (one.weekday === null ? [] : [[one.weekday, priceOf(one)]]));
  const dates = overrides.flatMap((one) =>
    one.starts_on === null || one.ends_on === null
      ? []
      : [[dayOf(one.starts_on), dayOf(one.ends_on), priceOf(one)]],
  );
  return [
    night,
    ...[feeOf('per_booking'), feeOf('per_period'), feeOf('per_guest'), feeOf('per_night')],
    hasExtra ? (row.guests_included ?? 0) : Number.POSITIVE_INFINITY,
    hasExtra ? (row.extra_guest_price ?? 0) : 0,
    ...[discounts.length, seasons.length, weekdays.length, dates.length],
    ...boundsOf([night, ...weekdays.map(([, price = 0]) => price)]),
    ...boundsOf([night, ...[...weekdays, ...seasons].map(([, price = 0]) => price)]),
    ...[largestOffer(row, 'percent'), largestOffer(row, 'fixed')],
    ...discounts.flatMap(({ rule, days, percent }) => [RULES.indexOf(rule), days, percent]),
    ...[...seasons, ...weekdays, ...dates].flat(),
  ];
}

const boundsOf = (prices: readonly number[]) => [Math.min(...prices), Math.max(...prices)];

function largestOffer({ offers }: Charged, type: 'percent' | 'fixed'): number {
  const ofNights = offers.filter(
    ({ kinds, type_discount }) => type_discount === type && kinds.includes('daily'),
  );
  return Math.max(0, ...ofNights.map(({ discount }) => discount));
}

/** A sum may be so much at least and at most; halalas. */
export interface Range {
  from: number;
  to: number;
}

/** Whether the total of a stay of nights is surely within a range, surely not, or neither is sure. */
export function isSurelyWithin(
  words: Float64Array,
  at: number,
  asked: AskedStay,
  { from, to }: Range,
): boolean | undefined {
  if (word(words, at + AT.dates) > 0 && meetsDates(words, at, asked)) return undefined;
  const fees = feesOf(words, at, asked);
  const most = word(words, at + (asked.isInSeason ? AT.mostInSeason : AT.most)) * asked.nights + fees;
  if (most < from) return false;
  const price = word(words, at + (asked.isInSeason ? AT.leastInSeason : AT.least));
  const percent = Math.max(word(words, at + AT.offeredPercent), heldPercent(words, at, asked));
  // Rounded down, so that it is never above what a night costs.
  const lowered = Math.floor((price * (100 - percent)) / 100);
  const night = Math.max(0, Math.min(lowered, price - word(words, at + AT.offeredAmount)));
  const least = night * asked.nights + fees;
  if (least > to) return false;
  return least >= from && most <= to ? true : undefined;
}

const word = (words: Float64Array, at: number) => words[at] ?? 0;

/** Whether any night of a stay has a price by its date. */
function meetsDates(words: Float64Array, at: number, { from, nights }: AskedStay): boolean {
  const end = at + AT.first + runLength(words, at);
  for (let next = end - 3 * word(words, at + AT.dates); next < end; next += 3)
    if (word(words, next) < from + nights && word(words, next + 1) >= from) return true;
  return false;
}

/** How many numbers stand behind those that every ad with charges has. */
function runLength(words: Float64Array, at: number): number {
  const pairs = word(words, at + AT.seasons) + word(words, at + AT.weekdays);
  return 3 * word(words, at + AT.discounts) + 2 * pairs + 3 * word(words, at + AT.dates);
}

/** Halalas for mandatory services and for guests above those in the price. */
export function feesOf(words: Float64Array, at: number, { stay, length, nights, guests }: AskedStay): number {
  const services =
    word(words, at + AT.perBooking) +
    word(words, at + AT.perPeriod) * length +
    word(words, at + AT.perGuest) * guests +
    word(words, at + AT.perNight) * nights;
  const more = guests - word(words, at + AT.included);
  return stay.period === 2 && more > 0
    ? services + more * word(words, at + AT.extraGuest) * nights
    : services;
}

/** Whether more guests than one would cost more, in a stay of so many at most. */
export function costsMoreForMore(words: Float64Array, at: number, isByNight: boolean, most: number): boolean {
  const included = words[at + AT.included] ?? 0;
  return (words[at + AT.perGuest] ?? 0) > 0 || (isByNight && included < most);
}

/** The percent of the best automatic discount that holds for a stay; 0 where none does. */
export function heldPercent(words: Float64Array, at: number, asked: AskedStay): number {
  const end = at + AT.first + 3 * (words[at + AT.discounts] ?? 0);
  let best = 0;
  for (let next = at + AT.first; next < end; next += 3) {
    const percent = words[next + 2] ?? 0;
    if (percent > best && holds(words[next] ?? 0, words[next + 1] ?? 0, asked)) best = percent;
  }
  return best;
}

/** `holdsFor` of a rule by its place in `RULES`. */
function holds(place: number, days: number, asked: AskedStay): boolean {
  const rule: AutomaticDiscount['rule'] = RULES[place] ?? 'length';
  return holdsFor({ rule, days }, asked);
}

/** Writes into `groups` how many nights of a stay cost how much before discounts, by the order of `overrideOn`. Halalas. */
export function groupNights(words: Float64Array, at: number, asked: AskedStay, groups: NightGroups): void {
  const seasons = words[at + AT.seasons] ?? 0;
  const weekdays = words[at + AT.weekdays] ?? 0;
  const next = at + AT.first + 3 * (words[at + AT.discounts] ?? 0) + 2 * seasons;
  const isSeasonal = asked.isInSeason && seasons > 0;
  if (isSeasonal || (words[at + AT.dates] ?? 0) > 0) {
    writeNights(words, at, asked, groups);
    return;
  }
  let left = asked.nights;
  let length = 1;
  for (let one = next; one < next + 2 * weekdays; one += 2) {
    const count = asked.weekdayCounts[words[one] ?? 0] ?? 0;
    if (count === 0) continue;
    groups.prices[length] = words[one + 1] ?? 0;
    groups.counts[length] = count;
    left -= count;
    length += 1;
  }
  groups.prices[0] = words[at + AT.night] ?? 0;
  groups.counts[0] = left;
  groups.length = length;
}

const weekdayPrices = new Float64Array(8);
const seasonPrices = new Float64Array(SEASONS.length);

/** The same night by night, where a season or dates may change some. */
function writeNights(words: Float64Array, at: number, asked: AskedStay, groups: NightGroups): void {
  const of = (place: number) => words[at + place] ?? 0;
  const { prices } = groups;
  const base = of(AT.night);
  let next = at + AT.first + 3 * of(AT.discounts);
  seasonPrices.fill(0);
  for (let left = of(AT.seasons); left > 0; left -= 1, next += 2)
    seasonPrices[words[next] ?? 0] = words[next + 1] ?? 0;
  weekdayPrices.fill(0);
  for (let left = of(AT.weekdays); left > 0; left -= 1, next += 2)
    weekdayPrices[words[next] ?? 0] = words[next + 1] ?? 0;
  for (let night = 0; night < asked.nights; night += 1) {
    const weekly = weekdayPrices[asked.weekdays[night] ?? 0] ?? 0;
    const other = weekly === 0 && asked.isInSeason ? seasonPrice(asked.seasons[night] ?? []) : weekly;
    prices[night] = other === 0 ? base : other;
  }
  for (let left = of(AT.dates); left > 0; left -= 1, next += 3) {
    const first = Math.max(0, (words[next] ?? 0) - asked.from);
    const last = Math.min(asked.nights - 1, (words[next + 1] ?? 0) - asked.from);
    for (let night = first; night <= last; night += 1) prices[night] = words[next + 2] ?? 0;
  }
  groups.counts.fill(1, 0, asked.nights);
  groups.length = asked.nights;
}

/** The price of the shortest season of a night that the ad has a price for; 0 without one. */
function seasonPrice(seasons: readonly number[]): number {
  for (const season of seasons) {
    const price = seasonPrices[season] ?? 0;
    if (price !== 0) return price;
  }
  return 0;
}
