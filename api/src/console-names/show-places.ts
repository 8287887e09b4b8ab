import type { ConsoleCity, ConsoleDistrict, OneDistrict } from '@diyar/contract/console/console-names';
import type { Lang } from '@diyar/messages/messages';
import { listDistricts } from '../places/list-places.ts';
import type { Reader } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import {
  type AskedDistricts,
  type CityRow,
  countDistricts,
  countNaming,
  type DistrictRow,
  findCities,
  findCity,
  findDistrict,
  findDistricts,
} from './place.queries.ts';

/** Every city as operators see it. */
export async function showCities(reader: Reader): Promise<{ items: ConsoleCity[] }> {
  const rows = await findCities(reader);
  return { items: rows.map(presentCity) };
}

/** A page of districts, with how many in all nobody has looked at. */
export async function showDistricts(
  reader: Reader,
  wanted: AskedDistricts,
  { lang, page, per_page }: { lang: Lang; page: number; per_page: number },
) {
  const [rows, { total, unreviewed }] = await Promise.all([
    findDistricts(reader, wanted, { lang, limit: per_page, offset: (page - 1) * per_page }),
    countDistricts(reader, wanted),
  ]);
  const items = rows.map((row) => presentDistrict(row, lang));
  return {
    items,
    unreviewed,
    ...{ total, total_exact: true, page, per_page, pages: Math.ceil(total / per_page) },
  };
}

/** A district with all that names it. Throws `not_found`. */
export async function showDistrict(reader: Reader, slug: string, lang: Lang): Promise<OneDistrict> {
  const row = await requireDistrict(reader, slug);
  const [naming, all] = await Promise.all([
    countNaming(reader, row),
    listDistricts(reader, row.city.slug, lang),
  ]);
  const others = all.filter((other) => other.slug !== slug).map(({ slug, name }) => ({ slug, name }));
  return { ...presentDistrict(row, lang), ...naming, others };
}

export async function requireCity(reader: Reader, slug: string): Promise<CityRow> {
  const row = await findCity(reader, slug);
  if (row === undefined) throw new Refusal('not_found');
  return row;
}

export async function requireDistrict(reader: Reader, slug: string): Promise<DistrictRow> {
  const row = await findDistrict(reader, slug);
  if (row === undefined) throw new Refusal('not_found');
  return row;
}

export function presentCity({ id: _, ...city }: CityRow): ConsoleCity {
  return city;
}

export function presentDistrict({ id: _, city, ...district }: DistrictRow, lang: Lang): ConsoleDistrict {
  return { ...district, city: { slug: city.slug, name: city[`name_${lang}`] } };
}
