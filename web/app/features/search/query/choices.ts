import type { AdsQuery } from '@diyar/contract/finding/search';
import type { Lang } from '@diyar/messages/messages';
import type { translatorOf } from '@diyar/messages/translate';
import type { z } from 'zod';
import type { apiOf } from '../../../api/loader-api.ts';
import type { LandingLink } from '../../landings/landing-links.tsx';
import { landingLinks } from '../../landings/landing-words.ts';
import { listOf, onlyCity, printSearch, type Search } from './search.ts';

export interface PlaceChoice {
  slug: string;
  name: string;
  /** Published ads there now. */
  ads: number;
}

export interface CityChoice extends PlaceChoice {
  region: string;
  lat: number;
  lng: number;
}

/** The choices of the search forms; districts of one city only, others are fetched when their city is chosen. */
export interface Choices {
  cities: CityChoice[];
  categories: { slug: string; name: string; plural: string }[];
  districts: PlaceChoice[];
  /** Districts of the search that were merged into others, and those. */
  merged: { slug: string; into: string }[];
  /** Only those that are chosen, for their names. */
  features: { slug: string; name: string }[];
}

type LoaderApi = ReturnType<typeof apiOf>;

/** The choices of a search form in a loader. An unknown city of the search leaves the districts empty. */
export async function loadChoices(api: LoaderApi, filters: Search = {}): Promise<Choices> {
  const [{ items: cities }, { categories, features }] = await Promise.all([
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
    cities: cities.map((city) => ({
      ...named(city),
      region: city.region_slug,
      lat: city.lat,
      lng: city.lng,
    })),
    categories: categories.map(({ slug, name, plural }) => ({ slug, name, plural })),
    districts: districts?.items.map(named) ?? [],
    merged: districts?.merged.filter(({ slug }) => listOf(filters, 'district').includes(slug)) ?? [],
    features: features
      .filter(({ slug }) => listOf(filters, 'features').includes(slug))
      .map(({ slug, name }) => ({ slug, name })),
  };
}

/** A search as a query of the API. Its values are texts of an address: the API itself says which it refuses. */
export function queryOf(filters: Search): z.input<typeof AdsQuery> {
  return printSearch(filters) as z.input<typeof AdsQuery>;
}

const MOST_BESIDE = 9;

/** The landing pages of the city a search is about, or of the whole Kingdom where it names none. In a loader. */
export async function landingsBeside(
  api: LoaderApi,
  translate: ReturnType<typeof translatorOf>,
  lang: Lang,
  filters: Search,
  limit = MOST_BESIDE,
): Promise<LandingLink[]> {
  const city = filters.city?.[0];
  const { items } = await api('GET /api/v1/landings', { query: { city, limit } });
  return landingLinks(translate, lang, items);
}
