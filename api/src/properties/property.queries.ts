import type { AdState } from '@diyar/contract/supply/host-ads';
import { sql } from 'kysely';
import type { ShownPhoto } from '../photos/photo.ts';
import type { Reader } from '../platform/db/database.ts';
import type { LocationRow, PropertyRow } from './property-row.ts';
import { NEWEST_AD, viewsOf } from './unit-card.queries.ts';

interface NamedRow {
  slug: string;
  name_ar: string;
  name_en: string;
}

/** A property as its own people see it. */
export interface OwnPropertyRow {
  id: string;
  version: number;
  created_at: Date;
  category: NamedRow;
  city: NamedRow;
  district: NamedRow;
  /** Its own image, if it is ready. */
  image: ShownPhoto | null;
  facts: PropertyRow;
  location: LocationRow;
  approximate: boolean;
  spaces: { id: string; name: string; unit_ids: string[] }[];
}

export interface PropertyFilter {
  accountId: string;
  id?: string;
  /** Words that are all in its names, code, street, place or ad number; folded as search texts are. */
  words?: readonly string[];
  state?: AdState | 'none' | undefined;
  category?: string | undefined;
  city?: string | undefined;
}

/** A pattern of `like` that holds for whatever contains the word. */
const containing = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

const ofWord = (word: string) => sql`and (
  property.name ilike ${containing(word)} or property.street ilike ${containing(word)}
  or exists (select from unit left join ad on ad.unit_id = unit.id and ad.deleted_at is null
    where unit.property_id = property.id and unit.deleted_at is null
      and (unit.code ilike ${containing(word)} or ad.search_text like ${containing(word)})))`;

const ofState = (state: AdState | 'none') => sql`and exists (
  select from unit left join ${NEWEST_AD} on true
  where unit.property_id = property.id and unit.deleted_at is null
    and ${state === 'none' ? sql`newest.id is null` : sql`newest.state = ${state}::ad_state`})`;

const OWN = ({ accountId, id, words = [], state, category, city }: PropertyFilter) => sql`
  property.account_id = ${accountId} and property.deleted_at is null
  ${id === undefined ? sql`` : sql`and property.id = ${id}`}
  ${sql.join(words.map(ofWord), sql` `)}
  ${state === undefined ? sql`` : ofState(state)}
  ${category === undefined ? sql`` : sql`and category.slug = ${category}`}
  ${city === undefined ? sql`` : sql`and city.slug = ${city}`}`;

const FROM = sql`property
  join category on category.id = property.category_id
  join city on city.id = property.city_id
  join district on district.id = property.district_id`;

const ORDERS = {
  newest: sql`property.created_at desc, property.id desc`,
  name: sql`property.name, property.id`,
  views: sql`(select coalesce(sum(${viewsOf(sql`newest.id`)}), 0) from unit left join ${NEWEST_AD} on true
    where unit.property_id = property.id and unit.deleted_at is null) desc, property.id desc`,
};

/** Properties of an account that were not deleted. */
export async function findOwnProperties(
  reader: Reader,
  filter: PropertyFilter,
  { sort = 'newest', limit, offset }: { sort?: keyof typeof ORDERS; limit: number; offset: number },
): Promise<OwnPropertyRow[]> {
  const { rows } = await sql<OwnPropertyRow>`
    select property.id, property.version, property.created_at,
      to_jsonb(category) as category, to_jsonb(city) as city, to_jsonb(district) as district,
      (select to_jsonb(photo) from photo where photo.property_id = property.id and state = 'ready') as image,
      jsonb_build_object('name', property.name, 'category', category.slug, 'usage', property.usage,
        'furnished', property.furnished, 'advertiser_relation', property.advertiser_relation, 'exclusive', property.exclusive,
        'facing', property.facing, 'area', property.area, 'height', property.height, 'width', property.width,
        'block_number', property.block_number, 'plan_number', property.plan_number, 'plot_number', property.plot_number,
        'borders', property.borders, 'deed_kind', property.deed_kind, 'mortgaged', property.mortgaged,
        'mortgage_details', property.mortgage_details, 'disputed', property.disputed,
        'dispute_details', property.dispute_details, 'unregistered_rights', property.unregistered_rights,
        'unregistered_rights_details', property.unregistered_rights_details, 'viewer_phone', property.viewer_phone,
        'directions_ar', property.directions_ar, 'directions_en', property.directions_en,
        'image', (select id from photo where photo.property_id = property.id)) as facts,
      jsonb_build_object('lat', property.lat, 'lng', property.lng, 'city', city.slug, 'district', district.slug,
        'street', property.street, 'street_width', property.street_width,
        'short_address', property.short_address) as location,
      property.location_approximate as approximate,
      coalesce((select jsonb_agg(jsonb_build_object('id', space.id, 'name', space.name,
          'unit_ids', array(select unit.id from unit_space join unit on unit.id = unit_space.unit_id
            where unit_space.space_id = space.id and unit.deleted_at is null)) order by space.id)
        from space where space.property_id = property.id), '[]') as spaces
    from ${FROM}
    where ${OWN(filter)}
    order by ${ORDERS[sort]} limit ${limit} offset ${offset}`.execute(reader);
  return rows;
}

export async function countOwnProperties(reader: Reader, filter: PropertyFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${FROM} where ${OWN(filter)}`.execute(reader);
  return rows[0]?.count ?? 0;
}

/** How many ads of an account, deleted ones apart, are in each state. */
export async function countStates(
  reader: Reader,
  accountId: string,
): Promise<{ state: AdState; count: number }[]> {
  const { rows } = await sql<{ state: AdState; count: number }>`
    select state, count(*)::int as count from ad
    where account_id = ${accountId} and deleted_at is null group by state order by state`.execute(reader);
  return rows;
}

export interface EditRow {
  at: Date;
  person_id: string;
  name: string | null;
}

/** The last time a property or a unit of it was saved by somebody whose name is kept. */
export async function findLastEdit(reader: Reader, propertyId: string): Promise<EditRow | undefined> {
  const { rows } = await sql<EditRow>`
    select saved.updated_at as at, saved.updated_by as person_id, name_of_person(saved.updated_by) as name
    from (select updated_at, updated_by from property where id = ${propertyId}
      union all select updated_at, updated_by from unit where property_id = ${propertyId} and deleted_at is null) saved
    where saved.updated_by is not null order by saved.updated_at desc limit 1`.execute(reader);
  return rows[0];
}
