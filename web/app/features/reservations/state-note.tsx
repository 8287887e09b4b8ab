import type { Reservation } from '@diyar/contract/booking/reservations';
import { dateTimeText } from '@diyar/contract/values/format';
import { moneyText } from '@diyar/contract/values/money';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';

/** What the state of a reservation means for whoever reads it, in a sentence beside its word; of one that is over, where the money is. */
export function StateNote({ reservation }: { reservation: Reservation }) {
  const t = useTranslations('bookingLife.explain');
  const { state, side, answer_until: until } = reservation;
  const money = useMoneyText(reservation);
  const ofHost = side === 'host';
  if (state === 'processing') return null;
  const text =
    state === 'waiting_for_approval'
      ? t(ofHost ? 'waitingHost' : 'waiting', { date: ltrText(until === null ? '' : dateTimeText(until)) })
      : t(state === 'pending' && ofHost ? 'pendingHost' : state);
  return (
    <div className="grid max-w-prose gap-1">
      <p className="text-soft">{text}</p>
      {money === undefined ? null : <p className="font-medium">{money}</p>}
    </div>
  );
}

/** Where what was paid for a cancelled stay is: back, on its way, or with the advertiser. Undefined where nothing was paid. */
function useMoneyText({ state, side, paid, payments }: Reservation): string | undefined {
  const t = useTranslations('bookingLife.moneyOf');
  if (state !== 'canceled') return undefined;
  const ofStay = payments.filter((payment) => payment.state === 'settled' && !payment.is_deposit);
  const sum = (part: 'refunded' | 'returning') =>
    ofStay.reduce((all, payment) => all + payment[part].amount, 0);
  const [back, onItsWay] = [sum('refunded'), sum('returning')];
  if (back + onItsWay + paid.amount === 0) return undefined;
  return [
    back === 0 ? [] : t(`${side}.back`, { amount: ltrText(moneyText(back)) }),
    onItsWay === 0 ? [] : t(`${side}.onItsWay`, { amount: ltrText(moneyText(onItsWay)) }),
    paid.amount === 0 ? [] : t(`${side}.kept`, { amount: ltrText(paid.text) }),
  ]
    .flat()
    .join(' ');
}
