import { type ReactNode, useEffect, useRef } from 'react';
import toast from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { useLang } from '../i18n/lang.ts';
import { useTranslations } from '../i18n/translations.ts';
import { paths } from '../site/paths.ts';
import { useSession } from './session.ts';

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
  return session.status === 'signed_in' ? props.children : props.waiting;
}
