import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { ApiError } from '../../api/api-error.ts';
import { useLang } from '../../i18n/lang.ts';
import { paths } from '../../paths.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** A reservation or a list that did not come: unknown here, or not reached. */
export function LoadProblem(props: { error: Error; retry: () => void; isPage?: boolean }) {
  const t = useTranslations();
  const to = paths(useLang());
  const { error } = props;
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 422);
  return (
    <div className="page py-8">
      <EmptyState
        isPage={props.isPage ?? true}
        drawing={isMissing ? 'search' : 'cloud'}
        title={t(isMissing ? 'reservations.notFound' : 'reservations.loadFailed')}
        text={isMissing ? t('reservations.notFoundText') : textOf(error, t('errors.server_error'))}
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

function textOf(error: Error, otherwise: string): string {
  return error instanceof ApiError ? error.msg : otherwise;
}
