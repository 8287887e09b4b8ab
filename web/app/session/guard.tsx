import { type ReactNode, useEffect, useRef } from 'react';
import toast from 'react-hot-toast/headless';
import { useLocation, useNavigate } from 'react-router';
import { useLang } from '../i18n/lang.ts';
import { useTranslations } from '../i18n/translations.ts';
import { Link } from '../rendering/link.tsx';
import { paths } from '../site/paths.ts';
import { clearSession, useSession } from './session.ts';

/**
 * Shows its children to the signed in; anyone else is told to sign in, with a way that comes back here, and sent home (brief 2). Runs in
 * the browser.
 */
export function Guard(props: { waiting: ReactNode; children: ReactNode }) {
  const session = useSession();
  const navigate = useNavigate();
  const lang = useLang();
  const t = useTranslations();
  const { pathname, search } = useLocation();
  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (session.status === 'signed_in') wasSignedIn.current = true;
    if (session.status !== 'guest') return;
    // Someone who just signed out, or whose token ended, has been told so already.
    if (!wasSignedIn.current) {
      const to = paths(lang).signIn({ returnTo: `${pathname}${search}` });
      toast.error(<Told text={t('errors.login_required')} to={to} act={t('shell.signIn')} />, TOLD);
    }
    void navigate(paths(lang).home(), { replace: true });
  }, [session.status, navigate, lang, t, pathname, search]);
  useLeftWhileAway();
  return session.status === 'signed_in' ? props.children : props.waiting;
}

/** Long enough to press what it offers. */
const TOLD = { id: 'login_required', duration: 15_000 };

function Told(props: { text: string; to: string; act: string }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      {props.text}
      <Link
        to={props.to}
        onClick={() => toast.dismiss(TOLD.id)}
        className="inline-flex min-h-11 items-center font-bold text-primary hover:underline"
      >
        {props.act}
      </Link>
    </span>
  );
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
