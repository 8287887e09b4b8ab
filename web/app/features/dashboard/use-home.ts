import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useSession } from '../../session/session.ts';

/** What waits for the acting account: for the counts beside the navigation, and the home page. */
export function useHome() {
  const lang = useLang();
  const { status, user } = useSession();
  return useQuery({
    queryKey: [lang, 'home', user?.id],
    queryFn: () => callApi('GET /api/v1/accounts/current/home', { lang }),
    enabled: status === 'signed_in',
  });
}
