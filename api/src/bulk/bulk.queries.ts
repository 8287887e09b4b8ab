import type { BulkColumn, BulkKind } from '@diyar/contract/words/bulk-columns';
import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';

/** Makes the rows of an account's files wait for each other. */
export async function lockBulk(tx: Tx, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`bulk:${accountId}`}, 0))`.execute(tx);
}

/** Which of these marks of rows, in base64url, stand for a unit that is there. */
export async function findAdded(
  reader: Reader,
  accountId: string,
  keys: readonly string[],
): Promise<Set<string>> {
  const marks = keys.map((key) => Buffer.from(key, 'base64url'));
  const { rows } = await sql<{ key: Buffer }>`
    select key from bulk_row join unit on unit.id = bulk_row.unit_id
    where bulk_row.account_id = ${accountId} and unit.deleted_at is null
      and key = any(${marks}::bytea[])`.execute(reader);
  return new Set(rows.map(({ key }) => key.toString('base64url')));
}

/** Notes that a row became a unit, and answers false when it had before; a mark whose unit was deleted is taken over. */
export async function noteAdded(
  tx: Tx,
  { accountId, key, unitId }: { accountId: string; key: string; unitId: string },
  now: Date,
): Promise<boolean> {
  const mark = Buffer.from(key, 'base64url');
  await sql`delete from bulk_row using unit where bulk_row.account_id = ${accountId} and key = ${mark}
    and unit.id = bulk_row.unit_id and unit.deleted_at is not null`.execute(tx);
  const { rows } = await sql`insert into bulk_row (account_id, key, unit_id, created_at)
    values (${accountId}, ${mark}, ${unitId}, ${now})
    on conflict on constraint bulk_row_once do nothing returning unit_id`.execute(tx);
  return rows.length === 1;
}

/** How many rows of files an account added since an instant. */
export async function countAddedSince(reader: Reader, accountId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from bulk_row where account_id = ${accountId} and created_at >= ${since}`.execute(
    reader,
  );
  return rows[0]?.count ?? 0;
}

