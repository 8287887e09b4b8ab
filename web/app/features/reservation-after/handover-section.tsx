import type { Handover } from '@diyar/contract/booking/handovers';
import type { Reservation } from '@diyar/contract/booking/reservations';
import { useTranslations } from '../../i18n/translations.ts';
import { Notice } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ArrivalCode } from './arrival-code.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { ContactPart, PlacePart, WordsPart } from './handover-parts.tsx';
import { useHandover } from './use-handover.ts';

/** How to reach the other side and how to arrive, once the stay is confirmed; before that, what will be here. */
export function HandoverSection({ reservation }: { reservation: Reservation }) {
  const t = useTranslations('bookingAfter.handover');
  const { state, side } = reservation;
  if (state === 'lapsed' || state === 'canceled') return null;
  const isAhead = state === 'pending' || state === 'processing' || state === 'waiting_for_approval';
  return (
    <Card as="section" className="grid break-inside-avoid gap-5 p-5 md:p-6">
      <h2 className="text-lg font-bold">{t('title')}</h2>
      {isAhead ? (
        <p className="text-soft">{t(side === 'guest' ? 'later' : 'laterHost')}</p>
      ) : (
        <Told reservation={reservation} />
      )}
    </Card>
  );
}

function Told({ reservation }: { reservation: Reservation }) {
  const t = useTranslations();
  const { data, isError, refetch } = useHandover(reservation);
  if (isError && data === undefined)
    return (
      <Notice
        tone="warning"
        action={
          <Button kind="secondary" onClick={() => void refetch()}>
            {t('common.retry')}
          </Button>
        }
      >
        {t('bookingAfter.handover.loadFailed')}
      </Notice>
    );
  if (data === undefined) return <Skeleton className="h-40 w-full" />;
  const { contact, place } = data;
  if (contact === null && place === null)
    return (
      <p className="text-soft">
        {t(`bookingAfter.handover.${reservation.state === 'active' ? 'noContact' : 'over'}`)}
      </p>
    );
  return <Parts handover={data} reservation={reservation} />;
}

function Parts({ handover, reservation }: { handover: Handover; reservation: Reservation }) {
  const t = useTranslations('bookingAfter.handover');
  const { side, contact, place, directions, house_rules: houseRules } = handover;
  return (
    <>
      {contact === null ? (
        <p className="text-soft">{t('noContact')}</p>
      ) : (
        <ContactPart contact={contact} title={t(side === 'guest' ? 'contactGuest' : 'contactHost')} />
      )}
      {place === null ? null : <PlacePart place={place} ad={reservation.ad} />}
      {directions === null ? (
        place !== null && side === 'guest' ? (
          <p className="text-soft print:hidden">{t('noDirections')}</p>
        ) : null
      ) : (
        <WordsPart title={t('directions')} words={directions} />
      )}
      {houseRules === null ? null : <WordsPart title={t('houseRules')} words={houseRules} />}
      {place === null ? null : <ArrivalCode handover={handover} reservation={reservation} />}
      {handover.has_calendar ? (
        <div className="print:hidden">
          <CalendarButton id={reservation.id} />
        </div>
      ) : null}
    </>
  );
}
