import type { Reservation } from '@diyar/contract/booking/reservations';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { ByBank } from './pay-choice.tsx';
import { useTransfer } from './use-transfer.ts';

interface LateProps {
  reservation: Reservation;
  onChanged: () => void;
}

/** A transfer of a booking that nothing else is to be paid for now: its receipt is looked at, or can still be sent. */
export function LateTransfer({ reservation, onChanged }: LateProps) {
  const t = useTranslations();
  const to = paths(useLang());
  const { id, state, transfer } = reservation;
  const thing = { kind: 'reservation', id } as const;
  const { data } = useTransfer(thing, JSON.stringify([state, transfer]));
  if (data === undefined) return <PageSkeleton />;
  return (
    <div className="page grid max-w-3xl gap-6 py-6 md:py-10">
      <h1 className="text-2xl font-bold">{t('reservations.number', { number: ltrText(id) })}</h1>
      {data.transfer === null ? null : (
        <Card as="section" className="p-5 md:p-8">
          <ByBank thing={thing} holds={false} onChanged={onChanged} transfer={data.transfer} />
        </Card>
      )}
      <Link to={to.reservation(id)} className={`${buttonLook('secondary')} justify-self-start`}>
        {t('payment.toReservation')}
      </Link>
    </div>
  );
}
