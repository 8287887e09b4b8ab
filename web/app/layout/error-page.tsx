import { useCallback, useEffect, useMemo, useState } from 'react';
import { type ErrorResponse, isRouteErrorResponse, useRevalidator } from 'react-router';
import { ApiError } from '../api/api-error.ts';
import { isServerReady, useReturn } from '../api/use-return.ts';
import { useLang } from '../i18n/lang.ts';
import { useTranslations } from '../i18n/translations.ts';
import { Link } from '../rendering/link.tsx';
import { paths } from '../site/paths.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { mayReload } from './own-reload.ts';

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

const STATUS_WORDS: Partial<Record<number, 'offline' | 'away' | 'busy'>> = {
  0: 'offline',
  429: 'busy',
  503: 'away',
};

/** The page shown in place of a failed one; the reason decides its text, and no stack trace is shown. */
export function ErrorPage(props: { error: unknown }) {
  const t = useTranslations();
  const lang = useLang();
  // As it was when it failed: the network may be back before the page is.
  const status = useMemo(() => statusOf(props.error), [props.error]);
  const is = STATUS_WORDS[status] ?? 'broken';
  const { again, againByItself, isAsking } = useAgain(props.error);
  // A page refused for too many requests does not ask again by itself.
  useReturn(is === 'offline' || is === 'away', againByItself);
  if (status === 404 || status === 410) return <NotFoundView isGone={status === 410} />;
  return (
    <div className="page py-10">
      <EmptyState
        isPage
        drawing="cloud"
        title={t(`shell.errors.${is}Title`)}
        text={t(`shell.errors.${is}Text`)}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button pending={isAsking} onClick={again}>
              {t('common.retry')}
            </Button>
            {is === 'broken' ? (
              <Link to={paths(lang).contact()} className={buttonLook('secondary')}>
                {t('shell.contact')}
              </Link>
            ) : null}
          </div>
        }
      />
    </div>
  );
}

/**
 * Asks for the page again. Where code could not be fetched, or drawing failed, it is loaded anew: nobody asks for a module that
 * failed a second time, and new data mends neither. But only once the server answers, so that no one is led out of the site.
 */
function useAgain(error: unknown): { again: () => void; againByItself: () => void; isAsking: boolean } {
  const { state, revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(false);
  const ask = useCallback(
    async (isPressed: boolean) => {
      if (isAnswer(error) && !lacksChunk()) return revalidate();
      if (!isPressed) {
        if ((await isServerReady()) && mayReload()) location.reload();
        return;
      }
      setAsking(true);
      if (await isServerReady()) location.reload();
      setAsking(false);
    },
    [error, revalidate],
  );
  // A visitor who returns after the network came back need not wait.
  useEffect(() => {
    if (lacksChunk()) void ask(false);
  }, [ask]);
  const [again, againByItself] = [() => void ask(true), () => void ask(false)];
  return { again, againByItself, isAsking: isAsking || state === 'loading' };
}

declare global {
  interface Window {
    /** Code of a page could not be fetched since this one was loaded (`web/app/rendering/plugins/chunk-load-recovery.ts`). */
    lacksChunk?: boolean;
  }
}

const lacksChunk = () => typeof window !== 'undefined' && window.lacksChunk === true;

/** Whether a server or the network answered with it, which it may not do a second time. */
const isAnswer = (error: unknown): error is ErrorResponse | ApiError =>
  isRouteErrorResponse(error) || error instanceof ApiError;

function statusOf(error: unknown): number {
  if (isAnswer(error)) return error.status;
  if (lacksChunk()) return 0;
  // A loader that could not be fetched while the browser is offline throws the network's own error.
  return typeof navigator !== 'undefined' && !navigator.onLine ? 0 : 500;
}
