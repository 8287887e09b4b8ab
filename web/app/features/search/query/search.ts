import { latinDigits } from '@diyar/contract/values/format';
import type { Period } from '@diyar/contract/words/period';

/** Parameters of a search's address, named as the API names them (product.md 3). */
export const SEARCH_NAMES = [
  'near',
  'q',
  'purpose',
  'city',
  'district',
  'category',
  'period',
  'from',
  'to',
  'price_min',
  'price_max',
  'area_min',
  'area_max',
  'rooms',
  'baths',
  'furnished',
  'features',
  'facing',
  'floor',
  'age_max',
  'tenants',
  'guests',
  'advertiser',
  'verified',
  'licensed',
  'like',
  'instant',
  'special',
  'offer',
  'bbox',
  'polygon',
  'sort',
  'page',
] as const;
export type SearchName = (typeof SEARCH_NAMES)[number];

const LISTS = [
  'city',
  'district',
  'category',
  'rooms',
  'baths',
  'features',
  'facing',
  'floor',
  'tenants',
  'polygon',
] as const;
export type ListName = (typeof LISTS)[number];

/** Between values of a list in an address; drawn areas are one parameter each, because they contain commas. */
const separatorOf = (name: SearchName) => (name === 'polygon' ? '|' : ',');

/** A search as an address or the API writes it: lists are one text. */
export type SearchTexts = { readonly [K in SearchName]?: string };

/**
 * A search: what an address of the list or the map says, parsed once (`parseSearch`). Forms, results and map read this value;
 * `printSearch` writes it back. Lists have at least one value. What the API would not understand stays, for it to say so.
 */
export type Search = { readonly [K in SearchName]?: K extends ListName ? readonly string[] : string };

/** New values of a search; undefined removes one. */
export type Changes = { readonly [K in SearchName]?: Search[K] | undefined };

type Draft = { -readonly [K in SearchName]?: readonly string[] | string | undefined };

/** Names whose values are numbers. */
const NUMBERS = /_m(in|ax)$|^(period|rooms|baths|guests|page)$/;
/** The id of the sheet of all filters, by which buttons open it; one on a page. */
export const FILTER_DIALOG = 'filters';
/** The API's defaults, which an address leaves out. */
const DEFAULTS: Search = { sort: 'best', page: '1' };

/** "5 and more" of the form; the API takes numbers one by one, and nothing has more than twelve. */
export const FIVE_AND_MORE = '5,6,7,8,9,10,11,12';

const isList = (name: SearchName): name is ListName => LISTS.includes(name as ListName);

/** The values of one parameter: those of a list, or its one text; empty when it is absent. */
export function listOf(search: Search, name: SearchName): readonly string[] {
  const said = search[name] ?? [];
  return typeof said === 'string' ? [said] : said;
}

function parsed(name: SearchName, texts: readonly string[]): Draft[SearchName] {
  const said = texts
    .map((text) => {
      const trimmed = text.trim();
      if (!NUMBERS.test(name)) return trimmed;
      const digits = latinDigits(trimmed);
      // Thousands are written 60,000 or ٦٠٬٠٠٠; in a list the comma parts its values.
      return isList(name) ? digits : digits.replace(/[,٬\s]/g, '');
    })
    .filter(Boolean);
  if (!isList(name)) return said.at(-1);
  const values = new Set(said.flatMap((text) => text.split(separatorOf(name))).filter(Boolean));
  return values.size === 0 ? undefined : [...values];
}

/** Whether a district lies in one of the cities, or none is named: its slug ends with its city's (product.md 6). */
function isIn(district: string, cities: readonly string[]): boolean {
  return cities.length === 0 || cities.some((city) => district.endsWith(`-${city}`));
}

