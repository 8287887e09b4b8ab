import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';

/** Categories and minimum prices, by which what is filled in is checked. */
export function useEditContext() {
  const lang = useLang();
  return useQuery({
    queryKey: [lang, 'supply_context'],
    queryFn: () => callApi('GET /api/v1/host/wizard', { lang }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
