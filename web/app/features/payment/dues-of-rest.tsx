import type { Reservation } from '@diyar/contract/booking/reservations';
import { moneyText } from '@diyar/contract/values/money';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Row } from '../booking/quote/quote-view.tsx';

type Due = NonNullable<Reservation['due']>;

interface DuesOfRestProps {
  reservation: Reservation;
  due: Due;
  /** The amount that is paid now, as text. */
  pay: string;
}

/** Shows what a guest paid of a confirmed booking before, and the rest or the deposit that they pay now. */
export function DuesOfRest({ reservation, due, pay }: DuesOfRestProps) {
  const t = useTranslations();
  const { paid, transfer } = reservation;
  const fee = keptForChanges(reservation, due);
  const received = transfer?.part?.received;
  const came =
    received === undefined ? undefined : t('transfers.partBesideTitle', { received: ltrText(received.text) });
  return (
    <>
      <Row label={t('bookingChange.paid')} value={paid.text} />
      {fee === 0 ? null : <Row label={t('bookingChange.fee')} value={moneyText(fee)} quiet />}
      <Row label={t(`payment.payNow.${whatIsPaid(due)}`)} value={pay} note={came} accent />
    </>
  );
}

function whatIsPaid({ kind, deposit }: Due) {
  if (kind === 'security_deposit') return 'deposit';
  return deposit === null ? 'rest' : 'restWithDeposit';
}

/** Halalas that the advertiser keeps of what was paid for parts taken off: what was paid and is left to pay is more than the total by so much. */
function keptForChanges({ paid, terms }: Reservation, { kind, amount, deposit }: Due): number {
  if (kind !== 'rest') return 0;
  const rest = amount.amount - (deposit?.amount ?? 0);
  return Math.max(0, paid.amount + rest - terms.total.amount);
}
