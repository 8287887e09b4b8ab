import { plainCode } from '@diyar/contract/values/coupon-code';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import { priceKindOf } from '@diyar/contract/words/period';
import type { Stay } from '../calendar/stay.ts';
import { brokenConstraint, type Reader, type Tx } from '../platform/db/database.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import type { StoredTerms } from '../prices/price-stay.ts';
import type { PricedCoupon } from '../prices/stay-lines.ts';
import { refusedCoupon } from './coupon.ts';
import { findCoupon, findCouponById, insertUse, retakeUse, updateUse } from './coupon-use.queries.ts';

/**
 * The coupon a stay is to be priced with; null where none was asked for. Throws `validation_failed` on `coupon` with the reason:
 * unknown, over or paused, not for this unit or period, used up by all or by the caller.
 */
export async function couponFor(
  reader: Reader,
  asked: { code: string | undefined; unitId: string; hostAccountId: string; accountId: string | null },
  stay: Stay,
  now: Date,
): Promise<PricedCoupon | null> {
  const code = plainCode(asked.code ?? '');
  if (code === '') return null;
  const coupon = await findCoupon(reader, { ...asked, code });
  if (coupon === undefined) throw invalid('coupon', 'coupon_unknown');
  const refused = refusedCoupon(coupon, priceKindOf(stay.period), riyadhDate(now));
  if (refused !== undefined) throw invalid('coupon', refused);
  const { id, type_discount, discount } = coupon;
  return { id, code, type_discount, discount };
}

const LIMITS = ['coupon_uses_within_limit', 'coupon_uses_of_account_within_limit'];

/**
 * Takes a use of the coupon that a held stay was priced with; the last thing a booking locks. Throws `coupon_gone` when others
 * used it up since the quote: of any number at once only as many as it has uses go on.
 */
export async function takeCoupon(
  tx: Tx,
  terms: Pick<StoredTerms, 'coupon' | 'lines'>,
  use: { reservationId: string; accountId: string; at: Date },
): Promise<void> {
  const amount = -(terms.lines.find(({ code }) => code === 'coupon')?.amount ?? 0);
  if (terms.coupon === null || terms.coupon === undefined || amount === 0) return;
  try {
    await insertUse(tx, { ...use, couponId: terms.coupon.id, amount });
  } catch (error) {
    if (LIMITS.includes(brokenConstraint(error) ?? '')) throw new Refusal('coupon_gone');
    throw error;
  }
}

/** Takes a use again for a stay whose money came after its hold lapsed. Whether the coupon still had one. */
export async function retakeCoupon(tx: Tx, reservationId: string): Promise<boolean> {
  try {
    await retakeUse(tx, reservationId);
    return true;
  } catch (error) {
    if (LIMITS.includes(brokenConstraint(error) ?? '')) return false;
    throw error;
  }
}

/** The coupon that a booked stay was priced with, as it stands now: its use is the booking's, whether it is over, paused or used up. */
export async function couponBookedWith(
  reader: Reader,
  { coupon }: Pick<StoredTerms, 'coupon'>,
): Promise<PricedCoupon | null> {
  return coupon == null ? null : ((await findCouponById(reader, coupon.id)) ?? null);
}

/** Keeps what a coupon takes off a booked stay in the use that the booking has; one that takes nothing off any more stays used. */
export async function useCouponAmount(
  tx: Tx,
  terms: Pick<StoredTerms, 'lines'>,
  reservationId: string,
): Promise<void> {
  const amount = -(terms.lines.find(({ code }) => code === 'coupon')?.amount ?? 0);
  if (amount > 0) await updateUse(tx, reservationId, amount);
}
