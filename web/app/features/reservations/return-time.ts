import type { Reservation } from '@diyar/contract/booking/reservations';

type Payment = Reservation['payments'][number];
type Times = Pick<Reservation, 'history' | 'deposit'>;

/** The longest that a bank takes to show money that came back. */
const SHOWN_WITHIN_MS = 14 * 24 * 3_600_000;

/** Whether what goes back of a payment may not show yet where it was paid from: it is on its way, or came back lately. */
export function isReturnRecent(payment: Payment, reservation: Times, now = Date.now()): boolean {
  if (payment.returning.amount > 0) return true;
  return payment.refunded.amount > 0 && now - lastReturnOf(payment, reservation) < SHOWN_WITHIN_MS;
}

/** The last instant at which something of a payment may have gone back, in epoch milliseconds; never before it was made. */
function lastReturnOf({ created_at: made, is_deposit: isDeposit }: Payment, times: Times): number {
  const ofStay = times.history
    .filter(({ settled }) => settled !== null && settled.refund.amount > 0)
    .map(({ at }) => at);
  const known = isDeposit ? [times.deposit?.closed_at ?? made] : ofStay;
  return Math.max(...[made, ...known].map((at) => Date.parse(at)));
}
