import type { Reservation } from '@diyar/contract/booking/reservations';
import type { ReservationChange } from '@diyar/contract/values/change-view';
import { dateTimeText } from '@diyar/contract/values/format';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Price } from '../../ui/price.tsx';
import { Section } from './section.tsx';
import { StayFacts } from './stay-facts.tsx';

const TONE: Record<ReservationChange['state'], Tone> = {
  unpaid: 'warning',
  asked: 'warning',
  made: 'primary',
  declined: 'neutral',
  unanswered: 'neutral',
  withdrawn: 'neutral',
  lapsed: 'neutral',
  dropped: 'neutral',
};

/** Changes of a booking, the newest first: what was, what was asked for, and what became of it. */
export function Changes({ reservation }: { reservation: Reservation }) {
  const t = useTranslations('bookingChange');
  if (reservation.changes.length === 0) return null;
  return (
    <Section title={t('section')}>
      <ol className="grid gap-6">
        {reservation.changes.toReversed().map((change) => (
          <li key={change.asked_at} className="grid gap-3">
            <Change change={change} reservation={reservation} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Change({ change, reservation }: { change: ReservationChange; reservation: Reservation }) {
  const t = useTranslations('bookingChange');
  const { period } = reservation;
  // Nothing is in effect of a booking that is over.
  const isPast = change.state === 'made' && reservation.state !== 'active';
  const { state, before, after, pay, back, reason, asked_at: askedAt } = change;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
        <Badge tone={isPast ? 'neutral' : TONE[state]}>{t(`states.${isPast ? 'wasMade' : state}`)}</Badge>
        {t('askedAt', { date: ltrText(dateTimeText(askedAt)) })}
      </p>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <Side title={t('was')} side={before} period={period} />
        <Side title={t('after')} side={after} period={period} />
      </div>
      {pay.amount === 0 ? null : <p className="text-sm">{t('payLine', { amount: ltrText(pay.text) })}</p>}
      {back.amount === 0 ? null : <p className="text-sm">{t('backLine', { amount: ltrText(back.text) })}</p>}
      {reason === null ? null : (
        <p dir="auto" className="text-sm break-words whitespace-pre-line text-soft">
          {t('message', { text: reason })}
        </p>
      )}
    </>
  );
}

function Side(props: { title: string; side: ReservationChange['before']; period: Reservation['period'] }) {
  const t = useTranslations('bookingChange');
  const { guests, services, total } = props.side;
  return (
    <section className="grid gap-2 rounded-base bg-sunken p-4">
      <h3 className="font-bold">{props.title}</h3>
      <StayFacts stay={{ ...props.side, period: props.period }} />
      <p className="text-sm">
        {[...(guests === null ? [] : [t('guestsCount', { count: guests })]), ...services].join(' · ')}
      </p>
      <p className="font-bold">
        <Price text={total.text} />
      </p>
    </section>
  );
}
