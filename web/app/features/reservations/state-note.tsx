import type { Reservation } from '@diyar/contract/booking/reservations';
import { dateTimeText } from '@diyar/contract/values/format';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';

/** What the state of a reservation means for whoever reads it, in a sentence beside its word. */
export function StateNote({ reservation }: { reservation: Reservation }) {
  const t = useTranslations('bookingLife.explain');
  const { state, side, answer_until: until } = reservation;
  const ofHost = side === 'host';
  if (state === 'processing') return null;
  const text =
    state === 'waiting_for_approval'
      ? t(ofHost ? 'waitingHost' : 'waiting', { date: ltrText(until === null ? '' : dateTimeText(until)) })
      : t(state === 'pending' && ofHost ? 'pendingHost' : state);
  return <p className="max-w-prose text-soft">{text}</p>;
}
