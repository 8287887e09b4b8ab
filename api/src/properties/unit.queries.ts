import type { WizardPhoto } from '@diyar/contract/supply/host-photos';
import type { PolicyContent } from '@diyar/contract/words/supply';
import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';
import type { PriceRow, ServiceRow, UnitFactsRow } from './unit-row.ts';

/** A unit with all that belongs to it. */
export interface OwnUnitRow {
  id: string;
  property_id: string;
  version: number;
  facts: UnitFactsRow;
  prices: PriceRow[];
  services: ServiceRow[];
  policy: PolicyContent | null;
  photos: Required<WizardPhoto>[];
  purpose: 'rent' | 'sale' | null;
  /** Its ad has been sent once: what it is for stays. */
  purpose_fixed: boolean;
  /** Of the licence of its ad; before that, as it was typed. */
  licence_number: string | null;
  property: {
    id: string;
    name: string;
    category: string;
    usage: string;
    area: number;
    city: string;
    spaces: { id: string; name: string }[];
  };
}

/** A unit of an account; undefined for others' and for what was deleted. */
export async function findOwnUnit(
  reader: Reader,
  accountId: string,
  id: string,
): Promise<OwnUnitRow | undefined> {
  const { rows } = await sql<OwnUnitRow>`
    select unit.id, unit.property_id, unit.version,
      jsonb_build_object('name_ar', unit.name_ar, 'name_en', unit.name_en, 'code', unit.code, 'area', unit.area,
        'rooms', unit.rooms, 'baths', unit.baths, 'halls', unit.halls, 'age', unit.age, 'floor', unit.floor, 'top_floor', unit.top_floor,
        'entrances', unit.entrances, 'guests_max', unit.guests_max, 'guests_included', unit.guests_included,
        'extra_guest_price', unit.extra_guest_price, 'tenants', to_jsonb(unit.tenants),
        'privacy', unit.privacy, 'tourism_permit_number', unit.tourism_permit_number,
        'tourism_permit_expires_on', unit.tourism_permit_expires_on, 'last_rent', unit.last_rent,
        'ejar_contract', unit.ejar_contract, 'description_ar', unit.description_ar,
        'description_en', unit.description_en, 'house_rules_ar', unit.house_rules_ar,
        'house_rules_en', unit.house_rules_en, 'whole', unit.whole,
        'features', array(select feature_slug from unit_feature join feature on feature.slug = feature_slug
          where unit_id = unit.id order by sort),
        'space_ids', array(select space_id from unit_space where unit_id = unit.id order by space_id)) as facts,
      coalesce((select jsonb_agg(jsonb_build_object('kind', kind, 'amount', amount, 'active', active,
          'payments_a_year', payments_a_year) order by kind) from unit_price where unit_id = unit.id), '[]') as prices,
      coalesce((select jsonb_agg(jsonb_build_object('id', id, 'name_ar', name_ar, 'name_en', name_en, 'price', price,
          'charge', charge, 'mandatory', mandatory) order by id) from service where unit_id = unit.id), '[]') as services,
      (select jsonb_build_object('down_payment_percent', down_payment_percent, 'security_deposit', security_deposit,
          'instant', instant, 'cancellation', cancellation, 'arrival_time', left(arrival_time::text, 5),
          'departure_time', left(departure_time::text, 5)) from unit_policy where unit_id = unit.id) as policy,
      coalesce((select jsonb_agg(jsonb_build_object('id', photo.id, 'room', room, 'caption_ar', caption_ar,
          'caption_en', caption_en, 'main', is_main) order by position)
        from photo where photo.unit_id = unit.id and state <> 'refused'), '[]') as photos,
      newest.purpose, coalesce(newest.state <> 'not_published', false) as purpose_fixed, coalesce(newest.licence_number, newest.typed) as licence_number,
      jsonb_build_object('id', property.id, 'name', property.name, 'category', category.slug, 'usage', property.usage,
        'area', property.area, 'city', (select slug from city where city.id = property.city_id), 'spaces', coalesce((select jsonb_agg(jsonb_build_object('id', space.id, 'name', space.name)
          order by space.id) from space where space.property_id = property.id), '[]')) as property
    from unit
    join property on property.id = unit.property_id
    join category on category.id = property.category_id
    left join lateral (select ad.purpose, ad.state, licence.number as licence_number, ad.typed_licence_number as typed
      from ad left join licence on licence.id = ad.licence_id
      where ad.unit_id = unit.id and ad.deleted_at is null order by ad.created_at desc, ad.id desc limit 1) newest on true
    where unit.id = ${id} and unit.account_id = ${accountId} and unit.deleted_at is null`.execute(reader);
  return rows[0];
}

export interface Licensed {
  unit_id: string;
  purpose: 'rent' | 'sale';
  /** What the licence states, in halalas. */
  price: number | null;
}

/** Those of a property's units, or the unit itself, whose live ad stands under a licence; with what the ad is for. */
export async function findLicensed(
  reader: Reader,
  of: { propertyId: string } | { unitId: string },
): Promise<Licensed[]> {
  const isAsked = 'unitId' in of ? sql`unit.id = ${of.unitId}` : sql`unit.property_id = ${of.propertyId}`;
  const { rows } = await sql<Licensed>`
    select unit.id as unit_id, ad.purpose, licence.price from unit join ad on ad.unit_id = unit.id
      join licence on licence.id = ad.licence_id
    where ${isAsked} and is_live(ad.state)`.execute(reader);
  return rows;
}

/** Ids of a property's units that were not deleted. */
export async function findUnitIds(reader: Reader, propertyId: string): Promise<string[]> {
  const rows = await reader
    .selectFrom('unit')
    .select('id')
    .where('property_id', '=', propertyId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Ads of a property's units, whose search text names its category and place. */
export async function findAdIds(reader: Reader, propertyId: string): Promise<string[]> {
  const rows = await reader
    .selectFrom('ad')
    .innerJoin('unit', 'unit.id', 'ad.unit_id')
    .select('ad.id')
    .where('unit.property_id', '=', propertyId)
    .execute();
  return rows.map(({ id }) => id);
}
