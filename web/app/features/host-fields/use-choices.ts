import type { SearchData } from '@diyar/contract/site/settings';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';

const NOTHING: Pick<SearchData, 'cities' | 'categories' | 'features'> = {
  cities: [],
  categories: [],
  features: [],
};

/** Cities, categories and features to choose from; none while they are on their way. */
export function useChoices(): typeof NOTHING {
  const lang = useLang();
  const { data } = useQuery({
    queryKey: [lang, 'search_data'],
    queryFn: () => callApi('GET /api/v1/user/settings/search_data', { lang }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? NOTHING;
}
