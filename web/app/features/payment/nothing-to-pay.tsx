import type { Reservation } from '@diyar/contract/booking/reservations';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { queryOf } from '../booking/stay/stay-choice.ts';

/** Says why there is nothing to pay (lapsed, cancelled or paid already), with a link onward. */
export function NothingToPay(props: {
  reservation: Reservation;
  /** The due of this page whose time ran out. */
  ended: NonNullable<Reservation['due']>['kind'] | undefined;
}) {
  const { reservation } = props;
  const t = useTranslations('payment');
  const to = paths(useLang());
  const is = outcomeOf(reservation, props.ended);
  const isLapsed = is === 'lapsed' || is === 'changeLapsed';
  const { ad, period, start, end } = reservation;
  const again = ad.id === null ? undefined : to.book(ad.id, queryOf({ period, start, end, services: [] }));
  return (
    <div className="page py-8" role={isLapsed ? 'alert' : undefined}>
      <EmptyState
        isPage
        drawing={is === 'done' ? 'door' : 'calendar'}
        title={t(`${is}Title`)}
        text={t(`${is}Text`)}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {is === 'done' || is === 'changeLapsed' || again === undefined ? null : (
              <Link to={again} className={buttonLook('primary')}>
                {t('bookAgain')}
              </Link>
            )}
            <Link
              to={to.reservation(reservation.id)}
              className={buttonLook(is === 'done' || is === 'changeLapsed' ? 'primary' : 'secondary')}
            >
              {t('toReservation')}
            </Link>
          </div>
        }
      />
    </div>
  );
}

/** Whether the last change of a booking was not paid in time. */
export function hasLapsed({ changes }: Pick<Reservation, 'changes'>): boolean {
  return changes.at(-1)?.state === 'lapsed';
}

/** A booking whose change was not paid in time stands as it was. */
function outcomeOf(
  { state }: Reservation,
  ended: NonNullable<Reservation['due']>['kind'] | undefined,
): 'lapsed' | 'changeLapsed' | 'canceled' | 'done' {
  if (state === 'canceled') return 'canceled';
  if (ended === 'difference') return 'changeLapsed';
  return ended !== undefined || state === 'lapsed' ? 'lapsed' : 'done';
}
