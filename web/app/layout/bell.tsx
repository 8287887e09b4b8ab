import { useCallback, useEffect, useState } from 'react';
import { callApi } from '../api/client.ts';
import { useLang } from '../i18n/lang.ts';
import { useTranslations } from '../i18n/translations.ts';
import { useLive } from '../live/use-live.ts';
import { Link } from '../rendering/link.tsx';
import { useSession } from '../session/session.ts';
import { deskPaths } from '../site/desk-paths.ts';
import { ICON_LOOK } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useTold } from './use-told.ts';

/** Counts above this are shown as "9+". */
const MOST_SHOWN = 9;

/** The way to my notifications, with how many are new; it follows them live. For those who are signed in. */
export function Bell() {
  const t = useTranslations('notifications');
  const unread = useUnread();
  const shown = unread > MOST_SHOWN ? `${MOST_SHOWN}+` : String(unread);
  return (
    <Link
      to={deskPaths(useLang()).notifications()}
      aria-label={unread === 0 ? t('bell') : t('bellNew', { shown })}
      className={`relative ${ICON_LOOK}`}
    >
      <Icon name="bell" />
      {unread === 0 ? null : (
        <span
          aria-hidden="true"
          className="tabular absolute end-0 top-0 grid h-5 min-w-5 place-items-center rounded-pill bg-primary px-1 text-xs font-bold text-on-primary"
        >
          <bdi dir="ltr">{shown}</bdi>
        </span>
      )}
    </Link>
  );
}

/** How many of the acting account's notifications are unread; nothing while that is not known. */
function useUnread(): number {
  const account = useSession().user?.id;
  const [unread, setUnread] = useState(0);
  const ask = useCallback(() => {
    void callApi('GET /api/v1/notifications/unread')
      .then((answer) => setUnread(answer.unread))
      // A count that cannot be had leaves the bell as it is; the page says what is wrong.
      .catch(() => undefined);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account has other notifications
  useEffect(ask, [ask, account]);
  useLive('notification', ask);
  useTold(ask);
  return unread;
}
