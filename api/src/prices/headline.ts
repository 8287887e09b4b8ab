import { type Period, type PriceKind, periodOf } from '@diyar/contract/words/period';
import { scale } from '../money/rounding.ts';

/** An active price entry of a unit, in halalas. */
export interface Price {
  kind: PriceKind;
  amount: number;
}

/** A discount on some price kinds between two Riyadh dates, both included; percent, or halalas when fixed. */
export interface Offer {
  type_discount: 'percent' | 'fixed';
  discount: number;
  kinds: readonly PriceKind[];
  starts_on: string;
  ends_on: string;
  /** Where it says which one it is. */
  id?: string;
  /** By kind, the least the price was in the 30 days before the offer, halalas; not told where nobody shows it. */
  lowest?: Partial<Record<PriceKind, number>>;
}

/** A price as it stands on a day: `was` is what it may say it was before the running offer, null when nothing. */
export interface OfferedPrice extends Price {
  period: Period | null;
  /** Before any offer. */
  before: number;
  was: number | null;
}

/**
 * A price after a discount (the brief, section 9): with a percent discount the price minus that percent of it, rounded
 * half up to a halala; otherwise minus the amount; never below 0. Halalas.
 */
export function priceAfter(amount: number, offer: Pick<Offer, 'type_discount' | 'discount'>): number {
  if (offer.type_discount === 'percent') return scale(amount, 100 - offer.discount, 100);
  return Math.max(0, amount - offer.discount);
}

/** Whether an offer runs for a kind of price on a Riyadh date. */
export function isRunning(offer: Offer, kind: PriceKind, today: string): boolean {
  return offer.starts_on <= today && today <= offer.ends_on && offer.kinds.includes(kind);
}

/** A price after the best offer that runs for its kind on the Riyadh date `today`. */
export function offeredPrice(price: Price, offers: readonly Offer[], today: string): OfferedPrice {
  const running = offers.filter((offer) => isRunning(offer, price.kind, today));
  const amount = Math.min(price.amount, ...running.map((offer) => priceAfter(price.amount, offer)));
  const best = running.find((offer) => priceAfter(price.amount, offer) === amount);
  const was = honestWas(price, amount, best);
  return { kind: price.kind, period: periodOf(price.kind), amount, before: price.amount, was };
}

/**
 * What a lowered price may say it was: the least it was in the 30 days before the offer, today's where that is less; null
 * where it is no lower now (decision 044). Halalas.
 */
export function honestWas(price: Price, amount: number, offer: Offer | undefined): number | null {
  const was = Math.min(price.amount, offer?.lowest?.[price.kind] ?? price.amount);
  return amount < was ? was : null;
}

/** The higher of two prices before their offers; of equal ones the longer period, so that the order of rows does not matter. */
function higher(one: OfferedPrice, other: OfferedPrice): OfferedPrice {
  if (one.before !== other.before) return one.before > other.before ? one : other;
  return (one.period ?? 0) > (other.period ?? 0) ? one : other;
}

function lower(one: OfferedPrice, other: OfferedPrice): OfferedPrice {
  if (one.amount !== other.amount) return one.amount < other.amount ? one : other;
  return (one.period ?? 0) < (other.period ?? 0) ? one : other;
}

export interface Headline {
  headline: OfferedPrice;
  /** The lowest price a visitor can pay, after its offer; of equal ones the shorter period. */
  from: OfferedPrice;
  /** Whether an offer lowers any of the prices below what it was in the 30 days before. */
  isOffered: boolean;
}

/**
 * The headline price of an ad, and the lowest beside it. For rent the highest of the active hourly, daily, monthly and
 * yearly prices, minus its running discount (the brief, section 9); for sale the main price, with no period. Undefined
 * when the ad has no such price: an ad without a price is not shown. Halalas; `today` is a Riyadh date.
 */
export function headlineOf(
  purpose: 'rent' | 'sale',
  prices: readonly Price[],
  offers: readonly Offer[],
  today: string,
): Headline | undefined {
  const offered = prices
    .filter((price) => (purpose === 'sale' ? price.kind === 'main' : periodOf(price.kind) !== null))
    .map((price) => offeredPrice(price, offers, today));
  const [first, ...rest] = offered;
  if (first === undefined) return undefined;
  return {
    headline: rest.reduce(higher, first),
    from: rest.reduce(lower, first),
    isOffered: offered.some((price) => price.was !== null),
  };
}