export async function countUnits(reader: Reader, accountId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from unit where account_id = ${accountId} and deleted_at is null`.execute(
    reader,
  );
  return rows[0]?.count ?? 0;
}

/** Units of an account by their codes. */
export async function findByCodes(
  reader: Reader,
  accountId: string,
  codes: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; code: string }>`
    select id, code from unit where account_id = ${accountId} and deleted_at is null and code = any(${codes}::text[])`.execute(
    reader,
  );
  return new Map(rows.map(({ id, code }) => [code, id]));
}

export interface StandingProperty {
  id: string;
  name: string;
  city: string;
  district: string;
  street: string | null;
  lat: number;
  lng: number;
}

/** Properties of an account with these names. */
export async function findByNames(
  reader: Reader,
  accountId: string,
  names: readonly string[],
): Promise<StandingProperty[]> {
  const { rows } = await sql<StandingProperty>`
    select property.id, property.name, city.slug as city, district.slug as district, property.street,
      property.lat, property.lng
    from property join city on city.id = property.city_id join district on district.id = property.district_id
    where property.account_id = ${accountId} and property.deleted_at is null and property.name = any(${names}::text[])
    order by property.id`.execute(reader);
  return rows;
}

export interface NamedRow {
  kind: 'category' | 'feature' | 'city';
  slug: string;
  name_ar: string;
  name_en: string;
}

/** Categories, features and cities with their names. */
export async function findNamed(reader: Reader): Promise<NamedRow[]> {
  const { rows } = await sql<NamedRow>`
    select 'category' as kind, slug, name_ar, name_en from category
    union all select 'feature', slug, name_ar, name_en from feature
    union all select 'city', slug, name_ar, name_en from city`.execute(reader);
  return rows;
}

/** Districts of some cities, those first whose names were looked at. */
export async function findDistrictNames(reader: Reader, cities: readonly string[]) {
  const { rows } = await sql<{
    city: string;
    slug: string;
    name_ar: string;
    name_en: string;
    synonyms: string[];
  }>`
    select city.slug as city, district.slug, district.name_ar, district.name_en, district.synonyms
    from district join city on city.id = district.city_id where city.slug = any(${cities}::text[])
    order by district.reviewed desc, district.id`.execute(reader);
  return rows;
}

export type Chosen = Record<string, BulkColumn | null>;

/** What an account chose for headings last. */
export async function findChosen(reader: Reader, accountId: string, kind: BulkKind): Promise<Chosen> {
  const { rows } = await sql<{ chosen: Chosen }>`
    select chosen from bulk_mapping where account_id = ${accountId} and kind = ${kind}`.execute(reader);
  return rows[0]?.chosen ?? {};
}

export async function keepChosen(
  tx: Tx,
  { accountId, kind, chosen }: { accountId: string; kind: BulkKind; chosen: Chosen },
  now: Date,
): Promise<void> {
  await sql`insert into bulk_mapping (account_id, kind, chosen, updated_at)
    values (${accountId}, ${kind}, ${JSON.stringify(chosen)}, ${now})
    on conflict on constraint bulk_mapping_pkey do update set chosen = excluded.chosen, updated_at = excluded.updated_at`.execute(
    tx,
  );
}

/** A unit of an account as a row of its file. */
export interface SupplyRow {
  property: {
    name: string;
    category: string;
    usage: string;
    relation: string;
    furnished: string;
    facing: string | null;
    area: number;
    height: number | null;
    width: number | null;
    block_number: string | null;
    plan_number: string | null;
    plot_number: string | null;
  };
  location: {
    city: string;
    district: string;
    street: string | null;
    street_width: number | null;
    lat: number;
    lng: number;
    short_address: string | null;
  };
  unit: Record<string, string | number | null> | null;
  features: string[];
  prices: { kind: string; amount: number; active: boolean }[];
  down_payment_percent: number | null;
  purpose: 'rent' | 'sale' | null;
  ad: string | null;
  state: string | null;
}

/** Everything an account owns, a row a unit, and one for a property without units; names in one language. */
export async function findSupply(reader: Reader, accountId: string, lang: 'ar' | 'en'): Promise<SupplyRow[]> {
  const name = sql.raw(`name_${lang}`);
  const { rows } = await sql<SupplyRow>`
    select jsonb_build_object('name', property.name, 'category', category.${name}, 'usage', property.usage,
        'relation', property.advertiser_relation, 'furnished', property.furnished, 'facing', property.facing,
        'area', property.area, 'height', property.height, 'width', property.width, 'block_number', property.block_number,
        'plan_number', property.plan_number, 'plot_number', property.plot_number) as property,
      jsonb_build_object('city', city.${name}, 'district', district.${name}, 'street', property.street,
        'street_width', property.street_width, 'lat', property.lat, 'lng', property.lng,
        'short_address', property.short_address) as location,
      case when unit.id is not null then jsonb_build_object('code', unit.code, 'name_ar', unit.name_ar,
        'name_en', unit.name_en, 'area', unit.area, 'rooms', unit.rooms, 'baths', unit.baths, 'halls', unit.halls,
        'age', unit.age, 'floor', unit.floor, 'guests_max', unit.guests_max, 'description_ar', unit.description_ar,
        'description_en', unit.description_en, 'last_rent', unit.last_rent) end as unit,
      array(select feature.${name} from unit_feature join feature on feature.slug = feature_slug
        where unit_id = unit.id order by sort) as features,
      coalesce((select jsonb_agg(jsonb_build_object('kind', kind, 'amount', amount, 'active', active))
        from unit_price where unit_id = unit.id), '[]') as prices,
      (select down_payment_percent from unit_policy where unit_id = unit.id) as down_payment_percent,
      newest.purpose, newest.number::text as ad, newest.state
    from property
    join category on category.id = property.category_id
    join city on city.id = property.city_id
    join district on district.id = property.district_id
    left join unit on unit.property_id = property.id and unit.deleted_at is null
    left join lateral (select purpose, number, state from ad where ad.unit_id = unit.id and ad.deleted_at is null
      order by created_at desc, id desc limit 1) newest on true
    where property.account_id = ${accountId} and property.deleted_at is null
    order by property.created_at, property.id, unit.created_at, unit.id`.execute(reader);
  return rows;
}
