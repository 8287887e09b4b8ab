import type { Reservation } from '@diyar/contract/booking/reservations';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { queryOf } from '../booking/stay/stay-choice.ts';

/** Says why there is nothing to pay (lapsed, cancelled or paid already), with a link onward. */
export function NothingToPay(props: { reservation: Reservation; hasEnded: boolean }) {
  const { reservation } = props;
  const t = useTranslations('payment');
  const to = paths(useLang());
  const is =
    props.hasEnded || reservation.state === 'lapsed'
      ? 'lapsed'
      : reservation.state === 'canceled'
        ? 'canceled'
        : 'done';
  const { ad, period, start, end } = reservation;
  const again = ad.id === null ? undefined : to.book(ad.id, queryOf({ period, start, end, services: [] }));
  return (
    <div className="page py-8" role={is === 'lapsed' ? 'alert' : undefined}>
      <EmptyState
        isPage
        drawing={is === 'done' ? 'door' : 'calendar'}
        title={t(`${is}Title`)}
        text={t(`${is}Text`)}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {is === 'done' || again === undefined ? null : (
              <Link to={again} className={buttonLook('primary')}>
                {t('bookAgain')}
              </Link>
            )}
            <Link
              to={to.reservation(reservation.id)}
              className={buttonLook(is === 'done' ? 'primary' : 'secondary')}
            >
              {t('toReservation')}
            </Link>
          </div>
        }
      />
    </div>
  );
}
