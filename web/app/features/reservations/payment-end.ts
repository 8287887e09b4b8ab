import type { Reservation } from '@diyar/contract/booking/reservations';

type Payment = Pick<
  Reservation['payments'][number],
  'state' | 'amount' | 'refunded' | 'returning' | 'is_deposit'
>;

/** What became of money that came: all of it or a part is back or on its way, or its advertiser keeps it; `stays` where nothing moved it. */
export type PaymentEnd = 'returned' | 'returning' | 'part_returned' | 'part_returning' | 'kept' | 'stays';

/** Halalas of a payment that its advertiser keeps of a cancelled booking; 0 of one that was not cancelled. */
export function keptOf(payment: Payment, isCanceled: boolean): number {
  const { state, amount, refunded, returning, is_deposit: isDeposit } = payment;
  if (!isCanceled || state !== 'settled' || isDeposit) return 0;
  return Math.max(0, amount.amount - refunded.amount - returning.amount);
}

/** Money for nothing of ours goes back whole, also before its refund was begun. */
export function endOfPayment(payment: Payment, isCanceled: boolean): PaymentEnd {
  const { state, amount, refunded, returning } = payment;
  const back = refunded.amount + returning.amount;
  if (state === 'surplus' || back >= amount.amount)
    return refunded.amount >= amount.amount ? 'returned' : 'returning';
  if (back > 0) return returning.amount > 0 ? 'part_returning' : 'part_returned';
  return keptOf(payment, isCanceled) > 0 ? 'kept' : 'stays';
}
