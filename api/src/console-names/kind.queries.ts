import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';
import type { Renamed } from './name.jobs.ts';

export interface KindWords {
  name_ar: string;
  name_en: string;
  sort: number;
  hidden: boolean;
}

export interface CategoryWords extends KindWords {
  plural_ar: string;
  plural_en: string;
}

export interface CategoryRow extends CategoryWords {
  id: number;
  slug: string;
  units: number;
}

export interface FeatureRow extends KindWords {
  slug: string;
  group: string;
  units: number;
}

/** Categories in their order, or the one of a slug. */
export async function findCategories(reader: Reader, slug?: string): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select category.id, category.slug, category.name_ar, category.name_en, category.plural_ar, category.plural_en,
      category.sort, category.hidden,
      (select count(*)::int from property join unit on unit.property_id = property.id
        where property.category_id = category.id and unit.deleted_at is null) as units
    from category where ${slug === undefined ? sql`true` : sql`category.slug = ${slug}`}
    order by category.sort, category.slug`.execute(reader);
  return rows;
}

export async function updateCategory(tx: Tx, id: number, words: CategoryWords, now: Date): Promise<void> {
  await tx
    .updateTable('category')
    .set({ ...words, edited_at: now })
    .where('id', '=', id)
    .execute();
}

/** Features in their order, or the one of a slug. */
export async function findFeatures(reader: Reader, slug?: string): Promise<FeatureRow[]> {
  const { rows } = await sql<FeatureRow>`
    select feature.slug, feature.name_ar, feature.name_en, feature.feature_group as "group", feature.sort, feature.hidden,
      (select count(*)::int from unit_feature join unit on unit.id = unit_feature.unit_id
        where unit_feature.feature_slug = feature.slug and unit.deleted_at is null) as units
    from feature where ${slug === undefined ? sql`true` : sql`feature.slug = ${slug}`}
    order by feature.sort, feature.slug`.execute(reader);
  return rows;
}

export async function updateFeature(tx: Tx, slug: string, words: KindWords, now: Date): Promise<void> {
  await tx
    .updateTable('feature')
    .set({ ...words, edited_at: now })
    .where('slug', '=', slug)
    .execute();
}

/** Ids of ads of a place or a category, in their order, after one. */
export async function findAdsOf(
  reader: Reader,
  { of, id }: { of: Renamed; id: number },
  { after, most }: { after: string | undefined; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select ad.id from property join unit on unit.property_id = property.id join ad on ad.unit_id = unit.id
    where property.${sql.ref(`${of}_id`)} = ${id} and ad.deleted_at is null
      and ${after === undefined ? sql`true` : sql`ad.id > ${after}`}
    order by ad.id limit ${most}`.execute(reader);
  return rows.map((row) => row.id);
}
