import type { SavedSearch } from '@diyar/contract/finding/saved-searches';
import type { Lang } from '@diyar/messages/messages';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import type { Choices } from '../search/query/choices.ts';
import { onlyCity, parseSearch, type Search } from '../search/query/search.ts';

/** The search that a saved one's texts say. */
export function searchOf({ query }: SavedSearch): Search {
  return parseSearch(new URLSearchParams(query));
}

/** The names of all places, categories and features that searches speak of. */
export function useSearchNames(searches: readonly SavedSearch[]): Choices | undefined {
  const lang = useLang();
  const { data } = useQuery({
    queryKey: [lang, 'search-names', searches.map(({ id }) => id)],
    queryFn: () => loadNames(searches.map(searchOf), lang),
  });
  return data;
}

async function loadNames(searches: readonly Search[], lang: Lang): Promise<Choices> {
  const [{ items: cities }, { categories, features }] = await Promise.all([
    callApi('GET /api/v1/cities', { lang }),
    callApi('GET /api/v1/user/settings/search_data', { lang }),
  ]);
  const named = searches.filter(({ district = [] }) => district.length > 0);
  const slugs = new Set(
    named.flatMap((search) => search.city ?? onlyCity({ district: search.district ?? [] }, cities) ?? []),
  );
  const districts = await Promise.all(
    cities
      .filter(({ slug }) => slugs.has(slug))
      .map(({ slug }) => callApi('GET /api/v1/cities/{slug}/districts', { params: { slug }, lang })),
  );
  const merged = districts.flatMap((of) => of.merged);
  const known = districts.flatMap(({ items }) => items);
  // A search that was saved before a merge says the district's old address.
  const former = merged.flatMap(({ slug, into }) => {
    const district = known.find((one) => one.slug === into);
    return district === undefined ? [] : [{ ...district, slug }];
  });
  return { cities, categories, features, merged, districts: [...known, ...former] };
}
