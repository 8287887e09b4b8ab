import { addDays, daysBetween } from '@diyar/contract/values/riyadh';
import type { Period } from '@diyar/contract/words/period';
import { lengthOf, minutesOfStay, type Stay } from '../calendar/stay.ts';
import { percentOf, scale } from '../money/rounding.ts';
import type { Discount } from './discounts.ts';
import { priceAfter } from './headline.ts';
import { type Overriding, priceOn } from './overrides.ts';

export type ServiceCharge = 'per_booking' | 'per_period' | 'per_guest' | 'per_night';

export interface PricedService {
  id: string;
  nameAr: string;
  nameEn: string;
  /** Halalas. */
  price: number;
  charge: ServiceCharge;
  mandatory: boolean;
}

/** A coupon that a stay may be booked with; whole percent, or halalas off the stay. */
export interface PricedCoupon {
  id: string;
  code: string;
  type_discount: 'percent' | 'fixed';
  discount: number;
}

/** A stay, or a part of one, by its own period. */
export interface PricedPart {
  stay: Stay;
  /** Halalas for one hour, night, month or year, tax included, before overrides and discounts. */
  unitPrice: number;
  /** The discounts that hold for the stay; the best one is taken. */
  discounts: readonly Discount[];
}

/** Everything that decides what a stay costs; one price maker reads it, for quotes, lists and calendars. */
export interface Charges extends PricedPart, Overriding {
  /** One after the other, where the stay is priced by several periods; without them it is priced as a whole. */
  parts?: readonly PricedPart[];
  coupon: PricedCoupon | null;
  /** Services to charge: the chosen and the mandatory ones. */
  services: readonly PricedService[];
  guests: number;
  /** The price of each guest above so many: for each night, or once for hours; null where more guests cost no more. */
  extraGuests: { included: number; price: number } | null;
}

export interface StoredLine {
  code: 'base' | 'service' | 'extra_guest' | 'coupon';
  /** The period of this line, where a stay is priced by several. */
  period?: Period;
  service_id: string | null;
  name_ar: string | null;
  name_en: string | null;
  quantity: number;
  unit_price: number;
  /** Before the discount; null without one. */
  was_unit_price: number | null;
  amount: number;
}

/** The discount a stay was priced with, and what it took off, halalas. */
export type TakenDiscount = Discount & { saved: number };

export interface StayLines {
  lines: StoredLine[];
  /** The discount taken; null where none makes the stay cheaper. */
  discount: TakenDiscount | null;
}

const NO_SERVICE = { service_id: null, name_ar: null, name_en: null, was_unit_price: null } as const;

/**
 * The lines of a stay in halalas, in their order: base after overrides and the best discount, with equal prices grouped;
 * the coupon on what that leaves, never more than it; services and extra guests (product.md 11). Rounds half up at each step.
 */
export function linesOf(charges: Charges): StayLines {
  const { parts } = charges;
  const priced = (parts ?? [charges]).map((part) => pricedPart({ ...charges, ...part }));
  const base = priced.flatMap(({ lines }, place) => {
    const part = parts?.[place];
    return part === undefined ? lines : lines.map((line) => ({ ...line, period: part.stay.period }));
  });
  const discount = priced.map((part) => part.discount).reduce(moreOf, null);
  return {
    lines: [
      ...base,
      ...couponLines(sumOf(base), charges.coupon),
      ...charges.services.map((service) => serviceLine(service, charges)),
      ...(parts ?? [charges]).flatMap(({ stay }) => extraGuestLines({ ...charges, stay })),
    ],
    discount,
  };
}

function pricedPart(charges: Charges): StayLines {
  const before = groupedPrices(charges);
  const discount = bestDiscount(before, charges);
  return { lines: before.map((group) => baseLine(group, discount, charges.stay)), discount };
}

/** The discount of two parts: of the same offer what both save, else the one that saves more. */
function moreOf(one: TakenDiscount | null, other: TakenDiscount | null): TakenDiscount | null {
  if (one === null || other === null) return one ?? other;
  if (one.offer_id !== undefined && one.offer_id === other.offer_id)
    return { ...one, saved: one.saved + other.saved };
  return other.saved > one.saved ? other : one;
}

