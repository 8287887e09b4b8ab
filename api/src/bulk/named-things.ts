import type { Reader } from '../platform/db/database.ts';
import { foldArabic, foldPlaceName } from '../text/fold-text.ts';
import { findDistrictNames, findNamed } from './bulk.queries.ts';
import type { Cells } from './cells.ts';

type Slugs = ReadonlyMap<string, string>;

/** What rows of a file name, by folded names in both languages and by slugs. */
export interface NamedThings {
  categories: Slugs;
  features: Slugs;
  cities: Slugs;
  /** Of each city that a row names. */
  districts: ReadonlyMap<string, Slugs>;
}

interface Named {
  slug: string;
  name_ar: string;
  name_en: string;
  synonyms?: readonly string[];
}

/** The slugs of things by their names; of two with one name the first. */
function slugsOf(things: readonly Named[], fold: (name: string) => string): Map<string, string> {
  const slugs = new Map<string, string>();
  const keep = (slug: string, names: readonly string[]) => {
    for (const name of names) if (!slugs.has(name)) slugs.set(name, slug);
  };
  for (const { slug, name_ar, name_en } of things) keep(slug, [slug, fold(name_ar), fold(name_en)]);
  // After all names: what one thing is also called is another's only where nothing has it for a name.
  for (const { slug, synonyms = [] } of things) keep(slug, synonyms.map(fold));
  return slugs;
}

/** Reads what these rows can name: of districts those of the cities in them alone. */
export async function readNamedThings(reader: Reader, rows: readonly Cells[]): Promise<NamedThings> {
  const named = Map.groupBy(await findNamed(reader), ({ kind }) => kind);
  const cities = slugsOf(named.get('city') ?? [], foldPlaceName);
  const wanted = new Set(rows.flatMap((cells) => cityOf(cells, cities) ?? []));
  const districts = Map.groupBy(await findDistrictNames(reader, [...wanted]), ({ city }) => city);
  return {
    categories: slugsOf(named.get('category') ?? [], foldArabic),
    features: slugsOf(named.get('feature') ?? [], foldArabic),
    cities,
    districts: new Map([...districts].map(([city, own]) => [city, slugsOf(own, foldPlaceName)])),
  };
}

const inSlugs = (text: string, slugs: Slugs) =>
  slugs.get(foldPlaceName(text)) ?? slugs.get(text.toLowerCase());

function cityOf(cells: Cells, cities: Slugs): string | undefined {
  const text = cells['location.city'];
  return text === undefined ? undefined : inSlugs(text, cities);
}

/** The city that a row names, and the district of that city. */
export function placeOf(
  cells: Cells,
  { cities, districts }: NamedThings,
): { city: string | undefined; district: string | undefined } {
  const city = cityOf(cells, cities);
  const text = cells['location.district'];
  const own = city === undefined ? undefined : districts.get(city);
  return { city, district: text === undefined || own === undefined ? undefined : inSlugs(text, own) };
}
