import { FACETS, FACINGS, type Facet, type Facets } from '@diyar/contract/finding/search';
import { PERIODS } from '@diyar/contract/words/period';
import { TENANTS } from '@diyar/contract/words/unit-words';
import type { AdSearch } from './ad-search.ts';
import { FURNISHED, PURPOSES } from './columns.ts';
import { saidFloors, setsOfFloor } from './floors.ts';
import { keepFree, keepTerms, matchAds, matchWithoutTerms, termSets } from './match-ads.ts';
import { CountedSet } from './sets/block-aggregates.ts';
import type { Dimension } from './sets/dimension.ts';
import type { SlotSet } from './sets/slot-set.ts';
import type { Snapshot } from './snapshot.ts';

type FacetValue = Facets[Facet][number];

/**
 * How many ads a search would find with each value of each filter in place of the chosen ones; a feature beside those
 * chosen. Districts only where a city or district is chosen: there are more than a thousand.
 */
export function countFacets(snapshot: Snapshot, search: AdSearch, all: SlotSet): Facets {
  const found = new CountedSet(all, snapshot.blocks);
  const anyDates = search.filters.from === undefined ? undefined : matchWithoutTerms(snapshot, search);
  const anyTerms = hasTerms(search) ? countedAnyTerms(snapshot, search, anyDates) : found;
  const counted = FACETS.map((facet) => {
    const values = valuesOf(snapshot, search, facet, { found, anyTerms, anyDates }).filter(
      ({ count }) => count > 0,
    );
    return [
      facet,
      values.sort((one, other) => other.count - one.count || compareTexts(one.value, other.value)),
    ];
  });
  return Object.fromEntries(counted) as Facets;
}

interface Sets {
  found: CountedSet;
  /** The ads of the search without its filters of price, offer and special; without dates also without its period. */
  anyTerms: CountedSet;
  /** The ads of a search with dates, without its filters of dates, period, price, offer and special. */
  anyDates: SlotSet | undefined;
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : 1;
}

function valuesOf(snapshot: Snapshot, search: AdSearch, facet: Facet, sets: Sets): FacetValue[] {
  const { columns, places } = snapshot;
  const without = () => foundWithout(snapshot, search, facet, sets);
  const countWith = (filters: Partial<AdSearch['filters']>) => countTerms(snapshot, search, filters, sets);
  const named = (dimension: Dimension, nameOf: (value: number) => string | undefined) =>
    countDimension(dimension, without(), nameOf);
  switch (facet) {
    case 'purpose':
      return named(columns.purpose, (value) => PURPOSES[value]);
    case 'category':
      return named(columns.category, nameIn(places.category));
    case 'city':
      return named(columns.city, nameIn(places.city));
    case 'district':
      return countDistricts(snapshot, search, without);
    case 'rooms':
    case 'baths':
      return named(columns[facet], String);
    case 'furnished':
      return named(columns.furnished, (value) =>
        FURNISHED[value] === 'not_applicable' ? undefined : FURNISHED[value],
      );
    case 'facing':
      return named(columns.facing, (value) => FACINGS[value]);
    case 'features':
      return [...columns.features].map(([value, having]) => ({ value, count: sets.found.countIn(having) }));
    case 'floor':
      return countFloors(snapshot, without());
    case 'tenants':
      return countTenants(snapshot, without());
    case 'verified':
    case 'licensed':
    case 'instant':
      return [{ value: '1', count: without().countIn(columns[facet]) }];
    case 'period':
      return PERIODS.map((period) => ({
        value: String(period),
        count: countWith({ period }),
      }));
    case 'special':
    case 'offer':
      return [{ value: '1', count: countWith({ [facet]: true }) }];
  }
}

/** The ads of a search without one of its filters. */
function foundWithout(snapshot: Snapshot, search: AdSearch, facet: Facet, { found }: Sets): CountedSet {
  if (search.filters[facet] === undefined) return found;
  const filters = { ...search.filters, [facet]: undefined };
  return new CountedSet(matchAds(snapshot, { ...search, filters }), snapshot.blocks);
}

function hasTerms({ filters: { period, price_min, price_max, offer, special } }: AdSearch): boolean {
  const isPriced = period !== undefined || hasPrice({ price_min, price_max });
  return isPriced || offer === true || special === true;
}

function hasPrice({ price_min, price_max }: Pick<AdSearch['filters'], 'price_min' | 'price_max'>): boolean {
  return price_min !== undefined || price_max !== undefined;
}

function countedAnyTerms(snapshot: Snapshot, search: AdSearch, anyDates: SlotSet | undefined): CountedSet {
  if (anyDates === undefined) return new CountedSet(matchWithoutTerms(snapshot, search), snapshot.blocks);
  const set = snapshot.sets.borrowCopy(anyDates);
  keepFree(snapshot, search, set);
  return new CountedSet(set, snapshot.blocks);
}