export function sumOf(lines: readonly Pick<StoredLine, 'amount'>[]): number {
  return lines.reduce((sum, line) => sum + line.amount, 0);
}

interface PriceGroup {
  price: number;
  quantity: number;
}

/** How much of the stay costs how much before discounts; in the order in which each price comes first. */
function groupedPrices(charges: Charges): PriceGroup[] {
  const { stay, unitPrice } = charges;
  if (stay.period === 1) {
    return [{ price: priceOn(unitPrice, 'hourly', charges, stay.startDate), quantity: lengthOf(stay) }];
  }
  if (stay.period !== 2 || charges.overrides.length === 0)
    return [{ price: unitPrice, quantity: lengthOf(stay) }];
  const nights = new Map<number, number>();
  for (let date = stay.startDate; date < stay.endDate; date = addDays(date, 1)) {
    const price = priceOn(unitPrice, 'daily', charges, date);
    nights.set(price, (nights.get(price) ?? 0) + 1);
  }
  return [...nights].map(([price, quantity]) => ({ price, quantity }));
}

function amountOf({ price, quantity }: PriceGroup, stay: Stay): number {
  return stay.period === 1 ? scale(price, minutesOfStay(stay), 60) : price * quantity;
}

/** The discount that leaves the least to pay; of equal ones the first, and none where none lowers it. */
function bestDiscount(groups: readonly PriceGroup[], { discounts, stay }: Charges): TakenDiscount | null {
  const costs = (discount: Discount | null) =>
    groups.reduce((sum, group) => sum + amountOf(after(group, discount), stay), 0);
  const full = costs(null);
  let best: TakenDiscount | null = null;
  for (const discount of discounts) {
    const saved = full - costs(discount);
    if (saved > (best?.saved ?? 0)) best = { ...discount, saved };
  }
  return best;
}

function after(group: PriceGroup, discount: Discount | null): PriceGroup {
  return discount === null ? group : { ...group, price: priceAfter(group.price, discount) };
}

function baseLine(group: PriceGroup, discount: Discount | null, stay: Stay): StoredLine {
  const charged = after(group, discount);
  return {
    code: 'base',
    ...NO_SERVICE,
    quantity: charged.quantity,
    unit_price: charged.price,
    was_unit_price: charged.price < group.price && discount?.hidesWas !== true ? group.price : null,
    amount: amountOf(charged, stay),
  };
}

function couponLines(rest: number, coupon: PricedCoupon | null): StoredLine[] {
  if (coupon === null || rest === 0) return [];
  const wished = coupon.type_discount === 'percent' ? percentOf(rest, coupon.discount) : coupon.discount;
  const off = Math.min(rest, wished);
  return [{ code: 'coupon', ...NO_SERVICE, quantity: 1, unit_price: -off, amount: -off }];
}

/** Nights that a service or a guest is charged for; hours count as one. */
function nightsOf(stay: Stay): number {
  return Math.max(1, daysBetween(stay.startDate, stay.endDate));
}

function serviceLine(service: PricedService, { stay, guests }: Charges): StoredLine {
  const hourly = service.charge === 'per_period' && stay.period === 1;
  const quantities = {
    per_booking: () => 1,
    per_period: () => lengthOf(stay),
    per_guest: () => guests,
    per_night: () => nightsOf(stay),
  };
  const quantity = quantities[service.charge]();
  return {
    code: 'service',
    service_id: service.id,
    name_ar: service.nameAr,
    name_en: service.nameEn,
    quantity,
    unit_price: service.price,
    was_unit_price: null,
    amount: hourly ? scale(service.price, minutesOfStay(stay), 60) : service.price * quantity,
  };
}

/** Guests above those included; a lease by the month or the year has tenants, and no price for each. */
function extraGuestLines({ stay, guests, extraGuests }: Charges): StoredLine[] {
  if (extraGuests === null || stay.period > 2 || guests <= extraGuests.included) return [];
  const quantity = (guests - extraGuests.included) * nightsOf(stay);
  const amount = extraGuests.price * quantity;
  return [{ code: 'extra_guest', ...NO_SERVICE, quantity, unit_price: extraGuests.price, amount }];
}
