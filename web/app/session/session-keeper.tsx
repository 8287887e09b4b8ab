import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { setInvalidTokenHandler } from '../api/client.ts';
import { useLang } from '../i18n/lang.ts';
import { paths } from '../site/paths.ts';
import { toastError } from '../ui/late-toast.ts';
import { clearSession, startSession } from './session.ts';

/** Starts the session in the browser and carries out the brief's rule for a token that no longer holds. */
export function SessionKeeper() {
  const navigate = useNavigate();
  const lang = useLang();
  const goHome = useRef(() => {});
  useEffect(() => {
    goHome.current = () => void navigate(paths(lang).home());
  }, [navigate, lang]);
  useEffect(() => {
    setInvalidTokenHandler((error) => {
      clearSession();
      // One toast, however many calls were refused at the same moment.
      void toastError(error.msg, 'invalid_token');
      goHome.current();
    });
    return startSession();
  }, []);
  return null;
}
