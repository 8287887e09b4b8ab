import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { callApi } from '../api/client.ts';
import { useLang } from '../i18n/lang.ts';
import { useSession } from './session.ts';

/** What waits for the acting account: for the counts beside the navigation, and the home page. Asked anew on each page: what was done there waits no more. */
export function useHome() {
  const lang = useLang();
  const { status, user } = useSession();
  const query = useQuery({
    queryKey: [lang, 'home', user?.id],
    queryFn: () => callApi('GET /api/v1/accounts/current/home', { lang }),
    enabled: status === 'signed_in',
  });
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  const { refetch } = query;
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    // Several who show counts ask once.
    void refetch({ cancelRefetch: false });
  }, [pathname, refetch]);
  return query;
}
