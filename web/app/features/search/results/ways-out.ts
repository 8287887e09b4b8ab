import type { Understood } from '@diyar/contract/site/wishes';
import type { translatorOf } from '@diyar/messages/translate';
import type { apiOf } from '../../../api/loader-api.ts';
import { type Choices, queryOf } from '../query/choices.ts';
import { type Chosen, chosenIn } from '../query/chosen.ts';
import { changeSearch, listOf, onlyCity, printSearch, type Search } from '../query/search.ts';
import { headingOf, spelledOut } from './heading.ts';

/** One thing that a search asks for: words of the typed text, or a chosen filter. */
type One = { text: string } | Pick<Chosen, 'name' | 'value'>;

/** A search that asks for less, and finds something. */
export interface WayOut {
  /** What this search leaves out: one thing, or all but what its heading names. */
  leaves: One | { allBut: string };
  filters: Search;
  total: number;
  exact: boolean;
}

/** As many as are read at a glance. */
const MOST_SHOWN = 3;
/** Each is a search of its own. */
const MOST_TRIED = 6;

type LoaderApi = ReturnType<typeof apiOf>;
type Translate = ReturnType<typeof translatorOf>;
type Less = { leaves: One; filters: Search };
type City = { slug: string; name: string };

/** Filters to leave out last: another category, city or purpose is another search. */
const HELD_LONGEST: ReadonlySet<string> = new Set(['city', 'category', 'purpose', 'period']);
/** Filters to leave out first: price and size. */
const GIVEN_FIRST: ReadonlySet<string> = new Set(['price_min', 'price_max', 'area_min', 'area_max']);

/** How soon people give up something that is asked for by these names; what was not understood, before anything. */
function rankOf(names: readonly string[]): number {
  if (names.every((name) => GIVEN_FIRST.has(name))) return 0;
  return names.some((name) => HELD_LONGEST.has(name)) ? 2 : 1;
}

/** The same search without one thing, for each thing it asks for; what is given up first stands first. */
export function lessBy(
  filters: Search,
  understood: Understood | null,
  cities: readonly City[],
): (Less & { rank: number })[] {
  const withText = (q: string) => changeSearch(filters, { q: q === '' ? undefined : q });
  const { pieces = [], rest = '', without_rest = '' } = understood ?? {};
  const typed = pieces.map(({ label, without, filters: said }) => ({
    ...withoutPiece(label, withText(without), cities.find(isCityOf(said.district))),
    rank: rankOf(Object.keys(said)),
  }));
  const unknown = rest === '' ? [] : [{ leaves: { text: rest }, filters: withText(without_rest), rank: 0 }];
  const chosen = chosenIn(changeSearch(filters, understood === null ? {} : { q: undefined }));
  const others = chosen.map(({ name, value, without }) => ({
    leaves: { name, value },
    filters: understood === null ? without : changeSearch(without, { q: filters.q }),
    rank: rankOf([name]),
  }));
  return [...unknown, ...typed, ...others].toSorted((one, other) => one.rank - other.rank);
}

/** A district's slug ends with its city's (product.md 6); districts of several cities have none. */
function isCityOf(district = ''): (city: City) => boolean {
  return ({ slug }) => district.split(',').every((one) => one.endsWith(`-${slug}`));
}

/** Leaving a district out keeps its city, which only the district named. */
function withoutPiece(label: string, filters: Search, city: City | undefined): Less {
  if (city === undefined || filters.city !== undefined) return { leaves: { text: label }, filters };
  const district = label.endsWith(city.name)
    ? label.slice(0, -city.name.length).replace(/[،,]\s*$/, '')
    : label;
  return { leaves: { text: district }, filters: changeSearch(filters, { city: [city.slug] }) };
}

/** What a search keeps where nothing less helps: the first that finds something. */
const KEPT: readonly (readonly (keyof Search)[])[] = [
  ['city', 'district', 'category', 'purpose', 'period'],
  ['city', 'category', 'purpose', 'period'],
  ['city', 'category'],
  ['city'],
  ['category'],
];

/** The searches that keep only the place and the kind of a search, the most first; none that is the search itself. */
export function leastOf(filters: Search, understood: Understood | null, cities: readonly City[]): Search[] {
  const said = spelledOut(filters, understood);
  const city = onlyCity(said, cities);
  // Districts of several cities are left out with the cities.
  const whole: Search = city === undefined ? { ...said, district: [] } : { ...said, city: [city] };
  const keyOf = (search: Search) => JSON.stringify(printSearch(search));
  const searches = new Map<string, Search>();
  for (const names of KEPT) {
    const kept = names.flatMap((name) => (listOf(whole, name).length === 0 ? [] : [[name, whole[name]]]));
    const search: Search = Object.fromEntries(kept);
    searches.set(keyOf(search), search);
  }
  searches.delete(keyOf(said));
  searches.delete(keyOf({}));
  return [...searches.values()];
}

interface Asked {
  understood: Understood | null;
  choices: Choices;
  translate: Translate;
}

/** The search that keeps the most of its place and kind and finds something, where there is one. In a loader. */
export async function wayWithLeast(api: LoaderApi, filters: Search, asked: Asked): Promise<WayOut[]> {
  const { understood, choices, translate } = asked;
  const ways = await Promise.all(
    leastOf(filters, understood, choices.cities).map((less) =>
      whatIsThere(api, { leaves: { allBut: headingOf(translate, less, choices) }, filters: less }),
    ),
  );
  return ways.filter((way) => way !== undefined).slice(0, 1);
}

/** Where a search that finds nothing would find something again: what is given up first, and of that the most. In a loader. */
export async function waysWithoutOne(
  api: LoaderApi,
  filters: Search,
  { understood, choices: { cities } }: Pick<Asked, 'understood' | 'choices'>,
): Promise<WayOut[]> {
  const tried = lessBy(filters, understood, cities).slice(0, MOST_TRIED);
  const found = await Promise.all(
    tried.map(async ({ rank, ...less }) => ({ rank, way: await whatIsThere(api, less) })),
  );
  return found
    .flatMap(({ rank, way }) => (way === undefined ? [] : { rank, way }))
    .toSorted((one, other) => one.rank - other.rank || other.way.total - one.way.total)
    .slice(0, MOST_SHOWN)
    .map(({ way }) => way);
}

/** Undefined where it finds nothing either, or could not be asked: the page is whole without. */
async function whatIsThere(
  api: LoaderApi,
  less: Pick<WayOut, 'leaves' | 'filters'>,
): Promise<WayOut | undefined> {
  try {
    const query = { ...queryOf(less.filters), per_page: 1 };
    const { total, total_exact } = await api('GET /api/v1/ads', { query });
    return total === 0 ? undefined : { ...less, total, exact: total_exact };
  } catch {
    return undefined;
  }
}
