import { dateTimeText } from '@diyar/contract/format';
import type { Reservation } from '@diyar/contract/reservations';
import type { ReactNode } from 'react';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { bookedNounOf, DailyNounContext } from '../ads/daily-noun.ts';
import { QuoteView } from '../booking/quote/quote-view.tsx';
import { AdSummary } from '../booking/stay/ad-summary.tsx';
import { Actions } from './actions.tsx';
import { AwayNotice, LoadProblem, useIsAway } from './load-problem.tsx';
import { MoneySummary } from './money-summary.tsx';
import { Payments } from './payments.tsx';
import { ReservationSkeleton } from './reservation-skeleton.tsx';
import { StateChip } from './state-chip.tsx';
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

function Shown(props: { reservation: Reservation; refetch: () => void; isAway: boolean }) {
  const { reservation, refetch } = props;
  const t = useTranslations('reservations');
  const lang = useLang();
  const { side } = reservation;
  return (
    <div className="page grid gap-6 py-6 md:py-10">
      {props.isAway ? <AwayNotice /> : null}
      <header className="grid gap-2">
        <Link
          to={paths(lang).reservations({ side })}
          className="inline-flex min-h-11 items-center gap-1.5 justify-self-start text-sm text-soft hover:text-ink print:hidden"
        >
          <Icon name="chevron" className="size-4 rotate-180" />
          {t('backToList')}
        </Link>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="text-2xl font-bold">{t('number', { number: ltrText(reservation.id) })}</h1>
          <StateChip state={reservation.state} />
        </div>
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8">
        <div className="grid gap-6">
          <Actions reservation={reservation} refetch={refetch} />
          <Card as="section" className="grid gap-5 p-5 md:p-6">
            <AdSummary ad={reservation.ad} heading="h2" />
            <p className="text-sm text-soft">
              {t(side === 'guest' ? 'hostName' : 'guestName', { name: reservation.other.name })}
            </p>
            <StayFacts stay={reservation} />
          </Card>
          {reservation.directions === null ? null : (
            <Section title={t('directions')}>
              <p lang={reservation.directions.lang} dir="auto" className="whitespace-pre-line">
                {reservation.directions.text}
              </p>
            </Section>
          )}
          <Section title={t('payments')}>
            <Payments payments={reservation.payments} />
          </Section>
          <Section title={t('history')}>
            <History history={reservation.history} />
          </Section>
        </div>
        <Section title={t('money')}>
          {reservation.abilities.pay ? (
            <QuoteView terms={reservation.terms} period={reservation.period} />
          ) : (
            <MoneySummary reservation={reservation} />
          )}
        </Section>
      </div>
    </div>
  );
}

function Section(props: { title: string; children: ReactNode }) {
  return (
    <Card as="section" className="break-inside-avoid p-5 md:p-6">
      <h2 className="mb-4 text-lg font-bold">{props.title}</h2>
      {props.children}
    </Card>
  );
}

const EVENTS = ['hold', 'pay', 'pay_late', 'cancel', 'lapse', 'finish'] as const;

function History({ history }: Pick<Reservation, 'history'>) {
  const t = useTranslations('reservations');
  return (
    <ol className="grid">
      {history.map(({ event, to, at }) => {
        const known = EVENTS.find((each) => each === event);
        return (
          <li key={`${at} ${event}`} className="group relative grid gap-0.5 ps-6 pb-4 text-sm last:pb-0">
            <span
              aria-hidden="true"
              className="absolute start-1 top-3 h-full w-px bg-line group-last:hidden"
            />
            <span aria-hidden="true" className="absolute start-0 top-2 size-2.25 rounded-pill bg-primary" />
            <span>
              {known === undefined ? t('events.other', { state: t(`states.${to}`) }) : t(`events.${known}`)}
            </span>
            <bdi dir="ltr" className="tabular text-xs text-soft rtl:text-right">
              {dateTimeText(at)}
            </bdi>
          </li>
        );
      })}
    </ol>
  );
}