function consistent(draft: Draft): Search {
  const search = draft as Search;
  const cities = listOf(search, 'city');
  const { from = '', to = '' } = search;
  const isHalf = from === '' || from >= to;
  const districts = listOf(search, 'district').filter((district) => isIn(district, cities));
  const isDropped: { readonly [K in SearchName]?: boolean } = {
    from: isHalf,
    to: isHalf,
    sort: search.sort === 'nearest' && search.near === undefined,
    period: search.purpose === 'sale',
    district: districts.length === 0,
  };
  const kept: Draft = {};
  for (const name of SEARCH_NAMES) {
    const value = draft[name];
    if (!value || value === DEFAULTS[name] || isDropped[name]) continue;
    kept[name] = name === 'district' ? districts : value;
  }
  return kept as Search;
}

/**
 * The search that an address or a form says: empty values, defaults and unknown names are left out, digits of Arabic keyboards
 * and thousands commas are read, districts of another city than the chosen one are dropped, and so are half of a stay,
 * the order by distance from nowhere and the period of a sale.
 */
export function parseSearch(params: URLSearchParams): Search {
  const found: Draft = {};
  for (const name of SEARCH_NAMES) {
    found[name] = parsed(name, params.getAll(name));
  }
  // To buy is one choice of a form with the periods (period-field.tsx).
  if (found.period === 'sale') found.purpose = 'sale';
  return consistent(found);
}

/** One value of a search as an address writes it. */
export function textOf(search: Search, name: SearchName): string | undefined {
  const value = search[name];
  return typeof value === 'object' ? value.join(separatorOf(name)) : value;
}

/** A search as an address and the API write it; `parseSearch` reads the same search from it. */
export function printSearch(search: Search): SearchTexts {
  const said = SEARCH_NAMES.filter((name) => search[name] !== undefined);
  return Object.fromEntries(said.map((name) => [name, textOf(search, name)]));
}

/** The search that texts of the API's own say, as it understands typed words. */
export function searchFrom(texts: SearchTexts): Search {
  const said = Object.entries(texts) as [SearchName, string][];
  return Object.fromEntries(
    said.map(([name, text]) => [name, isList(name) ? text.split(separatorOf(name)) : text]),
  );
}

/** Whether an address says exactly this search, each thing once. A form sent without JavaScript says more: "city=&sort=best". */
export function isTidy(params: URLSearchParams, search: Search): boolean {
  return SEARCH_NAMES.every((name) => {
    const [value, ...more] = params.getAll(name);
    return more.length === 0 && value === textOf(search, name);
  });
}

/** The search with some of it changed. Another search starts at its first page. */
export function changeSearch(search: Search, changes: Changes): Search {
  return consistent({ ...(search as Draft), page: undefined, ...changes } as Draft);
}

/** A search form's search after the one it began with: where the place is another, the old piece of the map is no more meant. */
export function followPlace(before: Search, after: Search): Search {
  const stays =
    textOf(before, 'city') === textOf(after, 'city') &&
    textOf(before, 'district') === textOf(after, 'district');
  return stays ? after : changeSearch(after, { bbox: undefined, polygon: undefined });
}

/** The city that a search is about, when it is about one: the chosen one, or that of its districts. */
export function onlyCity(search: Search, cities: readonly { slug: string }[]): string | undefined {
  const chosen = listOf(search, 'city');
  if (chosen.length > 0) return chosen.length === 1 ? chosen[0] : undefined;
  const districts = listOf(search, 'district');
  const homes = new Set(districts.map((district) => cities.find(({ slug }) => isIn(district, [slug]))?.slug));
  return homes.size === 1 ? [...homes][0] : undefined;
}

/** The landing page that says what a search says: one kind of letting in one city for one period, and nothing finer. */
export function landingOf(search: Search): { city: string; category: string; period: Period } | undefined {
  const { city = [], category = [], period, ...finer } = search;
  const [onlyCity, onlyCategory] = [city[0], category[0]];
  if (onlyCity === undefined || onlyCategory === undefined || period === undefined) return undefined;
  if (city.length + category.length > 2 || Object.keys(finer).length > 0) return undefined;
  return { city: onlyCity, category: onlyCategory, period: Number(period) as Period };
}
