import type { Reservation } from '@diyar/contract/booking/reservations';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { Notice } from '../../ui/badge.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { queryOf } from '../booking/stay/stay-choice.ts';
import { TransferNews } from '../transfers/transfer-news.tsx';
import { ChangeButton } from './change-button.tsx';
import { HoldLeft } from './hold-left.tsx';
import { OpenChange } from './open-change.tsx';
import { RestDue } from './rest-due.tsx';
import { Steps } from './steps.tsx';

/** Buttons for the actions that the API allows now. */
export function Actions({ reservation, refetch }: { reservation: Reservation; refetch: () => void }) {
  const t = useTranslations('reservations');
  const to = paths(useLang());
  const { abilities, ad, hold_until: holdUntil, period, start, end, state, side, transfer } = reservation;
  const isOver = state === 'lapsed' || state === 'canceled' || state === 'finished';
  // Dates that have come by now cannot be had again.
  const isAhead = state !== 'finished' && start.slice(0, 10) > riyadhDate(Date.now());
  const again = queryOf({ period, start: isAhead ? start : '', end: isAhead ? end : '', services: [] });
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      {holdUntil === null ? null : (
        <div className="w-full rounded-base bg-warning-soft px-4 py-3">
          <HoldLeft until={holdUntil} side={side} onEnd={refetch} />
        </div>
      )}
      <div className="w-full empty:hidden">
        {transfer === null ? null : <TransferNotice reservation={reservation} news={transfer} />}
      </div>
      <div className="w-full empty:hidden">
        <RestDue reservation={reservation} />
      </div>
      <div className="w-full empty:hidden">
        <OpenChange reservation={reservation} />
      </div>
      {abilities.pay && holdUntil !== null ? (
        <Link to={to.payment(reservation.id)} className={buttonLook('primary')}>
          {t('pay')}
        </Link>
      ) : null}
      <ChangeButton reservation={reservation} />
      <Steps reservation={reservation} refetch={refetch} />
      {side === 'guest' && isOver && ad.id !== null ? (
        <Link to={to.book(ad.id, again)} className={buttonLook('primary')}>
          {t('bookAgain')}
        </Link>
      ) : null}
      {ad.id === null ? null : (
        <Link to={to.details(ad.id)} className={buttonLook('secondary')}>
          {t('openAd')}
        </Link>
      )}
      <Button kind="secondary" onClick={() => window.print()}>
        {t('print')}
      </Button>
    </div>
  );
}

type Transfer = NonNullable<Reservation['transfer']>;

/** How the bank transfer stands, with the way to its details for who pays. */
function TransferNotice({ reservation, news }: { reservation: Reservation; news: Transfer }) {
  const t = useTranslations('transfers');
  const to = paths(useLang());
  const { side, id } = reservation;
  const isPayer = side === 'guest' && news.state !== 'review';
  const link = (
    <Link to={to.payment(id)} className={buttonLook('secondary')}>
      {t('open')}
    </Link>
  );
  const isOver = reservation.state === 'lapsed' || reservation.state === 'canceled';
  if (isOver && news.state !== 'review')
    return isPayer ? (
      <Notice tone="warning" icon="clock" action={link}>
        <p className="font-bold">{t('over')}</p>
        <p className="text-sm">{t('overText')}</p>
      </Notice>
    ) : null;
  return <TransferNews news={news} side={side} action={isPayer ? link : undefined} />;
}
