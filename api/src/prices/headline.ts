import { type Period, type PriceKind, periodOf } from '@diyar/contract/period';
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
}

/** A price as it stands on a day: `was` is the price before the running offer, null when none lowers it. */
export interface OfferedPrice extends Price {
  period: Period | null;
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

function isRunning(offer: Offer, kind: PriceKind, today: string): boolean {
  return offer.starts_on <= today && today <= offer.ends_on && offer.kinds.includes(kind);
}

/** A price after the best offer that runs for its kind on the Riyadh date `today`. */
export function offeredPrice(price: Price, offers: readonly Offer[], today: string): OfferedPrice {
  const running = offers.filter((offer) => isRunning(offer, price.kind, today));
  const amount = Math.min(price.amount, ...running.map((offer) => priceAfter(price.amount, offer)));
  const was = amount < price.amount ? price.amount : null;
  return { kind: price.kind, period: periodOf(price.kind), amount, was };
}

const beforeOffer = (price: OfferedPrice) => price.was ?? price.amount;

/** The higher of two prices before their offers; of equal ones the longer period, so that the order of rows does not matter. */
function higher(one: OfferedPrice, other: OfferedPrice): OfferedPrice {
  const [a, b] = [beforeOffer(one), beforeOffer(other)];
  if (a !== b) return a > b ? one : other;
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
  /** Whether an offer lowers any of the prices. */
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
