import { type ReactNode, useEffect, useRef } from 'react';
import toast from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { useLang } from '../i18n/lang.ts';
import { useTranslations } from '../i18n/translations.ts';
import { paths } from '../site/paths.ts';
import { clearSession, useSession } from './session.ts';

/** Shows its children to the signed in; anyone else is told to sign in and sent home (brief 2). Runs in the browser. */
export function Guard(props: { waiting: ReactNode; children: ReactNode }) {
  const session = useSession();
  const navigate = useNavigate();
  const lang = useLang();
  const t = useTranslations('errors');
  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (session.status === 'signed_in') wasSignedIn.current = true;
    if (session.status !== 'guest') return;
    // Someone who just signed out, or whose token ended, has been told so already.
    if (!wasSignedIn.current) toast.error(t('login_required'), { id: 'login_required' });
    void navigate(paths(lang).home(), { replace: true });
  }, [session.status, navigate, lang, t]);
  useLeftWhileAway();
  return session.status === 'signed_in' ? props.children : props.waiting;
}

/**
 * A page that the browser froze while another was looked at hears of no sign-out, and comes back by a step back as it was. It
 * is looked after before anything of it can be read: gone when its person signed out, loaded anew for another person.
 */
function useLeftWhileAway(): void {
  useEffect(() => {
    const shown = localStorage.getItem('user_token');
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      const now = localStorage.getItem('user_token');
      if (!persisted || now === shown) return;
      if (now === null) clearSession();
      else location.reload();
    };
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  });
}
