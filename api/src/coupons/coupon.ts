import type { PriceKind } from '@diyar/contract/words/period';
import type { PricedCoupon } from '../prices/stay-lines.ts';

/** A coupon as a guest's stay meets it. */
export interface Coupon extends PricedCoupon {
  starts_on: string;
  ends_on: string;
  kinds: PriceKind[];
  paused: boolean;
  /** It is for the unit that was asked about. */
  is_here: boolean;
  uses_most: number | null;
  uses_most_each: number | null;
  /** Uses that were not given back: of all, and of the caller. */
  used: number;
  used_by_caller: number;
}

export type CouponRefused = 'coupon_over' | 'coupon_elsewhere' | 'coupon_used_up' | 'coupon_used_by_you';

/** Why a coupon cannot be taken for a price kind on the Riyadh date `today`; undefined when it can. */
export function refusedCoupon(coupon: Coupon, kind: PriceKind, today: string): CouponRefused | undefined {
  if (coupon.paused || today < coupon.starts_on || today > coupon.ends_on) return 'coupon_over';
  if (!coupon.is_here || !coupon.kinds.includes(kind)) return 'coupon_elsewhere';
  if (coupon.uses_most !== null && coupon.used >= coupon.uses_most) return 'coupon_used_up';
  const isUsedByCaller = coupon.uses_most_each !== null && coupon.used_by_caller >= coupon.uses_most_each;
  return isUsedByCaller ? 'coupon_used_by_you' : undefined;
}
