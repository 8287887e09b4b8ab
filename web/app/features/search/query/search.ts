import { latinDigits } from '@diyar/contract/format';
import type { Period } from '@diyar/contract/period';

/** What the address of the results can hold, named as the API names it (product.md 3). */
export const FILTER_NAMES = [
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
  'age_max',
  'advertiser',
  'verified',
  'licensed',
  'instant',
  'special',
  'offer',
  'bbox',
  'polygon',
  'sort',
  'page',
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** The filters of an address as texts; lists joined by comma. What the API would not understand stays, for it to say so. */
export type Filters = { readonly [K in FilterName]?: string };

const ONE_BY_ONE: ReadonlySet<FilterName> = new Set([
  'city',
  'district',
  'category',
  'features',
  'facing',
  'polygon',
]);
const LISTS: ReadonlySet<FilterName> = new Set([
  'city',
  'district',
  'category',
  'features',
  'facing',
  'rooms',
  'baths',
]);
const NUMBERS: ReadonlySet<FilterName> = new Set([
  'period',
  'price_min',
  'price_max',
  'area_min',
  'area_max',
  'rooms',
  'baths',
  'age_max',
  'page',
]);
/** The id of the sheet of all filters, by which buttons open it; one on a page. */
export const FILTER_DIALOG = 'filters';
/** What the API does anyway when nothing is said. */
const DEFAULTS: Filters = { sort: 'best', page: '1' };

/** "5 and more" of the form; the API takes numbers one by one, and nothing has more than twelve. */
export const FIVE_AND_MORE = '5,6,7,8,9,10,11,12';

export function valuesOf(filters: Filters, name: FilterName): readonly string[] {
  const text = filters[name];
  if (text === undefined) return [];
  if (name === 'polygon') return text.split('|');
  return LISTS.has(name) ? text.split(',') : [text];
}

function tidied(name: FilterName, texts: readonly string[]): string | undefined {
  const cleaned = texts.map((text) => {
    const trimmed = text.trim();
    if (!NUMBERS.has(name)) return trimmed;
    const digits = latinDigits(trimmed);
    // Thousands are written 60,000 or ٦٠٬٠٠٠; in a list the comma parts its values.
    return LISTS.has(name) ? digits : digits.replace(/[,٬\s]/g, '');
  });
  const said = cleaned.filter((text) => text !== '');
  if (!LISTS.has(name)) return said.at(-1);
  const values = new Set(said.flatMap((text) => text.split(',')).filter((value) => value !== ''));
  return values.size === 0 ? undefined : [...values].join(',');
}

/** A district's slug ends with its city's (product.md 6), so one of another city shows itself. */
function isIn(district: string, cities: readonly string[]): boolean {
  return cities.length === 0 || cities.some((city) => district.endsWith(`-${city}`));
}

function consistent(filters: Filters): Filters {
  const kept: Partial<Record<FilterName, string>> = {};
  const cities = valuesOf(filters, 'city');
  const { from = '', to = '' } = filters;
  const isStay = from !== '' && from < to;
  for (const name of FILTER_NAMES) {
    const value = filters[name];
    if (value === undefined || value === '' || value === DEFAULTS[name]) continue;
    if ((name === 'from' || name === 'to') && !isStay) continue;
    if (name === 'sort' && value === 'nearest' && filters.near === undefined) continue;
    if (name === 'period' && filters.purpose === 'sale') continue;
    if (name === 'district') {
      const districts = value.split(',').filter((district) => isIn(district, cities));
      if (districts.length > 0) kept.district = districts.join(',');
    } else {
      kept[name] = value;
    }
  }
  return kept;
}

/**
 * The filters of an address or a form: empty ones, defaults and unknown names are left out, digits of Arabic keyboards
 * and thousands commas are read, districts of another city than the chosen one are dropped, and so are half of a stay,
 * the order by distance from nowhere and the period of a sale.
 */
export function readFilters(params: URLSearchParams): Filters {
  const found: Partial<Record<FilterName, string>> = {};
  for (const name of FILTER_NAMES) {
    const value = tidied(name, params.getAll(name));
    if (value !== undefined) found[name] = value;
  }
  // To buy is one choice of a form with the periods (period-field.tsx).
  if (found.period === 'sale') found.purpose = 'sale';
  return consistent(found);
}

/** Whether an address says exactly these filters, each once. A form sent without JavaScript says more: "city=&sort=best". */
export function isTidy(params: URLSearchParams, filters: Filters): boolean {
  return FILTER_NAMES.every((name) => {
    const [value, ...more] = params.getAll(name);
    return more.length === 0 && value === filters[name];
  });
}

/** The filters with some changed; undefined takes one away. Another search starts at its first page. */
export function withFilters(
  filters: Filters,
  changes: { readonly [K in FilterName]?: string | undefined },
): Filters {
  const next: Partial<Record<FilterName, string>> = { ...filters };
  delete next.page;
  for (const name of FILTER_NAMES) {
    if (!(name in changes)) continue;
    const value = changes[name];
    if (value === undefined) delete next[name];
    else next[name] = value;
  }
  return consistent(next);
}

/** A search form's filters after those it began with: where the place is another, the old piece of the map is no more meant. */
export function followPlace(before: Filters, after: Filters): Filters {
  const stays = before.city === after.city && before.district === after.district;
  return stays ? after : withFilters(after, { bbox: undefined, polygon: undefined });
}

/** Ranges, by their first end: one thing each. */
const LAST = { from: 'to', price_min: 'price_max', area_min: 'area_max' } as const;

/** One thing that narrows the search, or the place it is looked at from, and the search without it. */
export interface Chosen {
  name: Exclude<FilterName, 'sort' | 'page' | (typeof LAST)[keyof typeof LAST]>;
  /** The one value of a list of places, categories, features or drawn areas; a range as `from/to`; all values otherwise. */
  value: string;
  without: Filters;
}

function chosenOf(filters: Filters, name: Chosen['name']): Chosen[] {
  if (name in LAST) {
    const most = LAST[name as keyof typeof LAST];
    if (filters[name] === undefined && filters[most] === undefined) return [];
    const without = withFilters(filters, { [name]: undefined, [most]: undefined });
    return [{ name, value: `${filters[name] ?? ''}/${filters[most] ?? ''}`, without }];
  }
  const text = filters[name];
  if (text === undefined) return [];
  if (!ONE_BY_ONE.has(name))
    return [{ name, value: text, without: withFilters(filters, { [name]: undefined }) }];
  const values = valuesOf(filters, name);
  return values.map((value) => {
    const rest = values.filter((other) => other !== value).join(name === 'polygon' ? '|' : ',');
    return { name, value, without: withFilters(filters, { [name]: rest === '' ? undefined : rest }) };
  });
}

/** Everything chosen of a search but its order, as the form has it; a range of prices, areas or dates is one thing. */
export function chosenIn(filters: Filters): Chosen[] {
  return FILTER_NAMES.flatMap((name) =>
    name === 'sort' || name === 'page' || name === 'to' || name === 'price_max' || name === 'area_max'
      ? []
      : chosenOf(filters, name),
  );
}

/** The city that a search is about, when it is about one: the chosen one, or that of its districts. */
export function onlyCity(filters: Filters, cities: readonly { slug: string }[]): string | undefined {
  const chosen = valuesOf(filters, 'city');
  if (chosen.length > 0) return chosen.length === 1 ? chosen[0] : undefined;
  const districts = valuesOf(filters, 'district');
  const homes = new Set(districts.map((district) => cities.find(({ slug }) => isIn(district, [slug]))?.slug));
  return homes.size === 1 ? [...homes][0] : undefined;
}

/** The landing page that says what a search says: one kind of letting in one city for one period, and nothing finer. */
export function landingOf(filters: Filters): { city: string; category: string; period: Period } | undefined {
  const { city, category, period, ...finer } = filters;
  if (city === undefined || category === undefined || period === undefined) return undefined;
  if (city.includes(',') || category.includes(',') || Object.keys(finer).length > 0) return undefined;
  return { city, category, period: Number(period) as Period };
}
