import type { Reservation } from '@diyar/contract/booking/reservations';
import { dateTimeText } from '@diyar/contract/values/format';
import { moneyText } from '@diyar/contract/values/money';
import { ltrText } from '../../i18n/lang.ts';
import { isReturnRecent } from './return-time.ts';

type Payment = Reservation['payments'][number];
type Ended = Pick<Reservation, 'history' | 'paid' | 'payments' | 'transfer' | 'deposit'>;

/** Steps after which an advertiser keeps what the cancellation policy says. */
const BY_POLICY: ReadonlySet<string> = new Set(['guest_cancel', 'no_show', 'rest_unpaid']);

const isSome = (amount: number) => (amount > 0 ? 'yes' : 'no');
const textOf = (amount: number) => ltrText(moneyText(amount));

/**
 * The values of `bookingLife.canceled` and `canceledMoney`: how a booking was cancelled, when, and where what was paid for the stay is. Money on cards and
 * wallets stands apart from money by bank, each with what is back and what is on its way.
 */
export function endOfBooking(reservation: Ended, now = Date.now()) {
  const { history, paid, payments, transfer } = reservation;
  const end = history.findLast(({ from, to }) => to === 'canceled' && from !== 'canceled');
  const event = end?.event ?? 'cancel';
  const ofStay = payments.filter(isOfStay);
  const byBank = ofStay.filter(({ method }) => method === 'bank_transfer');
  const byCard = ofStay.filter(({ method }) => method !== 'bank_transfer');
  const [bankBack, bank] = [sumOf(byBank, 'refunded'), sumOf(byBank, 'returning')];
  const [back, way] = [sumOf(byCard, 'refunded'), sumOf(byCard, 'returning')];
  const [backOn, wayOn] = [toOf(byCard, 'refunded'), toOf(byCard, 'returning')];
  const wasPaid = payments.some(({ state }) => state !== 'open' && state !== 'failed');
  return {
    event,
    at: ltrText(end === undefined ? '' : dateTimeText(end.at)),
    ...{ back: textOf(back), backTo: backOn.to, backName: backOn.name },
    ...{ way: textOf(way), wayTo: wayOn.to, wayName: wayOn.name },
    isRecent: byCard.some((payment) => isReturnRecent(payment, reservation, now)) ? 'yes' : 'no',
    ...{ hasBankBack: isSome(bankBack), bankBack: textOf(bankBack) },
    ...{ hasBank: isSome(bank), bank: textOf(bank) },
    ...{ hasAllBack: isSome(back + bankBack), allBack: textOf(back + bankBack) },
    hasKept: paid.amount > 0 && BY_POLICY.has(event) ? 'policy' : isSome(paid.amount),
    kept: textOf(paid.amount),
    // Money by bank may be on its way to Diyar while its transfer is open.
    hasPaid: wasPaid || transfer !== null ? 'yes' : 'no',
  };
}

/** A part of a transfer that was given up goes back as a surplus. */
function isOfStay({ state, is_deposit: isDeposit }: Payment): boolean {
  return (state === 'settled' || state === 'surplus') && !isDeposit;
}

function sumOf(payments: Payment[], what: 'refunded' | 'returning'): number {
  return payments.reduce((all, payment) => all + payment[what].amount, 0);
}

/** The cards and wallets of an amount, by name where the gateway told every one of them; `none` where there is no amount. */
function toOf(payments: Payment[], what: 'refunded' | 'returning') {
  const moved = payments.filter((payment) => payment[what].amount > 0);
  const names = new Set(moved.map(({ card }) => (card === null ? '' : ltrText(card))));
  const to = moved.length === 0 ? 'none' : names.has('') ? 'unnamed' : 'named';
  return { to, name: [...names].join(' · ') };
}
