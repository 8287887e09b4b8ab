import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';

/** Whether payments here go to the sandbox gateway, whose test cards may be shown; false until it is known. */
export function useIsSandbox(): boolean {
  const lang = useLang();
  const { data } = useQuery({
    queryKey: ['general-settings'],
    queryFn: () => callApi('GET /api/v1/user/settings/general', { lang }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.sandbox_payments ?? false;
}
