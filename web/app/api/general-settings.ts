import { useQuery } from '@tanstack/react-query';
import { useLang } from '../i18n/lang.ts';
import { type CallData, callApi } from './client.ts';

/** The settings of the whole site, asked for once; undefined until they are known. */
export function useGeneralSettings(): CallData<'GET /api/v1/user/settings/general'> | undefined {
  const lang = useLang();
  const { data } = useQuery({
    queryKey: ['general-settings'],
    queryFn: () => callApi('GET /api/v1/user/settings/general', { lang }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
