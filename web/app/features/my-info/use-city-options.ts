import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { cityOptions } from '../../site/city-options.ts';

/** The cities to choose from, in the page's language; none while they are on their way. */
export function useCityOptions(): ReturnType<typeof cityOptions> {
  const lang = useLang();
  const named = useTranslations('common.cities');
  const { data } = useQuery({
    queryKey: [lang, 'cities'],
    queryFn: () => callApi('GET /api/v1/cities', { lang }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return cityOptions(data?.items ?? [], lang, { bestKnown: named('bestKnown'), others: named('others') });
}