/** How many a search would find with other terms than its own. */
function countTerms(
  snapshot: Snapshot,
  { filters, ...clock }: AdSearch,
  others: Partial<AdSearch['filters']>,
  { anyTerms, anyDates }: Sets,
): number {
  const search = { ...clock, filters: { ...filters, ...others } };
  // The ads that can be booked on the dates differ for each period.
  const isOther = anyDates !== undefined && search.filters.period !== filters.period;
  const [one, ...more] = termSets(snapshot, search);
  const isOne = one !== undefined && more.length === 0 && !isOther;
  if (isOne && !hasPrice(filters)) return anyTerms.countIn(one);
  const set = snapshot.sets.borrowCopy(isOther ? anyDates : anyTerms.set);
  if (isOther) keepFree(snapshot, search, set);
  keepTerms(snapshot, search, set);
  return set.count();
}

function countTenants({ columns }: Snapshot, found: CountedSet): FacetValue[] {
  return TENANTS.map((value) => ({ value, count: found.countIn(columns.tenants[value]) }));
}

function countFloors({ columns }: Snapshot, found: CountedSet): FacetValue[] {
  const countOf = (said: string) =>
    setsOfFloor(columns, said).reduce((sum, set) => sum + found.countIn(set), 0);
  return saidFloors(columns).map((value) => ({ value, count: countOf(value) }));
}

function nameIn(ids: ReadonlyMap<string, number>): (value: number) => string | undefined {
  const names = new Map([...ids].map(([slug, id]) => [id, slug]));
  return (value) => names.get(value);
}

function countDimension(
  dimension: Dimension,
  found: CountedSet,
  nameOf: (value: number) => string | undefined,
): FacetValue[] {
  const counts = dimension.isSoonerBySlots(found)
    ? dimension.countAmong(found.set)
    : [...dimension.sets()].map(([value, set]) => [value, found.countIn(set)] as const);
  return [...counts].flatMap(([value, count]) => {
    const name = nameOf(value);
    return name === undefined ? [] : { value: name, count };
  });
}

function countDistricts(
  { columns, places }: Snapshot,
  { filters }: AdSearch,
  without: () => CountedSet,
): FacetValue[] {
  const { city = [], district = [] } = filters;
  if (city.length + district.length === 0) return [];
  const counts = without().countValues('districts', columns.district, places.districtSlugs.length);
  return places.districtSlugs.flatMap((value, id) => ({ value, count: counts[id] ?? 0 }));
}

/** How many ads on show each city has, by slug. */
export function countCities({ live, blocks, columns, places }: Snapshot): Map<string, number> {
  const counted = countDimension(columns.city, new CountedSet(live, blocks), nameIn(places.city));
  return new Map(counted.map(({ value, count }) => [value, count]));
}

/** How many ads on show a district has. */
export function countDistrict({ live, districts, places }: Snapshot, slug: string): number {
  const id = places.district.get(slug);
  return id === undefined ? 0 : districts.countIn(id, live);
}

/** The categories in which ads are on show, of each city: by their slugs. */
export function listLiveCategories({
  live,
  blocks,
  columns,
  places,
  sets,
}: Snapshot): { city: string; category: string }[] {
  const nameOfCity = nameIn(places.city);
  const inCity = sets.borrow();
  return [...columns.city.sets()].flatMap(([id, set]) => {
    const city = nameOfCity(id);
    if (city === undefined) return [];
    inCity.copyFrom(live);
    inCity.intersectWith(set);
    const found = countDimension(columns.category, new CountedSet(inCity, blocks), nameIn(places.category));
    return found.flatMap(({ value, count }) => (count > 0 ? { city, category: value } : []));
  });
}

/** How many ads on show each value of a filter has that needs no other, by slug. */
export function countLive(snapshot: Snapshot): {
  cities: Map<string, number>;
  districts: Map<string, number>;
  categories: Map<string, number>;
} {
  const { live, blocks, columns, places } = snapshot;
  const categories = countDimension(columns.category, new CountedSet(live, blocks), nameIn(places.category));
  const slugs = [...places.district.keys()];
  return {
    cities: countCities(snapshot),
    categories: new Map(categories.map(({ value, count }) => [value, count])),
    districts: new Map(slugs.map((slug) => [slug, countDistrict(snapshot, slug)])),
  };
}

/** How many ads on show each advertiser has, by the account's public number. */
export function countAdvertisers({ live, columns }: Snapshot): Map<number, number> {
  const ads = new Map<number, number>();
  for (const slot of live.list()) {
    const account = columns.account.at(slot);
    ads.set(account, (ads.get(account) ?? 0) + 1);
  }
  return ads;
}
