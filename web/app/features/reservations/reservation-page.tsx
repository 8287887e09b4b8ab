import type { Reservation } from '@diyar/contract/booking/reservations';
import { useTranslations } from '../../i18n/translations.ts';
import { Card } from '../../ui/card.tsx';
import { bookedNounOf, DailyNounContext } from '../ads/daily-noun.ts';
import { QuoteView } from '../booking/quote/quote-view.tsx';
import { AdSummary } from '../booking/stay/ad-summary.tsx';
import { BookingInvoices } from '../invoices/own-invoices.tsx';
import { EvaluationSection, GuestSection } from '../reservation-after/evaluation-section.tsx';
import { HandoverSection } from '../reservation-after/handover-section.tsx';
import { MessagesSection } from '../reservation-after/messages-section.tsx';
import { LateDeposit } from '../reservation-deposit/late-deposit.tsx';
import { useCameInPart } from '../transfers/came-in-part.ts';
import { Actions } from './actions.tsx';
import { AfterMoney } from './after-money.tsx';
import { Changes } from './changes.tsx';
import { History } from './history.tsx';
import { AwayNotice, LoadProblem, useIsAway } from './load-problem.tsx';
import { MoneySummary } from './money-summary.tsx';
import { OtherStays } from './other-stays.tsx';
import { ReservationHead } from './page-head.tsx';
import { Payments } from './payments.tsx';
import { ReservationSkeleton } from './reservation-skeleton.tsx';
import { Section } from './section.tsx';
import { StayFacts } from './stay-facts.tsx';
import { isUnknown, useReservation } from './use-reservation.ts';

/**
 * One reservation whole: where it stands, when, its money, its payments and its history. An address without its side,
 * passed on or typed, is looked for among the reservations of my units too.
 */
export function ReservationPage({ id, side }: { id: string; side: Reservation['side'] }) {
  const { data, error, refetch, isPaused } = useReservation(id, side);
  const isAway = useIsAway({ isPaused, error });
  if (data === undefined && side === 'guest' && isUnknown(error))
    return <ReservationPage id={id} side="host" />;
  if (data === undefined) {
    if (error === null && !isPaused) return <ReservationSkeleton />;
    return <LoadProblem error={error} retry={() => void refetch()} />;
  }
  return (
    <DailyNounContext value={bookedNounOf(data)}>
      <Shown reservation={data} refetch={() => void refetch()} isAway={isAway} />
    </DailyNounContext>
  );
}

/** The page as a list of its parts; each part decides itself whether it has something to say. */
function Shown(props: { reservation: Reservation; refetch: () => void; isAway: boolean }) {
  const { reservation, refetch } = props;
  const t = useTranslations('reservations');
  const came = useCameInPart(reservation);
  return (
    <div className="page grid gap-6 py-6 md:py-10">
      {props.isAway ? <AwayNotice /> : null}
      <ReservationHead reservation={reservation} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem] xl:grid-rows-[auto_1fr] xl:gap-x-8">
        <div className="grid gap-6">
          <Actions reservation={reservation} refetch={refetch} />
          <OtherStays reservation={reservation} />
          <Stay reservation={reservation} />
          <LateDeposit reservation={reservation} />
          <Changes reservation={reservation} />
        </div>
        <div className="grid gap-6 xl:col-start-2 xl:row-span-2 xl:row-start-1">
          <Section title={t('money')}>
            {reservation.due?.kind === 'down_payment' ? (
              <QuoteView terms={reservation.terms} period={reservation.period} came={came} />
            ) : (
              <MoneySummary reservation={reservation} />
            )}
          </Section>
          <AfterMoney reservation={reservation} />
        </div>
        <div className="grid gap-6">
          <EvaluationSection reservation={reservation} />
          <HandoverSection reservation={reservation} />
          <GuestSection reservation={reservation} />
          <MessagesSection reservation={reservation} />
          <Section title={t('payments')}>
            <Payments reservation={reservation} />
          </Section>
          <BookingInvoices
            booking={reservation.id}
            side={reservation.side}
            isPaid={reservation.payments.some(({ state }) => state === 'settled')}
          />
          <Section title={t('history')}>
            <History history={reservation.history} />
          </Section>
        </div>
      </div>
    </div>
  );
}

/** What was booked, with whom and when. */
function Stay({ reservation }: { reservation: Reservation }) {
  const t = useTranslations('reservations');
  const { ad, side, other } = reservation;
  return (
    <Card as="section" className="grid gap-5 p-5 md:p-6">
      <AdSummary ad={ad} heading="h2" />
      <p className="text-sm text-soft">
        {t(side === 'guest' ? 'hostName' : 'guestName', { name: other.name })}
      </p>
      <StayFacts stay={reservation} />
    </Card>
  );
}
