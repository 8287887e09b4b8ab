import type { Lang } from '@diyar/messages/messages';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useLang } from '../i18n/lang.ts';
import type { CallData } from './client.ts';
import { fetchGeneralSettings } from './fetch-general-settings.ts';

/** The settings of the whole site, asked for once; they bring the XSRF cookie. */
export function generalSettings(lang: Lang) {
  return queryOptions({
    queryKey: ['general-settings'],
    queryFn: () => fetchGeneralSettings(lang),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The settings of the whole site; undefined until they are known. */
export function useGeneralSettings(): CallData<'GET /api/v1/user/settings/general'> | undefined {
  return useQuery(generalSettings(useLang())).data;
}
