import { moneyText } from '../values/money.ts';
import { minutesOf } from '../values/riyadh.ts';
import { type PriceKind, periodOf } from '../words/period.ts';
import type { LicenceContent, PolicyContent, PricesContent, ServiceContent } from '../words/supply.ts';
import { FEWEST_PHOTOS, type WizardPhoto } from './host-photos.ts';
import type { RentFreezeNow } from './host-wizard.ts';
import { type BrokenField, brokenOf, isBlank, MOST_PRICE, type SupplyContext } from './supply-checks.ts';

/** What prices there are for a purpose, those that make a headline first. */
export const KINDS_OF = {
  rent: ['hourly', 'daily', 'monthly', 'yearly', 'per_meter'],
  sale: ['main', 'per_meter'],
} as const satisfies Record<'rent' | 'sale', readonly PriceKind[]>;

/**
 * What the prices of a unit lack, or say wrongly: one that leads is active, what is active is filled, and none is below the
 * operator's minimum for the category (brief 5, product.md 5).
 */
export function pricesErrors(
  prices: PricesContent = {},
  category: string | null | undefined,
  minimums: SupplyContext['minimums'],
): BrokenField[] {
  const { broken, refuse } = brokenOf('prices');
  const { purpose } = prices;
  refuse('prices.purpose', isBlank(purpose) && 'purpose_required');
  if (purpose === null || purpose === undefined) return broken;
  for (const kind of KINDS_OF[purpose]) {
    const price = prices[kind];
    if (price?.active !== true) continue;
    const field = `prices.${kind}.amount`;
    const { amount } = price;
    if (amount === null) {
      refuse(field, kind === 'main' ? 'price_required' : 'fill_active');
      continue;
    }
    refuse(field, amount <= 0 && 'number_positive');
    refuse(field, amount > MOST_PRICE && 'price_max');
    const minimum = minimums.find((one) => one.category === category && one.kind === kind)?.price.amount;
    if (minimum !== undefined && amount < minimum) refuse(field, 'min_price', { price: moneyText(minimum) });
  }
  refuse('prices', !leads(prices) && 'one_active_price');
  return broken;
}

/** Where a unit is and what it is used for, and what it was last let for by the year, in halalas. */
interface LetBefore {
  city: string | null | undefined;
  usage: string | null | undefined;
  lastRent: number | null | undefined;
}

/** The freeze of yearly rents that holds today for a use in a city; undefined where there is none. */
export function freezeOf(
  { city, usage }: Omit<LetBefore, 'lastRent'>,
  freezes: SupplyContext['freezes'] = [],
): RentFreezeNow | undefined {
  return freezes.find((one) => one.city === city && one.usages.some((frozen) => frozen === usage));
}

/**
 * Refuses a yearly rent above what the unit was last let for, where the law has frozen rents (domain.md 3.9); one that was never
 * let is free.
 */
export function frozenRentErrors(
  prices: PricesContent = {},
  { city, usage, lastRent }: LetBefore,
  freezes: SupplyContext['freezes'] = [],
): BrokenField[] {
  const { broken, refuse } = brokenOf('prices');
  const { yearly } = prices;
  if (
    freezeOf({ city, usage }, freezes) === undefined ||
    prices.purpose !== 'rent' ||
    yearly?.active !== true
  )
    return broken;
  if (isBlank(lastRent) || (yearly.amount ?? 0) <= Number(lastRent)) return broken;
  refuse('prices.yearly.amount', 'rent_frozen', { price: moneyText(Number(lastRent)) });
  return broken;
}

/** Whether one of the active prices can stand on the card: a period's where it is let, the main one where it is sold. */
function leads(prices: PricesContent): boolean {
  return purposeKinds(prices).some((kind) => {
    const isLeading = prices.purpose === 'sale' ? kind === 'main' : periodOf(kind) !== null;
    return isLeading && prices[kind]?.active === true;
  });
}

/** The kinds of price that go with the purpose; none while it is not said. */
export function purposeKinds({ purpose }: PricesContent): readonly PriceKind[] {
  return purpose === null || purpose === undefined ? [] : KINDS_OF[purpose];
}

/** What the services lack: a name in both languages, a price, how they are charged (brief 5). */
export function servicesErrors(services: readonly ServiceContent[] = []): BrokenField[] {
  const { broken, refuse } = brokenOf('services');
  services.forEach((service, index) => {
    const field = (name: string) => `services.${index}.${name}`;
    refuse(field('name_ar'), isBlank(service.name_ar) && 'service_name_ar');
    refuse(field('name_en'), isBlank(service.name_en) && 'service_name_en');
    refuse(field('price'), isBlank(service.price) && 'price_required');
    refuse(field('price'), (service.price ?? 0) < 0 && 'number');
    refuse(field('price'), (service.price ?? 0) > MOST_PRICE && 'price_max');
    refuse(field('charge'), isBlank(service.charge) && 'service_charge_required');
  });
  return broken;
}

/** What the terms of booking lack: what is let asks a down payment of 1 to 100 percent (brief 5). */
export function policyErrors(policy: PolicyContent = {}, purpose: PricesContent['purpose']): BrokenField[] {
  const { broken, refuse } = brokenOf('down_payment');
  const percent = policy.down_payment_percent;
  const isShare = typeof percent === 'number' && Number.isInteger(percent) && percent >= 1 && percent <= 100;
  const isAsked = purpose !== 'sale' || !isBlank(percent);
  refuse('policy.down_payment_percent', isAsked && !isShare && 'down_payment_1_100');
  refuse('policy.security_deposit', (policy.security_deposit ?? 0) < 0 && 'number');
  refuse('policy.security_deposit', (policy.security_deposit ?? 0) > MOST_PRICE && 'price_max');
  const { arrival_time: arrival, departure_time: departure } = policy;
  const isTurned =
    !isBlank(arrival) && !isBlank(departure) && minutesOf(arrival ?? '') < minutesOf(departure ?? '');
  refuse('policy.arrival_time', isTurned && 'times_order');
  return broken;
}

/** An ad needs at least four photos, one of them the main one (brief 5); whether they are there and clear, the server says. */
export function photosErrors(photos: readonly WizardPhoto[] = []): BrokenField[] {
  const { broken, refuse } = brokenOf('photos');
  refuse('photos', photos.length < FEWEST_PHOTOS && 'four_photos');
  refuse('photos', photos.filter(({ main }) => main === true).length !== 1 && 'main_photo');
  return broken;
}

/** A licence may come later, before the ad is published; one that is given has 6 to 13 characters (brief 5). */
export function licenceErrors(licence: LicenceContent = {}): BrokenField[] {
  const { broken, refuse } = brokenOf('licence');
  const number = (licence.number ?? '').trim();
  refuse('licence.number', number !== '' && (number.length < 6 || number.length > 13) && 'licence_6_13');
  return broken;
}
