import type { PhotoRoom } from '@diyar/contract/supply/host-photos';
import { BEFORE_DAWN } from '@diyar/contract/values/day-use';
import type { PropertyContent } from '@diyar/contract/words/supply';
import type { SERVICE_CHARGES, Tenant } from '@diyar/contract/words/unit-words';
import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';
import type { DeedKind, Facing, FurnishedStatus, PropertyUsage } from '../platform/db/schema.generated.ts';
import type { NamedPlace } from './ad.queries.ts';
import { type GuestEvaluationRow, newestEvaluations } from './ad-evaluations.queries.ts';
import { PRICE_CHANGES, type PriceChangeRow } from './market.queries.ts';
import type { MarketSubject } from './market.ts';

export interface DetailsRow {
  description_ar: string | null;
  description_en: string | null;
  usage: PropertyUsage;
  furnished: FurnishedStatus;
  facing: Facing | null;
  street: string | null;
  street_width: number | null;
  height: number | null;
  width: number | null;
  halls: number | null;
  guests_max: number | null;
  guests_included: number | null;
  extra_guest_price: number | null;
  tenants: Tenant[];
  floor: number | null;
  top_floor: boolean;
  entrances: number | null;
  plan_number: string | null;
  plot_number: string | null;
  deed_kind: DeedKind | null;
  borders: PropertyContent['borders'] | null;
  parts: PartsRow;
  mortgaged: boolean | null;
  mortgage_details: string | null;
  disputed: boolean | null;
  dispute_details: string | null;
  unregistered_rights: boolean | null;
  unregistered_rights_details: string | null;
  house_rules_ar: string | null;
  house_rules_en: string | null;
  /** Payments of the yearly price. */
  payments_a_year: number | null;
  age: number | null;
  block_number: string | null;
  relation: 'owner' | 'agent' | 'marketer';
  exclusive: boolean;
  tourism_permit: string | null;
  unit_code: string;
  /** The middle of its city. */
  centre: { lat: number; lng: number };
  account_kind: 'ordinary' | 'business';
  demo_fields: string[];
  policy: PolicyRow;
  licence: LicenceRow | null;
  services: ServiceRow[];
  features: (NamedPlace & { group: string; icon: string })[];
  evaluations: GuestEvaluationRow[];
  /** Rooms and captions of the photos that have either. */
  photo_words: PhotoWordsRow[];
  market: MarketSubject & { plural_ar: string; plural_en: string };
  price_changes: PriceChangeRow[];
}

/** What of its property a unit is made of. */
export interface PartsRow {
  /** It is the whole property, whatever parts are made of that. */
  whole: boolean;
  names: string[];
  /** The property has parts that are not the unit's. */
  has_others: boolean;
}

export interface PhotoWordsRow {
  id: string;
  room: PhotoRoom | null;
  caption_ar: string | null;
  caption_en: string | null;
}

export interface PolicyRow {
  instant: boolean;
  arrival_time: string;
  departure_time: string;
  opens_at: string;
  closes_at: string;
  days_off: number[];
  weekday_opens_at: (string | null)[];
  weekday_closes_at: (string | null)[];
  arrival_days: number[];
  same_day_until: string | null;
  slot_minutes: number;
  notice_minutes: number;
  horizon_days: number;
  min_hours: number;
  max_hours: number;
  min_nights: number;
  max_nights: number;
  min_months: number;
  max_months: number;
  min_years: number;
  max_years: number;
  cancellation: 'flexible' | 'moderate' | 'strict';
  down_payment_percent: number;
  security_deposit: number;
}

export interface LicenceRow {
  number: string;
  broker_name: string;
  fal_number: string | null;
  issued_on: string;
  expires_on: string;
  url: string;
  source: 'registry' | 'sandbox';
}

export interface ServiceRow {
  id: string;
  name_ar: string;
  name_en: string;
  price: number;
  charge: (typeof SERVICE_CHARGES)[number];
  mandatory: boolean;
}

