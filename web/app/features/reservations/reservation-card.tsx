import type { ListedReservation } from '@diyar/contract/booking/reservation-lists';
import type { Reservation, ReservationCard } from '@diyar/contract/booking/reservations';
import { BEFORE_DAWN } from '@diyar/contract/values/day-use';
import { dateTimeText } from '@diyar/contract/values/format';
import { moneyText } from '@diyar/contract/values/money';
import { hijriText } from '../../i18n/dates.ts';
import { DIR_OF, ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { AdThumb } from '../ads/ad-thumb.tsx';
import { bookedNounOf, DailyNounContext } from '../ads/daily-noun.ts';
import { dateOf, timeOf } from '../booking/stay/stay-choice.ts';
import { StayLength } from '../booking/stay/stay-length.tsx';
import { HourSpan, StaySpan } from '../booking/stay/stay-span.tsx';
import { HoldLeft } from './hold-left.tsx';
import { StateChip } from './state-chip.tsx';
import { isUnderWay } from './under-way.ts';

/** The first period whose contract stands in Ejar (domain.md 1). */
const MONTHLY = 3;

interface CardProps {
  reservation: ListedReservation;
  side: Reservation['side'];
  /** A hold ran out while being looked at. */
  onLapse: () => void;
}

/** A reservation in the list. All of it leads to the reservation; a held one has the way to pay on it. */
export function ReservationCardView({ reservation, side, onLapse }: CardProps) {
  const t = useTranslations('reservations');
  const lang = useLang();
  const { ad, id } = reservation;
  const other = ad.title_lang === lang ? {} : { lang: ad.title_lang, dir: DIR_OF[ad.title_lang] };
  const address = `${paths(lang).reservation(id)}${side === 'host' ? '?side=host' : ''}`;
  return (
    <article className="group relative grid gap-4 rounded-sheet border border-line bg-surface p-4 transition-shadow hover:shadow-card xs:grid-cols-[9rem_minmax(0,1fr)] sm:grid-cols-[11rem_minmax(0,1fr)]">
      <div className="aspect-[4/3] overflow-hidden rounded-base bg-sunken max-xs:aspect-[2/1]">
        <AdThumb photo={ad.photo} sizes="176px" upTo={640} />
      </div>
      <div className="grid min-w-0 content-start gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StateChip state={reservation.state} />
          {isUnderWay(reservation) ? <span className="text-xs font-bold">{t('underWay')}</span> : null}
          <span className="tabular text-xs text-soft">{t('number', { number: ltrText(id) })}</span>
          <Unread count={reservation.unread} />
        </div>
        <h2 className="font-bold">
          <Link to={address} {...other} className="after:absolute after:inset-0 group-hover:underline">
            {ad.title}
          </Link>
        </h2>
        <p className="text-sm text-soft">
          {t('place', { district: ad.district.name, city: ad.city.name })}
          {' · '}
          {t(side === 'guest' ? 'hostName' : 'guestName', { name: reservation.other.name })}
        </p>
        <Dates reservation={reservation} />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-3">
          <CardMoney reservation={reservation} side={side} />
          {side === 'guest' && reservation.due !== null ? (
            <Link
              to={paths(lang).payment(id)}
              className={`relative ${buttonLook('primary')}`}
              aria-label={t('payNumber', { number: ltrText(id) })}
            >
              {t('pay')}
            </Link>
          ) : null}
        </div>
        {reservation.hold_until === null ? null : (
          <div className="text-sm">
            <HoldLeft until={reservation.hold_until} side={side} onEnd={onLapse} />
          </div>
        )}
      </div>
    </article>
  );
}

function Unread({ count }: { count: number }) {
  const t = useTranslations('bookingAfter.messages');
  if (count === 0) return null;
  return (
    <Badge tone="primary" icon="chat">
      {t('unread', { count })}
    </Badge>
  );
}

/**
 * Says what is to be paid next, above what was paid; of a bank transfer that came in part, what came and what is missing; of one that is
 * over, what was paid and what of it came back.
 */
function CardMoney({ reservation, side }: Pick<CardProps, 'reservation' | 'side'>) {
  const t = useTranslations('bookingLists');
  const { due, part, paid } = reservation;
  const paidText = usePaidText(reservation, side);
  const rest = useRestText(reservation);
  return (
    <div className="grid gap-0.5 text-sm">
      <DueLine reservation={reservation} />
      {part === null ? null : (
        <p className={due === null ? '' : 'text-soft'}>
          {t(side === 'guest' ? 'part' : 'partHost', {
            received: ltrText(part.received.text),
            missing: ltrText(part.missing.text),
          })}
        </p>
      )}
      {part !== null && paid.amount === 0 ? null : (
        <p className={due === null && part === null ? '' : 'text-soft'}>{paidText}</p>
      )}
      {rest === null ? null : <p className="text-xs text-soft">{rest}</p>}
    </div>
  );
}

/** Returns what is still to come of a stay that asks for no payment yet; for a lease, that its rest is paid through Ejar. */
function useRestText({ state, period, due, to_come: toCome, paid, total }: ListedReservation): string | null {
  const t = useTranslations('bookingLists');
  if (due !== null) return null;
  if (toCome !== null) return t('toCome', { amount: ltrText(toCome.text) });
  return state === 'active' && period >= MONTHLY && paid.amount < total.amount ? t('restByEjar') : null;
}

function DueLine({ reservation: { due, part, hold_until: holdUntil } }: Pick<CardProps, 'reservation'>) {
  const t = useTranslations('bookingLists');
  if (due === null) return null;
  const isPartOfIt = part !== null && part.received.amount + part.missing.amount === due.amount.amount;
  const amount = ltrText((isPartOfIt ? part.missing : due.amount).text);
  return (
    <p className="font-bold">
      {holdUntil === null
        ? t('due', { amount, date: ltrText(dateTimeText(due.due_at)) })
        : t('dueNow', { amount })}
    </p>
  );
}

function usePaidText({ state, paid, returned, total }: ListedReservation, side: Reservation['side']): string {
  const t = useTranslations('bookingLists');
  const isOver = state === 'canceled' || state === 'lapsed' || (state === 'finished' && returned.amount > 0);
  if (!isOver) return t('paidOf', { paid: ltrText(paid.text), total: ltrText(total.text) });
  const all = paid.amount + returned.amount;
  if (all === 0) return t('totalOf', { total: ltrText(total.text) });
  const texts = { paid: ltrText(moneyText(all)), returned: ltrText(returned.text) };
  if (returned.amount === 0) return t('paidNoneBack', texts);
  return t(side === 'guest' ? 'paidBack' : 'paidBackHost', texts);
}

function Dates({ reservation }: { reservation: ReservationCard }) {
  const lang = useLang();
  const { period, start, end } = reservation;
  const from = dateOf(start);
  const noun = bookedNounOf(reservation);
  // A day until dawn is a whole one.
  const hasHours = period === 2 && noun === 'days' && timeOf(reservation.departs_at) !== BEFORE_DAWN;
  return (
    <p className="text-sm">
      <StaySpan stay={reservation} />
      {' · '}
      <DailyNounContext value={noun}>
        <StayLength stay={reservation} />
      </DailyNounContext>
      {hasHours ? (
        <>
          {' · '}
          <HourSpan stay={{ start: reservation.arrives_at, end: reservation.departs_at }} />
        </>
      ) : null}
      <span className="block text-xs text-soft">
        {hijriText(from, lang)}
        {period === 1 ? null : ` – ${hijriText(dateOf(end), lang)}`}
      </span>
    </p>
  );
}
