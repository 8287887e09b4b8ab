import { kilometresFrom } from '@diyar/contract/values/distance';
import { kinOf } from '@diyar/contract/words/category-families';
import type { apiOf } from '../../../api/loader-api.ts';
import { type Choices, queryOf } from '../query/choices.ts';
import { changeSearch, listOf, onlyCity, printSearch, type Search } from '../query/search.ts';

/** A search that asks for nearly the same as one that finds nothing, and finds something. */
export interface CloseSearch {
  /** What of it is another: which kind (in the plural), up to how many riyals, which district and how far it is, or which days. */
  asks:
    | { kind: string }
    | { priceUpTo: number }
    | { district: string; km: number }
    | { from: string; to: string };
  filters: Search;
  total: number;
  exact: boolean;
}

type LoaderApi = ReturnType<typeof apiOf>;

/** As many of each as are read at a glance. */
const MOST_OF_EACH = 2;
/** A family has more members than that: rooms to meet in, offices that are ready, desks. */
const MOST_KINDS = 3;
/** Districts further off are other parts of a city. */
const MOST_KM = 10;
const DEARER = 1.1;

/**
 * Returns what is close to a search that finds nothing: other categories of its family, up to a tenth dearer, the nearest districts, the same stay up to three days earlier or
 * later; each with how much it finds. `filters` say in filters all that was asked for; where words are left of it that no filter
 * stands for, nothing is close. In a loader.
 */
export async function closeSearches(
  api: LoaderApi,
  filters: Search,
  { cities, categories }: Pick<Choices, 'cities' | 'categories'>,
): Promise<CloseSearch[]> {
  if (filters.q !== undefined) return [];
  const asked = changeSearch(filters, { near: undefined, sort: undefined });
  const close = await Promise.allSettled([
    kinFound(api, asked, categories),
    dearer(api, asked),
    districtsNear(api, asked, cities),
    otherDates(api, asked),
  ]);
  // The page is whole without: what could not be asked is left out.
  return close.flatMap((one, at) =>
    one.status === 'fulfilled' ? one.value.slice(0, at === 0 ? MOST_KINDS : MOST_OF_EACH) : [],
  );
}

/** The other categories of the family of the one that is asked for, those with the most ads first. */
async function kinFound(
  api: LoaderApi,
  asked: Search,
  categories: Choices['categories'],
): Promise<CloseSearch[]> {
  const [category = '', another] = listOf(asked, 'category');
  const kin = kinOf(category);
  if (another !== undefined || kin.size === 0) return [];
  const query = { ...queryOf(asked), per_page: 1, facets: '1' as const };
  const { facets } = await api('GET /api/v1/ads', { query });
  return (facets?.category ?? []).flatMap(({ value, count: total }) => {
    const kind = categories.find(({ slug }) => slug === value)?.plural;
    if (!kin.has(value) || kind === undefined) return [];
    return [{ asks: { kind }, filters: changeSearch(asked, { category: [value] }), total, exact: true }];
  });
}

async function dearer(api: LoaderApi, asked: Search): Promise<CloseSearch[]> {
  const most = Number(asked.price_max ?? Number.NaN);
  const priceUpTo = Math.floor(most * DEARER);
  if (!(priceUpTo > most)) return [];
  const filters = changeSearch(asked, { price_max: String(priceUpTo) });
  const { total, total_exact: exact } = await api('GET /api/v1/ads', {
    query: { ...queryOf(filters), per_page: 1 },
  });
  return total === 0 ? [] : [{ asks: { priceUpTo }, filters, total, exact }];
}

/** Counts every district of the city at once, as the filters do; those around the one asked for come nearest first. */
async function districtsNear(
  api: LoaderApi,
  asked: Search,
  cities: Choices['cities'],
): Promise<CloseSearch[]> {
  const [slug, another] = listOf(asked, 'district');
  const city = onlyCity(asked, cities);
  if (slug === undefined || another !== undefined || city === undefined) return [];
  const within = changeSearch(asked, { city: [city], bbox: undefined, polygon: undefined });
  const [{ items }, { facets }] = await Promise.all([
    api('GET /api/v1/cities/{slug}/districts', { params: { slug: city } }),
    api('GET /api/v1/ads', { query: { ...queryOf(within), per_page: 1, facets: '1' } }),
  ]);
  const placed = items.flatMap(({ slug, name, lat, lng }) =>
    lat === null || lng === null ? [] : [{ slug, name, lat, lng }],
  );
  const here = placed.find((one) => one.slug === slug);
  if (here === undefined) return [];
  const counts = new Map(facets?.district.map(({ value, count }) => [value, count]));
  const kmTo = kilometresFrom(here);
  return placed
    .map((one) => ({ ...one, km: kmTo(one), total: counts.get(one.slug) ?? 0 }))
    .filter((one) => one.total > 0 && one.km <= MOST_KM)
    .toSorted((one, other) => one.km - other.km)
    .map(({ slug: district, name, km, total }) => ({
      asks: { district: name, km: Math.max(1, Math.round(km)) },
      filters: changeSearch(within, { district: [district] }),
      ...{ total, exact: true },
    }));
}

async function otherDates(api: LoaderApi, asked: Search): Promise<CloseSearch[]> {
  const { from, to } = asked;
  if (from === undefined || to === undefined) return [];
  const { items } = await api('GET /api/v1/ads/dates', { query: printSearch(asked) as never });
  const away = (date: string) => Math.abs(Date.parse(date) - Date.parse(from));
  return items
    .filter((one) => one.count > 0 && one.from !== from)
    .toSorted((one, other) => away(one.from) - away(other.from))
    .map((dates) => ({
      asks: { from: dates.from, to: dates.to },
      filters: changeSearch(asked, { from: dates.from, to: dates.to }),
      ...{ total: dates.count, exact: true },
    }));
}
