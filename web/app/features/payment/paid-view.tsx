import type { Reservation } from '@diyar/contract/booking/reservations';
import { dateTimeText } from '@diyar/contract/values/format';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Pattern } from '../../ui/pattern.tsx';
import { bookedNounOf, DailyNounContext } from '../ads/daily-noun.ts';
import { depositWithRest } from '../booking/quote/deposit-label.ts';
import { AdSummary } from '../booking/stay/ad-summary.tsx';
import { StayFacts } from '../reservations/stay-facts.tsx';

interface PaidProps {
  reservation: Reservation;
  payment: Reservation['payments'][number];
}

/** Paid: confirmed, or sent to the advertiser; the number, the dates, and what happens next. */
export function PaidView({ reservation, payment }: PaidProps) {
  const t = useTranslations();
  const to = paths(useLang());
  const amount = ltrText(payment.amount.text);
  return (
    <div className="mx-auto grid max-w-2xl gap-6">
      <header className="relative isolate grid justify-items-center gap-3 overflow-hidden rounded-sheet bg-primary-soft px-6 py-10 text-center">
        <Pattern className="-z-10 text-primary opacity-15 [mask-image:linear-gradient(to_top,#000,transparent)]" />
        <span className="grid size-16 place-items-center rounded-pill bg-primary text-on-primary">
          <Icon name="check" className="size-9" />
        </span>
        <h1 className="text-2xl font-bold">{t(titleOf(reservation))}</h1>
        <p className="text-soft">
          {payment.card === null
            ? t('payment.paidTextNoCard', { amount })
            : t(payment.method === 'card' ? 'payment.paidText' : 'payment.paidBy', {
                amount,
                card: ltrText(payment.card),
              })}
        </p>
        <p>
          <span className="text-soft">{t('reservations.numberLabel')}</span>{' '}
          <bdi dir="ltr" className="tabular text-lg font-bold">
            {reservation.id}
          </bdi>
        </p>
      </header>
      <Stay reservation={reservation} />
      <Next reservation={reservation} />
      <div className="flex flex-wrap gap-3 print:hidden">
        <Link to={to.reservation(reservation.id)} className={buttonLook('primary', 'large')}>
          {t('payment.toReservation')}
        </Link>
        <Link to={to.reservations()} className={buttonLook('secondary', 'large')}>
          {t('payment.toReservations')}
        </Link>
        <Button kind="secondary" size="large" onClick={() => window.print()}>
          {t('reservations.print')}
        </Button>
      </div>
    </div>
  );
}

/** Shows the booked stay; where its advertiser is asked to change it, the stay as it is to be. */
function Stay({ reservation }: { reservation: Reservation }) {
  const t = useTranslations('bookingChange');
  const after = askedOf(reservation)?.after;
  const { ad, period } = reservation;
  return (
    <Card as="section" className="grid gap-5 p-5 md:p-6">
      <AdSummary ad={ad} />
      {after === undefined ? null : <h2 className="font-bold">{t('after')}</h2>}
      <DailyNounContext value={bookedNounOf(reservation)}>
        <StayFacts stay={after === undefined ? reservation : { ...after, period }} />
      </DailyNounContext>
    </Card>
  );
}

/** The change that waits for its advertiser's answer. */
function askedOf({ changes }: Reservation) {
  return changes.find(({ state }) => state === 'asked');
}

function titleOf(reservation: Reservation) {
  const last = reservation.history.at(-1)?.event;
  if (last === 'change_pay') return 'bookingChange.doneAsked';
  if (last === 'change_pay_make') return 'bookingChange.doneMade';
  if (reservation.state === 'waiting_for_approval') return 'payment.askedTitle';
  return hasPaidRest(reservation) ? 'payment.restPaidTitle' : 'payment.paidTitle';
}

function hasPaidRest({ history }: Reservation): boolean {
  return history.some(({ event }) => event === 'pay_rest');
}

/** What happens next; a change that waits for its advertiser leaves the booking as it is until then. */
function Next({ reservation }: { reservation: Reservation }) {
  const t = useTranslations('payment');
  const words = useTranslations('bookingChange');
  const asked = askedOf(reservation)?.wait_until;
  const { answer_until: until, terms, due, state } = reservation;
  const { rest } = terms;
  const amount = ltrText(rest.text);
  const restText = () => {
    const isPaid = state === 'active' && rest.through === 'diyar' && due === null;
    if (rest.amount === 0 || isPaid) return t('nextPaidAll');
    if (rest.through === 'ejar' || rest.due_at === null) return t('nextEjar', { amount });
    const date = ltrText(dateTimeText(rest.due_at));
    const deposit = reservation.deposit === null ? depositWithRest(terms) : null;
    if (deposit === null) return t('nextRest', { amount, date });
    return t('nextRestWithDeposit', { amount, deposit: ltrText(deposit.text), date });
  };
  return (
    <section className="grid gap-3">
      <h2 className="text-lg font-bold">{t('nextTitle')}</h2>
      <ul className="grid gap-2 text-sm">
        {until === null ? null : (
          <Point text={t('nextAnswer', { date: ltrText(dateTimeText(until)) })} icon="list" />
        )}
        {asked == null ? (
          <>
            <Point text={t('nextDates')} icon="calendar" />
            <Point text={restText()} icon="receipt" />
          </>
        ) : (
          <>
            <Point text={words('asked', { date: ltrText(dateTimeText(asked)) })} icon="list" />
            <Point text={words('askedNext')} icon="calendar" />
          </>
        )}
        <Point text={t('nextFollow')} icon="list" />
      </ul>
    </section>
  );
}

function Point(props: { text: string; icon: 'calendar' | 'receipt' | 'list' }) {
  return (
    <li className="flex items-start gap-3">
      <Icon name={props.icon} className="mt-0.5 size-5 text-primary" />
      {props.text}
    </li>
  );
}
