import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';
import type { Facing } from '../platform/db/schema.generated.ts';

interface Names {
  ar: string;
  en: string;
}

export interface NamedRow {
  property_type: string | null;
  category: Names | null;
  city: Names | null;
  district: Names | null;
}

/** The names behind the slugs of a category and a place; null for what is not said, or not there. */
export async function findNames(
  reader: Reader,
  { category, city, district }: Record<'category' | 'city' | 'district', string | null | undefined>,
): Promise<NamedRow> {
  const { rows } = await sql<NamedRow>`
    select category.rega_type as property_type,
      case when category.id is not null then jsonb_build_object('ar', category.name_ar, 'en', category.name_en) end as category,
      case when city.id is not null then jsonb_build_object('ar', city.name_ar, 'en', city.name_en) end as city,
      case when district.id is not null then jsonb_build_object('ar', district.name_ar, 'en', district.name_en) end as district
    from (values (1)) one
    left join category on category.slug = ${category ?? null}
    left join city on city.slug = ${city ?? null}
    left join district on district.id = district_by_slug(${district ?? null})`.execute(reader);
  return rows[0] ?? { property_type: null, category: null, city: null, district: null };
}

export interface PropertyFactsRow {
  category: string;
  city: string;
  district: string;
  street_width: number | null;
  facing: Facing | null;
  plan_number: string | null;
  plot_number: string | null;
}

/** Reads the facts of a property that licences state; undefined for other accounts' properties. */
export async function findPropertyFacts(
  reader: Reader,
  { accountId, propertyId }: { accountId: string; propertyId: string },
): Promise<PropertyFactsRow | undefined> {
  return reader
    .selectFrom('property')
    .innerJoin('category', 'category.id', 'property.category_id')
    .innerJoin('city', 'city.id', 'property.city_id')
    .innerJoin('district', 'district.id', 'property.district_id')
    .select([
      'category.slug as category',
      'city.slug as city',
      'district.slug as district',
      'property.street_width',
      'property.facing',
      'property.plan_number',
      'property.plot_number',
    ])
    .where('property.id', '=', propertyId)
    .where('property.account_id', '=', accountId)
    .where('property.deleted_at', 'is', null)
    .executeTakeFirst();
}
