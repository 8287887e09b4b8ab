import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { isCouponCode } from '../values/coupon-code.ts';
import { Money } from '../values/money.ts';
import { Period } from '../words/period.ts';

/** A percent, or otherwise an amount in halalas (brief 3: `type_discount`, `discount`). */
const Discounted = {
  type_discount: z.enum(['percent', 'fixed'], 'invalid'),
  discount: z.int('number'),
};
const date = z.iso.date('invalid').refine((day) => day >= '2000-01-01' && day <= '2199-12-31', 'invalid');
const Dates = { from: date, to: date };
/** The brief's `type_res_id`: 1 hourly, 2 daily, 3 monthly, 4 yearly. */
const Periods = z.array(Period).min(1, 'periods_required').max(4, 'invalid');
const Units = z.array(z.uuid('invalid')).max(1_000, 'invalid');

const name = z.string('required').trim().min(1, 'name_required').max(100, 'text_max');

/** What a discount came to so far, in bookings that stand. */
const Results = z.object({ used: z.int(), given_away: Money, earned: Money });

/** How a discount stands today. */
export const DISCOUNT_STATES = ['running', 'coming', 'over', 'paused'] as const;
const DiscountState = z.enum(DISCOUNT_STATES);
export type DiscountState = z.infer<typeof DiscountState>;

/** A unit with what a discount makes of its prices. */
const DiscountedUnit = z.object({
  id: z.uuid(),
  name: z.string(),
  prices: z.array(
    z.object({
      period: Period,
      price: Money,
      after: Money,
      /** Whether the price before may stand beside it, struck through: it was no lower in the 30 days before (offers). */
      honest: z.boolean(),
    }),
  ),
});

export const HostOffer = z.object({
  id: z.uuid(),
  name: z.string(),
  ...Discounted,
  ...Dates,
  periods: z.array(Period),
  units: z.array(DiscountedUnit),
  state: DiscountState,
  /** Also of one that is over or to come. */
  paused: z.boolean(),
  results: Results,
  /** When and by whom it was set last; null where that was not kept. */
  edited: z.object({ at: z.string(), by: z.enum(['me', 'team']), by_name: z.string().nullable() }).nullable(),
});
export type HostOffer = z.infer<typeof HostOffer>;

export const OfferContent = z.strictObject({
  name,
  ...Discounted,
  ...Dates,
  periods: Periods,
  /** At least one, or one that is kept and cannot be chosen now. */
  units: Units,
  paused: z.boolean('invalid').default(false),
});
export type OfferContent = z.output<typeof OfferContent>;

export const HostCoupon = HostOffer.extend({
  code: z.string(),
  /** Every unit of the account, those to come too; `units` is empty then. */
  all_units: z.boolean(),
  uses_most: z.int().nullable(),
  uses_most_each: z.int().nullable(),
});
export type HostCoupon = z.infer<typeof HostCoupon>;

const uses = z.int('number').min(1, 'number_positive').max(1_000_000, 'number_max').nullable();

export const CouponContent = z.strictObject({
  name,
  /** Latin letters and digits, in any case and script of digits; kept in capitals. */
  code: z.string('required').max(40, 'coupon_code_form').refine(isCouponCode, 'coupon_code_form'),
  ...Discounted,
  ...Dates,
  periods: Periods,
  /** Every unit of the account, those to come too; `units` counts for nothing then. */
  all_units: z.boolean('required'),
  units: Units,
  uses_most: uses,
  uses_most_each: uses,
  paused: z.boolean('invalid').default(false),
});
export type CouponContent = z.output<typeof CouponContent>;

/** Units that a discount may be for. */
const Choices = z.array(z.object({ id: z.uuid(), name: z.string(), periods: z.array(Period) }));
const Abilities = z.object({ edit: z.boolean() });
const Params = z.object({ id: z.uuid('invalid') });

export const listOffers = endpoint({
  method: 'GET',
  path: '/api/v1/host/offers',
  summary: 'Discounts of the acting account with what they make of its prices and what came of them',
  data: z.object({ items: z.array(HostOffer), units: Choices, today: z.string(), abilities: Abilities }),
  caller: 'token',
});

export const createOffer = endpoint({
  method: 'POST',
  path: '/api/v1/host/offers',
  summary: 'A discount on chosen units and periods between two dates',
  body: OfferContent,
  data: HostOffer,
  status: 201,
  caller: 'token',
  needs: 'prices',
  refuses: ['role_forbids'],
});

export const saveOffer = endpoint({
  method: 'PUT',
  path: '/api/v1/host/offers/{id}',
  summary: 'Change a discount, pause it or let it run again',
  params: Params,
  body: OfferContent,
  data: HostOffer,
  caller: 'token',
  needs: 'prices',
  refuses: ['role_forbids'],
});

export const deleteOffer = endpoint({
  method: 'DELETE',
  path: '/api/v1/host/offers/{id}',
  summary: 'Delete a discount; what was booked with it stays as it was booked',
  params: Params,
  data: z.object({}),
  caller: 'token',
  needs: 'prices',
  refuses: ['role_forbids'],
});

export const listCoupons = endpoint({
  method: 'GET',
  path: '/api/v1/host/coupons',
  summary: 'Coupons of the acting account and what came of them',
  data: z.object({ items: z.array(HostCoupon), units: Choices, today: z.string(), abilities: Abilities }),
  caller: 'token',
});

export const createCoupon = endpoint({
  method: 'POST',
  path: '/api/v1/host/coupons',
  summary: 'A code that takes something off a stay',
  body: CouponContent,
  data: HostCoupon,
  status: 201,
  caller: 'token',
  needs: 'prices',
  refuses: ['role_forbids'],
});

export const saveCoupon = endpoint({
  method: 'PUT',
  path: '/api/v1/host/coupons/{id}',
  summary: 'Change a coupon, pause it or let it run again',
  params: Params,
  body: CouponContent,
  data: HostCoupon,
  caller: 'token',
  needs: 'prices',
  refuses: ['role_forbids'],
});

export const deleteCoupon = endpoint({
  method: 'DELETE',
  path: '/api/v1/host/coupons/{id}',
  summary: 'Delete a coupon; what was booked with it stays as it was booked',
  params: Params,
  data: z.object({}),
  caller: 'token',
  needs: 'prices',
  refuses: ['role_forbids'],
});
