import type { Period, PriceKind } from '@diyar/contract/words/period';
import { sql } from 'kysely';
import { onShow } from '../ads/on-show.ts';
import type { Reader } from '../platform/db/database.ts';

interface Named {
  slug: string;
  name_ar: string;
  name_en: string;
}

export interface Subject {
  city: Named;
  category: Named & { plural_ar: string; plural_en: string };
}

export type LandingRow = Subject & { kind: PriceKind; ads: number };

export interface AskedRow {
  lowest: number;
  /** Half a halala is possible between two middles. */
  median: number;
  highest: number;
  ads: number;
}

const city = sql`jsonb_build_object('slug', city.slug, 'name_ar', city.name_ar, 'name_en', city.name_en)`;
const category = sql`jsonb_build_object('slug', category.slug, 'name_ar', category.name_ar, 'name_en', category.name_en,
  'plural_ar', category.plural_ar, 'plural_en', category.plural_en)`;
/** Most ads that are read, the newest; a city may have a hundred thousand. */
const MOST_ADS = 1_000;

/** Every kind of letting that anyone finds in a city for a period on a day, most ads first. Reads every ad. */
export async function findLandings(reader: Reader, today: string): Promise<LandingRow[]> {
  const { rows } = await sql<LandingRow>`
    select ${city} as city, ${category} as category, counted.kind, counted.ads
    from (
      select property.city_id, property.category_id, price.kind, count(*)::int as ads
      from ad
      join licence on licence.id = ad.licence_id
      join unit on unit.id = ad.unit_id
      join property on property.id = unit.property_id
      join unit_price price on price.unit_id = unit.id and price.active
        and price.kind in ('hourly', 'daily', 'monthly', 'yearly')
      where ${onShow(today)} and ad.purpose = 'rent'
      group by 1, 2, 3
    ) counted
    join city on city.id = counted.city_id
    join category on category.id = counted.category_id
    order by counted.ads desc, city.rank, category.sort, counted.kind`.execute(reader);
  return rows;
}

/** A city and a category by their slugs, where the category is let for the period; undefined when there is no such pair. */
export async function findSubject(
  reader: Reader,
  asked: { city: string; category: string; period: Period },
): Promise<Subject | undefined> {
  const { rows } = await sql<Subject>`
    select ${city} as city, ${category} as category from city cross join category
    where city.slug = ${asked.city} and category.slug = ${asked.category}
      and ${asked.period}::int = any(category.periods)`.execute(reader);
  return rows[0];
}

/** The prices of the newest such lettings, before offers. */
export async function findAsked(
  reader: Reader,
  asked: { city: string; category: string; kind: PriceKind },
  today: string,
): Promise<AskedRow | undefined> {
  const { rows } = await sql<AskedRow>`
    select min(amount) as lowest, percentile_cont(0.5) within group (order by amount) as median,
      max(amount) as highest, count(*)::int as ads
    from (
      select price.amount
      from property
      join unit on unit.property_id = property.id
      join unit_price price on price.unit_id = unit.id and price.active and price.kind = ${asked.kind}::price_kind
      join ad on ad.unit_id = unit.id and ad.purpose = 'rent'
      join licence on licence.id = ad.licence_id
      where ${onShow(today)}
        and property.city_id = (select id from city where slug = ${asked.city})
        and property.category_id = (select id from category where slug = ${asked.category})
      order by property.id desc limit ${MOST_ADS}
    ) newest`.execute(reader);
  return rows[0];
}
