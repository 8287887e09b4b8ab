import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { ApiError } from '../api/api-error.ts';
import { useReturn } from '../api/use-return.ts';
import { useLang } from '../i18n/lang.ts';
import { useTranslations } from '../i18n/translations.ts';
import { Link } from '../link.tsx';
import { paths } from '../paths.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** Page not found, or an ad that is over, with two ways on. */
export function NotFoundView({ isGone = false }: { isGone?: boolean }) {
  const t = useTranslations('shell.errors');
  const to = paths(useLang());
  return (
    <div className="page py-10">
      <EmptyState
        isPage
        drawing="tent"
        title={t(isGone ? 'goneTitle' : 'notFoundTitle')}
        text={t(isGone ? 'goneText' : 'notFoundText')}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Link to={to.home()} className={buttonLook('primary')}>
              {t('toHome')}
            </Link>
            <Link to={to.results()} className={buttonLook('secondary')}>
              {t('toDeals')}
            </Link>
          </div>
        }
      />
    </div>
  );
}

const STATUS_WORDS: Partial<Record<number, 'offline' | 'away'>> = { 0: 'offline', 503: 'away' };

/** What a failed page shows; the reason decides, and nobody sees a stack trace. */
export function ErrorPage(props: { error: unknown }) {
  const t = useTranslations();
  const revalidator = useRevalidator();
  const status = statusOf(props.error);
  const is = STATUS_WORDS[status] ?? 'broken';
  useReturn(is !== 'broken', () => void revalidator.revalidate());
  if (status === 404 || status === 410) return <NotFoundView isGone={status === 410} />;
  return (
    <div className="page py-10">
      <EmptyState
        isPage
        drawing="cloud"
        title={t(`shell.errors.${is}Title`)}
        text={t(is === 'offline' ? 'common.offline' : `shell.errors.${is}Text`)}
        action={
          <Button pending={revalidator.state === 'loading'} onClick={() => void revalidator.revalidate()}>
            {t('common.retry')}
          </Button>
        }
      />
    </div>
  );
}

function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error) || error instanceof ApiError) return error.status;
  // A loader that could not be fetched while the browser is offline throws the network's own error.
  return typeof navigator !== 'undefined' && !navigator.onLine ? 0 : 500;
}
