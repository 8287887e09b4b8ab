import type { Reservation } from '@diyar/contract/booking/reservations';
import { dateTimeText } from '@diyar/contract/values/format';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { endOfBooking } from './end-of-booking.ts';
import { isUnderWay } from './under-way.ts';

type Translate = ReturnType<typeof useTranslations<'bookingLife'>>;

/** What the state of a reservation means for whoever reads it, in a sentence beside its word. */
export function StateNote({ reservation }: { reservation: Reservation }) {
  const t = useTranslations('bookingLife');
  const { state, side, answer_until: until } = reservation;
  const ofHost = side === 'host';
  if (state === 'processing') return null;
  const text =
    state === 'canceled'
      ? endText(reservation, t)
      : state === 'waiting_for_approval'
        ? t(ofHost ? 'explain.waitingHost' : 'explain.waiting', {
            date: ltrText(until === null ? '' : dateTimeText(until)),
          })
        : state === 'active'
          ? activeText(reservation, t)
          : t(state === 'pending' && ofHost ? 'explain.pendingHost' : `explain.${state}`);
  return <p className={`max-w-prose ${state === 'canceled' ? '' : 'text-soft'}`}>{text}</p>;
}

/** Of a cancelled booking by whom and when, and where each amount is. */
function endText(reservation: Reservation, t: Translate): string {
  const values = endOfBooking(reservation);
  return `${t(`canceled.${reservation.side}`, values)}${t(`canceledMoney.${reservation.side}`, values)}`;
}

/** Of a confirmed booking when it begins, or when the one under way ends. */
function activeText(reservation: Reservation, t: Translate): string {
  const isNow = isUnderWay(reservation);
  const at = isNow ? reservation.departs_at : reservation.arrives_at;
  return t(isNow ? 'explain.underWay' : 'explain.active', { at: ltrText(dateTimeText(at)) });
}