const PARTS = sql`(select jsonb_build_object('whole', unit.whole,
  'names', coalesce(jsonb_agg(space.name order by space.id) filter (where unit_space.unit_id is not null), '[]'),
  'has_others', coalesce(bool_or(unit_space.unit_id is null), false))
  from space left join unit_space on unit_space.space_id = space.id and unit_space.unit_id = unit.id
  where space.property_id in (select mine.property_id from unit_space
    join space mine on mine.id = unit_space.space_id where unit_space.unit_id = unit.id))`;

const PHOTO_WORDS = sql`(select coalesce(jsonb_agg(jsonb_build_object('id', id, 'room', room,
    'caption_ar', caption_ar, 'caption_en', caption_en)), '[]')
  from photo where photo.unit_id = unit.id and state = 'ready' and coalesce(room::text, caption_ar, caption_en) is not null)`;

/** Stored fields of an ad that its page shows beyond its card, by public number; an expired permit is left out. */
export async function findDetails(
  reader: Reader,
  number: number | string,
  today: string,
): Promise<DetailsRow | undefined> {
  const { rows } = await sql<DetailsRow>`
    select unit.description_ar, unit.description_en, property.usage, property.furnished, property.facing, property.street,
      property.street_width, property.height, property.width, unit.halls, unit.guests_max, unit.guests_included, unit.extra_guest_price, unit.age, property.block_number,
      unit.tenants, unit.floor, unit.top_floor, unit.entrances, unit.house_rules_ar, unit.house_rules_en, property.plan_number, property.plot_number,
      property.deed_kind, property.borders, ${PARTS} as parts, ${PHOTO_WORDS} as photo_words, property.mortgaged, property.mortgage_details, property.disputed, property.dispute_details,
      property.unregistered_rights, property.unregistered_rights_details,
      (select payments_a_year from unit_price where unit_price.unit_id = unit.id and kind = 'yearly') as payments_a_year,
      property.advertiser_relation as relation, property.exclusive, unit.code as unit_code,
      (select jsonb_build_object('lat', city.lat, 'lng', city.lng) from city where city.id = property.city_id) as centre, account.kind as account_kind, property.demo_fields,
      case when unit.tourism_permit_expires_on < ${today}::date then null else unit.tourism_permit_number end as tourism_permit,
      to_jsonb(unit_policy) || jsonb_build_object('arrival_time', left(unit_policy.arrival_time::text, 5),
        'departure_time', left(unit_policy.departure_time::text, 5), 'opens_at', left(unit_policy.opens_at::text, 5),
        'closes_at', left(unit_policy.closes_at::text, 5),
        'same_day_until', left(unit_policy.same_day_until::text, 5)) as policy,
      to_jsonb(licence) - array['facts', 'sealed_numbers'] as licence,
      (select coalesce(jsonb_agg(to_jsonb(service) order by service.mandatory desc, service.id), '[]')
        from service where service.unit_id = unit.id) as services,
      (select coalesce(jsonb_agg(jsonb_build_object('slug', feature.slug, 'name_ar', feature.name_ar, 'name_en', feature.name_en,
          'group', feature.feature_group, 'icon', feature.icon) order by feature.sort), '[]')
        from unit_feature join feature on feature.slug = unit_feature.feature_slug where unit_feature.unit_id = unit.id) as features,
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'rate', rate, 'comment', comment, 'author', author, 'at', at,
          'reply', reply, 'photos', photos) order by at desc, id desc), '[]')
        from (${newestEvaluations(sql`unit.id`)}) newest) as evaluations,
      jsonb_build_object('purpose', ad.purpose, 'category_id', property.category_id, 'city_id', property.city_id,
        'district_id', property.district_id, 'plural_ar', category.plural_ar, 'plural_en', category.plural_en,
        'area', unit.area, 'usage', property.usage,
        'leaves_early', unit_policy.departure_time <= ${BEFORE_DAWN}::time, 'rooms', case when category.has_rooms and unit.rooms > 0 then unit.rooms end) as market,
      ${PRICE_CHANGES} as price_changes
    from ad
    join unit on unit.id = ad.unit_id
    join unit_policy on unit_policy.unit_id = unit.id
    join property on property.id = unit.property_id
    join category on category.id = property.category_id
    join account on account.id = ad.account_id
    left join licence on licence.id = ad.licence_id
    where ad.number = ${number}::bigint`.execute(reader);
  return rows[0];
}
