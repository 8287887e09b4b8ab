import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';

/** The cities to choose from, in the page's language and its order of letters; none while they are on their way. */
export function useCities(): readonly { slug: string; name: string }[] {
  const lang = useLang();
  const { data } = useQuery({
    queryKey: [lang, 'cities'],
    queryFn: () => callApi('GET /api/v1/cities', { lang }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (data?.items ?? []).toSorted((one, other) => one.name.localeCompare(other.name, lang));
}
