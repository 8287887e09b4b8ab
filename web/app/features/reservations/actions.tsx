import type { Reservation } from '@diyar/contract/reservations';
import { useState } from 'react';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { queryOf } from '../booking/stay/stay-choice.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { HoldLeft } from './hold-left.tsx';

/** Buttons for the actions that the API allows now. */
export function Actions({ reservation, refetch }: { reservation: Reservation; refetch: () => void }) {
  const t = useTranslations('reservations');
  const to = paths(useLang());
  const [isCancelling, setCancelling] = useState(false);
  const { abilities, ad, hold_until: holdUntil, period, start, end, state, side } = reservation;
  const isOver = state === 'lapsed' || state === 'canceled' || state === 'finished';
  const again = queryOf({
    period,
    start: state === 'finished' ? '' : start,
    end: state === 'finished' ? '' : end,
    services: [],
  });
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      {holdUntil === null ? null : (
        <div className="w-full rounded-base bg-warning-soft px-4 py-3">
          <HoldLeft until={holdUntil} side={side} onEnd={refetch} />
        </div>
      )}
      {abilities.pay ? (
        <Link to={to.payment(reservation.id)} className={buttonLook('primary')}>
          {t('pay')}
        </Link>
      ) : null}
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
      {abilities.cancel ? (
        <Button kind="danger" onClick={() => setCancelling(true)}>
          {t('cancel')}
        </Button>
      ) : null}
      <CancelDialog
        id={reservation.id}
        isOpen={isCancelling}
        onClose={() => setCancelling(false)}
        onDone={refetch}
      />
    </div>
  );
}
