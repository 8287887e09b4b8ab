import { lastResort as ar } from '@diyar/messages/ar/last-resort';
import { lastResort as en } from '@diyar/messages/en/last-resort';
import { useLocation } from 'react-router';
import { useReturn } from '../api/use-return.ts';
import { langOf } from '../i18n/lang.ts';
import { paths } from '../site/paths.ts';
import { buttonLook } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

const reload = () => location.reload();

/** A page that needs nothing: shown when even the frame could not be drawn. One that is only away opens by itself later. */
export function LastResort({ isAway }: { isAway: boolean }) {
  const { pathname, search } = useLocation();
  const lang = langOf(pathname);
  const words = lang === 'ar' ? ar : en;
  useReturn(isAway, reload);
  return (
    <main className="page grid min-h-dvh content-center">
      <title>{isAway ? words.awayTitle : words.title}</title>
      <EmptyState
        isPage
        drawing="cloud"
        title={isAway ? words.awayTitle : words.title}
        text={isAway ? words.awayText : words.text}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <a className={buttonLook('primary')} href={isAway ? `${pathname}${search}` : paths(lang).home()}>
              {isAway ? words.retry : words.home}
            </a>
            {isAway ? null : (
              <a className={buttonLook('secondary')} href={paths(lang).contact()}>
                {words.contact}
              </a>
            )}
          </div>
        }
      />
    </main>
  );
}
