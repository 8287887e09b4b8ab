import { sql } from 'kysely';
import type { Tx } from '../platform/db/database.ts';

/** A row of a reference file: every cell as text; PostgreSQL reads it into the column's own type. */
export type CsvRow = Readonly<Record<string, string>>;

export async function upsertRegions(tx: Tx, rows: readonly CsvRow[]): Promise<void> {
  await sql`
    insert into region (id, iso, slug, name_ar, name_en, lat, lng)
    select id, iso, slug, name_ar, name_en, lat, lng
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as file
      (id smallint, iso text, slug text, name_ar text, name_en text, lat float8, lng float8)
    on conflict (id) do update set iso = excluded.iso, name_ar = excluded.name_ar,
      name_en = excluded.name_en, lat = excluded.lat, lng = excluded.lng`.execute(tx);
}

export async function upsertCities(tx: Tx, rows: readonly CsvRow[]): Promise<void> {
  await sql`
    insert into city (slug, region_id, name_ar, name_en, lat, lng, rank)
    select slug, region_id, name_ar, name_en, lat, lng, rank
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as file
      (slug text, region_id smallint, name_ar text, name_en text, lat float8, lng float8, rank smallint)
    on conflict (slug) do update set region_id = excluded.region_id, name_ar = excluded.name_ar,
      name_en = excluded.name_en, lat = excluded.lat, lng = excluded.lng, rank = excluded.rank
      where city.edited_at is null`.execute(tx);
}

/** A district that an import made first, under the same name, keeps its slug and gets the reviewed names and point. */
export async function upsertDistricts(tx: Tx, rows: readonly CsvRow[]): Promise<void> {
  const file = sql`
    select file.*, city.id as city_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as file
      (slug text, city_slug text, name_ar text, name_en text, lat float8, lng float8, approximate boolean)
    left join city on city.slug = file.city_slug`;
  await sql`
    update district set name_en = file.name_en, lat = file.lat, lng = file.lng,
      approximate = file.approximate, reviewed = true
    from (${file}) file
    where district.city_id = file.city_id and district.name_ar = file.name_ar
      and district.slug <> file.slug and district.edited_at is null`.execute(tx);
  await sql`
    insert into district (slug, city_id, name_ar, name_en, lat, lng, approximate)
    select slug, city_id, name_ar, name_en, lat, lng, approximate from (${file}) file
    where not exists (select from district made where made.city_id = file.city_id
      and (made.name_ar = file.name_ar or file.name_ar = any(made.synonyms)) and made.slug <> file.slug)
      and not exists (select from district_alias merged where merged.slug = file.slug)
    on conflict (slug) do update set city_id = excluded.city_id, name_ar = excluded.name_ar,
      name_en = excluded.name_en, lat = excluded.lat, lng = excluded.lng,
      approximate = excluded.approximate, reviewed = true
      where district.edited_at is null`.execute(tx);
}

/** Columns that operators write too: the file's, unless they did. */
function keptUnlessEdited(table: 'category' | 'feature', columns: readonly string[]) {
  return sql.join(
    columns.map((column) => {
      const [kept, file] = [sql.ref(`${table}.${column}`), sql.ref(`excluded.${column}`)];
      return sql`${sql.ref(column)} = case when ${sql.ref(`${table}.edited_at`)} is null then ${file} else ${kept} end`;
    }),
  );
}

export async function upsertCategories(tx: Tx, rows: readonly CsvRow[]): Promise<void> {
  await sql`
    insert into category (slug, name_ar, name_en, plural_ar, plural_en, usage, rega_type, periods,
      has_rooms, has_furnished, sort)
    select slug, name_ar, name_en, plural_ar, plural_en, usage, rega_type,
      string_to_array(periods, ',')::smallint[], has_rooms, has_furnished, sort
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as file
      (slug text, name_ar text, name_en text, plural_ar text, plural_en text, usage property_usage,
       rega_type text, periods text, has_rooms boolean, has_furnished boolean, sort smallint)
    on conflict (slug) do update set usage = excluded.usage, rega_type = excluded.rega_type, periods = excluded.periods,
      has_rooms = excluded.has_rooms, has_furnished = excluded.has_furnished,
      ${keptUnlessEdited('category', ['name_ar', 'name_en', 'plural_ar', 'plural_en', 'sort'])}`.execute(tx);
}

export async function upsertFeatures(tx: Tx, rows: readonly CsvRow[]): Promise<void> {
  await sql`
    insert into feature (slug, name_ar, name_en, feature_group, icon, sort)
    select slug, name_ar, name_en, "group", icon, sort
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as file
      (slug text, name_ar text, name_en text, "group" text, icon text, sort smallint)
    on conflict (slug) do update set feature_group = excluded.feature_group, icon = excluded.icon,
      ${keptUnlessEdited('feature', ['name_ar', 'name_en', 'sort'])}`.execute(tx);
}

/** Freezes that the house comes with; a day that an operator has set something for keeps it. */
export async function insertRentFreezes(tx: Tx, rows: readonly CsvRow[]): Promise<void> {
  await sql`
    insert into rent_freeze (city_id, usages, starts_on, ends_on, reason)
    select city.id, string_to_array(usages, ',')::property_usage[], starts_on, ends_on, reason
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as file
      (city_slug text, usages text, starts_on date, ends_on date, reason text)
    join city on city.slug = file.city_slug
    on conflict on constraint rent_freeze_one_from_a_day do nothing`.execute(tx);
}
