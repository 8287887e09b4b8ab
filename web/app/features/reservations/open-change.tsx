import type { Reservation } from '@diyar/contract/booking/reservations';
import { dateTimeText } from '@diyar/contract/values/format';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { Notice } from '../../ui/badge.tsx';
import { buttonLook } from '../../ui/button.tsx';

/** The change of a booking that waits: to be paid, until when its new time is held, or for the advertiser's answer. */
export function OpenChange({ reservation }: { reservation: Reservation }) {
  const t = useTranslations('bookingChange');
  const lang = useLang();
  const { changes, side, id, abilities } = reservation;
  const open = changes.find(({ wait_until: until }) => until !== null);
  if (open === undefined || open.wait_until === null) return null;
  const date = ltrText(dateTimeText(open.wait_until));
  const isHost = side === 'host';
  if (open.state === 'asked') {
    return (
      <Notice tone={isHost ? 'warning' : 'info'} icon="calendar">
        {t(isHost ? 'askedHost' : 'asked', { date })}
      </Notice>
    );
  }
  return (
    <Notice
      tone="warning"
      icon="card"
      action={
        abilities.pay ? (
          <Link to={paths(lang).payment(id)} className={`${buttonLook('primary')} print:hidden`}>
            {t('payDifference')}
          </Link>
        ) : null
      }
    >
      <p className="font-bold">{t('dueTitle', { amount: ltrText(open.pay.text) })}</p>
      <p className="text-sm">{t(isHost ? 'dueTextHost' : 'dueText', { date })}</p>
    </Notice>
  );
}
