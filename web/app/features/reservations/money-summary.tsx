import type { Reservation } from '@diyar/contract/booking/reservations';
import { dateTimeText } from '@diyar/contract/values/format';
import { moneyText } from '@diyar/contract/values/money';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { Price } from '../../ui/price.tsx';
import { bookedDepositLabel, withoutDeposit } from '../booking/quote/deposit-label.ts';
import { useLineText } from '../booking/quote/line-text.ts';
import { RefundTimeline } from '../booking/quote/refund-timeline.tsx';
import { useTaxText } from '../booking/quote/tax-text.ts';

/**
 * The money of a reservation its reader is not about to pay: what it costs, what was paid and when the rest is due. What
 * comes back on cancelling is told to the guest of a confirmed one only while it can be cancelled: nothing is promised of one that has begun or is over.
 */
export function MoneySummary({ reservation }: { reservation: Reservation }) {
  const t = useTranslations();
  const { terms, state, history, abilities } = reservation;
  const { paid, forAsked } = paidOf(reservation);
  const tax = useTaxText(terms);
  return (
    <div className="grid gap-4">
      <Lines reservation={reservation} />
      <dl className="grid gap-2 border-t border-line pt-4 text-sm">
        <Row label={t('booking.quote.total')} value={terms.total.text} strong note={tax} />
        {history.some(({ settled, to }) => settled !== null && to !== 'active') ? null : (
          <Row label={t('reservations.paid')} value={moneyText(paid)} strong />
        )}
        {forAsked === 0 ? null : <Row label={t('bookingChange.paidForAsked')} value={moneyText(forAsked)} />}
        <Rest reservation={reservation} />
      </dl>
      <Settlement reservation={reservation} />
      {state === 'active' && abilities.cancel ? (
        <section className="border-t border-line pt-4">
          <h3 className="mb-2 font-medium">{t('booking.quote.refunds')}</h3>
          <RefundTimeline terms={openTerms(reservation)} now={Date.now()} />
        </section>
      ) : null}
      <AcceptedTerms version={reservation.terms_version} />
    </div>
  );
}

/** Halalas that were paid of the booking as it is, and those for a change that its advertiser has not answered. */
function paidOf({ paid, changes }: Reservation): { paid: number; forAsked: number } {
  const forAsked = changes.find(({ state }) => state === 'asked')?.pay.amount ?? 0;
  return { paid: paid.amount - forAsked, forAsked };
}

/** The rest came, be it before it fell due. */
function isRestPaid(reservation: Reservation): boolean {
  const { terms } = reservation;
  return terms.rest.through === 'diyar' && paidOf(reservation).paid >= terms.total.amount;
}

/** The terms with nothing left to pay of what came. */
function openTerms(reservation: Reservation): Reservation['terms'] {
  const terms = reservation.deposit === null ? reservation.terms : withoutDeposit(reservation.terms);
  return isRestPaid(reservation) ? { ...terms, rest: { ...terms.rest, amount: 0 } } : terms;
}

function AcceptedTerms({ version }: { version: number | null }) {
  const t = useTranslations('reservations');
  const to = paths(useLang());
  if (version === null) return null;
  return (
    <p className="border-t border-line pt-4 text-xs text-soft">
      {t.rich('acceptedTerms', {
        n: version,
        terms: (words) => (
          <Link to={to.terms()} className="underline">
            {words}
          </Link>
        ),
      })}
    </p>
  );
}

/** What was paid when the stay was settled, what of it goes back and what does not. */
function Settlement({ reservation: { history, side } }: { reservation: Reservation }) {
  const t = useTranslations('bookingLife.settled');
  const settled = history.findLast((step) => step.settled !== null && step.to !== 'active')?.settled;
  if (settled == null) return null;
  return (
    <section className="border-t border-line pt-4">
      <h3 className="mb-2 font-medium">{t('title')}</h3>
      <dl className="grid gap-2 text-sm">
        <Row label={t('paid')} value={settled.paid.text} />
        <Row label={t(side === 'guest' ? 'refundMine' : 'refund')} value={settled.refund.text} strong />
        <Row label={t('kept')} value={settled.kept.text} />
      </dl>
    </section>
  );
}

function Lines({ reservation }: { reservation: Reservation }) {
  const { terms, period } = reservation;
  const lineText = useLineText(terms, period);
  return (
    <dl className="grid gap-2 text-sm">
      {terms.lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are shown as they come and never move
        <Row key={place} label={lineText(line)} value={line.amount.text} />
      ))}
    </dl>
  );
}

function Rest({ reservation }: { reservation: Reservation }) {
  const t = useTranslations();
  const { rest, security_deposit: deposit } = reservation.terms;
  if (reservation.state !== 'active' && reservation.state !== 'waiting_for_approval') return null;
  const label = () => {
    if (rest.through === 'ejar') return t('booking.quote.restEjar');
    if (rest.due_at === null) return t('booking.quote.rest');
    return t('reservations.restDue', { date: ltrText(dateTimeText(rest.due_at)) });
  };
  return (
    <>
      {rest.amount === 0 || isRestPaid(reservation) ? null : <Row label={label()} value={rest.text} />}
      {deposit.amount === 0 ? null : (
        <Row
          label={t(
            `booking.quote.${bookedDepositLabel(reservation.terms, reservation.side, isRestPaid(reservation))}`,
          )}
          value={deposit.text}
        />
      )}
    </>
  );
}

function Row(props: { label: string; value: string; strong?: boolean; note?: string | undefined }) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${props.strong ? 'text-base font-bold' : ''}`}>
      <dt className="min-w-0">
        {props.label}
        {props.note === undefined ? null : (
          <span className="block text-xs font-normal text-soft">{props.note}</span>
        )}
      </dt>
      <dd className="shrink-0">
        <Price text={props.value} />
      </dd>
    </div>
  );
}
