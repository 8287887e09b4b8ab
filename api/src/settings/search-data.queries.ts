import type { SearchData } from '@diyar/contract/settings';
import type { Lang } from '@diyar/messages/messages';
import { type RawBuilder, sql } from 'kysely';
import { listedAds } from '../places/listed-ads.ts';
import type { Reader } from '../platform/db/database.ts';

/** A column of texts in the language, out of its `_ar` and `_en`. */
function inLang(column: string, lang: Lang): RawBuilder<string> {
  return sql.raw(`${column}_${lang}`);
}

export async function searchCities(reader: Reader, lang: Lang): Promise<SearchData['cities']> {
  const name = inLang('name', lang);
  const { rows } = await sql<SearchData['cities'][number]>`
    select city.slug, city.${name} as name, region.${name} as region, city.lat, city.lng
    from city join region on region.id = city.region_id order by city.rank, city.slug`.execute(reader);
  return rows;
}

export async function searchCategories(reader: Reader, lang: Lang): Promise<SearchData['categories']> {
  const { rows } = await sql<SearchData['categories'][number]>`
    select slug, ${inLang('name', lang)} as name, ${inLang('plural', lang)} as plural, usage, periods, has_rooms
    from category order by sort, slug`.execute(reader);
  return rows;
}

export async function searchFeatures(reader: Reader, lang: Lang): Promise<SearchData['features']> {
  const { rows } = await sql<SearchData['features'][number]>`
    select slug, ${inLang('name', lang)} as name, feature_group as "group", icon
    from feature order by sort, slug`.execute(reader);
  return rows;
}

interface RangesRow {
  price_min: number | null;
  price_max: number | null;
  area_min: number | null;
  area_max: number | null;
}

/**
 * Whole riyals and square metres between which every listed ad lies; all 0 without ads. A price is one that is asked
 * for: the sale price of a sale, the prices per period of a letting.
 */
export async function searchRanges(reader: Reader, now: Date): Promise<SearchData['ranges']> {
  const { rows } = await sql<RangesRow>`
    with listed as materialized (select * from ${listedAds(now)} found), asked as (
      select unit_price.amount from listed join unit_price on unit_price.unit_id = listed.unit_id
      where unit_price.active and unit_price.kind = any(case listed.purpose
        when 'sale' then '{main}'::price_kind[] else '{hourly,daily,monthly,yearly}'::price_kind[] end)
    )
    select (select floor(min(amount) / 100.0) from asked) as price_min,
      (select ceil(max(amount) / 100.0) from asked) as price_max,
      (select floor(min(area)) from listed) as area_min,
      (select ceil(max(area)) from listed) as area_max`.execute(reader);
  const [row] = rows;
  return {
    price: { min: row?.price_min ?? 0, max: row?.price_max ?? 0 },
    area: { min: row?.area_min ?? 0, max: row?.area_max ?? 0 },
  };
}
