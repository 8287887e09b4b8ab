import type { AdsQuery } from '@diyar/contract/ads';
import type { z } from 'zod';
import type { apiOf } from '../../api/loader-api.ts';
import { type Filters, onlyCity } from './filters.ts';

export interface PlaceChoice {
  slug: string;
  name: string;
  /** Published ads there now. */
  ads: number;
}

/** What the search forms offer; districts of one city only, the others come when it is chosen. */
export interface Choices {
  cities: PlaceChoice[];
  categories: { slug: string; name: string; plural: string }[];
  districts: PlaceChoice[];
}

type LoaderApi = ReturnType<typeof apiOf>;

/** The choices of a search form in a loader. An unknown city of the search leaves the districts empty. */
export async function loadChoices(api: LoaderApi, filters: Filters = {}): Promise<Choices> {
  const [{ items: cities }, { categories }] = await Promise.all([
    api('GET /api/v1/cities', {}),
    api('GET /api/v1/user/settings/search_data', {}),
  ]);
  const city = onlyCity(filters, cities);
  const known = city !== undefined && cities.some(({ slug }) => slug === city);
  const districts = known
    ? await api('GET /api/v1/cities/{slug}/districts', { params: { slug: city } })
    : null;
  const named = ({ slug, name, ads }: PlaceChoice) => ({ slug, name, ads });
  return {
    cities: cities.map(named),
    categories: categories.map(({ slug, name, plural }) => ({ slug, name, plural })),
    districts: districts?.items.map(named) ?? [],
  };
}

/** The filters as a query of the API. They are texts of an address: the API itself says which it refuses. */
export function queryOf(filters: Filters): z.input<typeof AdsQuery> {
  return filters as z.input<typeof AdsQuery>;
}
