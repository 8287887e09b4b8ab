import { ApiError } from '../../api/api-error.ts';
import { useOnline } from '../../api/use-online.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { Notice } from '../../ui/badge.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Whether the call failed because there is no network, or none to the site. */
function isOffline(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 0;
}

/** Whether what is shown may be old: the device has no network, or the last look reached nobody. */
export function useIsAway({ isPaused, error }: { isPaused: boolean; error: Error | null }): boolean {
  return !useOnline() || isPaused || isOffline(error);
}

/** Says that the page shows older data because the network is gone. */
export function AwayNotice() {
  const t = useTranslations('reservations');
  return (
    <div className="print:hidden">
      <Notice tone="warning" icon="info">
        <span role="status">{t('away')}</span>
      </Notice>
    </div>
  );
}

/** A reservation or a list that did not come: unknown here, or not reached (without an error: nobody was even asked). */
export function LoadProblem(props: { error: Error | null; retry: () => void; isPage?: boolean }) {
  const t = useTranslations();
  const to = paths(useLang());
  const { error } = props;
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 422);
  const isAway = error === null || isOffline(error);
  return (
    <div className="page py-8">
      <EmptyState
        isPage={props.isPage ?? true}
        drawing={isMissing ? 'search' : 'cloud'}
        title={t(
          isMissing ? 'reservations.notFound' : isAway ? 'reservations.awayTitle' : 'reservations.loadFailed',
        )}
        text={
          isMissing
            ? t('reservations.notFoundText')
            : isAway
              ? t('reservations.awayText')
              : textOf(error, t('errors.server_error'))
        }
        action={
          isMissing ? (
            <Link to={to.reservations()} className={buttonLook('primary')}>
              {t('reservations.backToList')}
            </Link>
          ) : (
            <Button onClick={props.retry}>{t('common.retry')}</Button>
          )
        }
      />
    </div>
  );
}

function textOf(error: Error | null, otherwise: string): string {
  return error instanceof ApiError ? error.msg : otherwise;
}
