import type { Reservation } from '@diyar/contract/booking/reservations';
import { dateTimeText } from '@diyar/contract/values/format';
import { moneyText } from '@diyar/contract/values/money';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { isUnderWay } from './under-way.ts';

/** What the state of a reservation means for whoever reads it, in a sentence beside its word. */
export function StateNote({ reservation }: { reservation: Reservation }) {
  const t = useTranslations('bookingLife');
  const { state, side, answer_until: until } = reservation;
  const ofHost = side === 'host';
  if (state === 'processing') return null;
  const text =
    state === 'canceled'
      ? t(`canceled.${side}`, endOf(reservation))
      : state === 'waiting_for_approval'
        ? t(ofHost ? 'explain.waitingHost' : 'explain.waiting', {
            date: ltrText(until === null ? '' : dateTimeText(until)),
          })
        : state === 'active'
          ? activeText(reservation, t)
          : t(state === 'pending' && ofHost ? 'explain.pendingHost' : `explain.${state}`);
  return <p className={`max-w-prose ${state === 'canceled' ? '' : 'text-soft'}`}>{text}</p>;
}

/** Of a confirmed booking when it begins, or when the one under way ends. */
function activeText(reservation: Reservation, t: ReturnType<typeof useTranslations<'bookingLife'>>): string {
  const isNow = isUnderWay(reservation);
  const at = isNow ? reservation.departs_at : reservation.arrives_at;
  return t(isNow ? 'explain.underWay' : 'explain.active', { at: ltrText(dateTimeText(at)) });
}

/** Steps after which an advertiser keeps what the cancellation policy says. */
const BY_POLICY: ReadonlySet<string> = new Set(['guest_cancel', 'no_show', 'rest_unpaid']);

/** How a booking was cancelled, when, and where what was paid for the stay is: back, on its way, or with the advertiser. */
function endOf({ history, paid, payments, transfer }: Reservation) {
  const end = history.findLast(({ from, to }) => to === 'canceled' && from !== 'canceled');
  const event = end?.event ?? 'cancel';
  // A part of a transfer that was given up goes back as a surplus.
  const ofStay = payments.filter(
    ({ state, is_deposit }) => (state === 'settled' || state === 'surplus') && !is_deposit,
  );
  const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);
  const onWay = (isBank: boolean) =>
    sum(
      ofStay
        .filter(({ method }) => (method === 'bank_transfer') === isBank)
        .map(({ returning }) => returning.amount),
    );
  const byCard = ofStay.filter(({ method }) => method !== 'bank_transfer');
  const [back, card, bank] = [sum(ofStay.map(({ refunded }) => refunded.amount)), onWay(false), onWay(true)];
  const wasPaid = payments.some(({ state }) => state !== 'open' && state !== 'failed');
  const isSome = (amount: number) => (amount > 0 ? 'yes' : 'no');
  const text = (amount: number) => ltrText(moneyText(amount));
  return {
    event,
    at: ltrText(end === undefined ? '' : dateTimeText(end.at)),
    ...{ hasBack: isSome(back), back: text(back) },
    ...{ hasCard: isSome(card), card: text(card) },
    ...toOf(byCard),
    ...{ hasBank: isSome(bank), bank: text(bank) },
    hasKept: paid.amount > 0 && BY_POLICY.has(event) ? 'policy' : isSome(paid.amount),
    kept: text(paid.amount),
    // Money by bank may be on its way to Diyar while its transfer is open.
    hasPaid: wasPaid || transfer !== null ? 'yes' : 'no',
  };
}

/** The cards and wallets that money came back on or is on its way to, by name where the gateway told it. */
function toOf(payments: Reservation['payments']) {
  const moved = payments.filter(({ refunded, returning }) => refunded.amount + returning.amount > 0);
  const names = new Set(moved.flatMap(({ card }) => (card === null ? [] : [ltrText(card)])));
  const hasTo = moved.length === 0 ? 'no' : names.size === 0 ? 'card' : 'named';
  return { hasTo, to: [...names].join(' · ') };
}
