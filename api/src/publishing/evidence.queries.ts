import type { AdState, AskedChange } from '@diyar/contract/supply/host-ads';
import type { PriceKind } from '@diyar/contract/words/period';
import { sql } from 'kysely';
import type { ShownPhoto } from '../photos/photo.ts';
import type { Reader } from '../platform/db/database.ts';

export interface ElsewhereRow {
  number: number;
  title_ar: string | null;
  title_en: string | null;
  state: AdState;
  account_number: number;
  account_name: string;
  same_account: boolean;
}

export interface EvidenceRow {
  title_ar: string | null;
  title_en: string | null;
  unit: Record<string, unknown>;
  property: Record<string, unknown>;
  features: { name_ar: string; name_en: string }[];
  prices: { kind: PriceKind; amount: number; payments_a_year: number | null }[];
  services: {
    name_ar: string;
    name_en: string;
    price: number;
    charge: 'per_booking' | 'per_period';
    mandatory: boolean;
  }[];
  photos: (ShownPhoto & {
    state: 'processing' | 'ready' | 'refused';
    caption_ar: string | null;
    caption_en: string | null;
    room: string | null;
    has_words: boolean;
    elsewhere: ElsewhereRow | null;
  })[];
  licence_asked: { number: string; asked_at: string } | null;
}

/** An ad as a short row beside another; `mine` is the account it is compared with. */
const ELSEWHERE = (mine: string) => `
  'number', other.number, 'title_ar', other.title_ar, 'title_en', other.title_en, 'state', other.state,
  'account_number', holder.number, 'account_name', holder.name, 'same_account', other.account_id = ${mine}`;

/** What an operator decides by, as stored. */
export async function findEvidence(reader: Reader, adId: string): Promise<EvidenceRow | undefined> {
  const { rows } = await sql<EvidenceRow>`
    select ad.title_ar, ad.title_en, to_jsonb(unit) as unit, 
      to_jsonb(property) || jsonb_build_object('viewer_phone', coalesce(property.viewer_phone, account_profile.viewer_phone)) as property,
      (select coalesce(jsonb_agg(jsonb_build_object('name_ar', feature.name_ar, 'name_en', feature.name_en) order by feature.sort), '[]')
        from unit_feature join feature on feature.slug = unit_feature.feature_slug where unit_id = unit.id) as features,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'amount', amount, 'payments_a_year', payments_a_year) order by kind), '[]')
        from unit_price where unit_id = unit.id and active) as prices,
      (select coalesce(jsonb_agg(to_jsonb(service) order by mandatory desc, id), '[]') from service where unit_id = unit.id) as services,
      (select coalesce(jsonb_agg(to_jsonb(photo) || jsonb_build_object(
          'colour', coalesce(photo.colour, '#e9e2d4'),
          'has_words', exists (select from photo_flag where photo_id = photo.id and kind = 'words'),
          'elsewhere', (select jsonb_build_object(${sql.raw(ELSEWHERE('ad.account_id'))})
            from photo_flag flag join photo twin on twin.id = flag.other_photo_id
            join ad other on other.unit_id = twin.unit_id join account holder on holder.id = other.account_id
            where flag.photo_id = photo.id and flag.kind = 'elsewhere' and other.deleted_at is null
            order by other.created_at desc limit 1)
        ) order by is_main desc, position), '[]') from photo where photo.unit_id = unit.id) as photos,
      (select jsonb_build_object('number', number, 'asked_at', asked_at) from licence_check
        where ad_id = ad.id and answered_at is null) as licence_asked
    from ad
    join unit on unit.id = ad.unit_id
    join property on property.id = unit.property_id
    left join account_profile on account_profile.account_id = ad.account_id
    where ad.id = ${adId}`.execute(reader);
  return rows[0];
}

/** Within so many degrees, some 30 metres, two properties may be one; fewer than a plot's width apart. */
const NEAR_DEGREES = 0.0003;
const MOST_ELSEWHERE = 10;

/** Ads of other properties at the same place as an ad's, the nearest first. */
export async function findSamePlot(
  reader: Reader,
  adId: string,
): Promise<(ElsewhereRow & { metres: number })[]> {
  const { rows } = await sql<ElsewhereRow & { metres: number }>`
    select other.number, other.title_ar, other.title_en, other.state, holder.number as account_number,
      holder.name as account_name, other.account_id = mine.account_id as same_account,
      round(111320 * sqrt((near.lat - mine.lat) ^ 2 + ((near.lng - mine.lng) * cos(radians(mine.lat))) ^ 2))::int as metres
    from (select ad.account_id, property.id, property.lat, property.lng, property.category_id from ad
      join unit on unit.id = ad.unit_id join property on property.id = unit.property_id where ad.id = ${adId}) mine
    join property near on near.lat between mine.lat - ${NEAR_DEGREES}::float8 and mine.lat + ${NEAR_DEGREES}::float8
      and near.lng between mine.lng - ${NEAR_DEGREES}::float8 and mine.lng + ${NEAR_DEGREES}::float8
      and near.id <> mine.id and near.category_id = mine.category_id
    join unit on unit.property_id = near.id
    join ad other on other.unit_id = unit.id and other.deleted_at is null and other.state <> 'closed'
    join account holder on holder.id = other.account_id
    order by metres, other.id limit ${MOST_ELSEWHERE}`.execute(reader);
  return rows;
}

export interface HistoryRow {
  from_state: AdState | null;
  to_state: AdState;
  is_operator: boolean;
  is_advertiser: boolean;
  operator_name: string | null;
  reason: string;
  asked: AskedChange[] | null;
  at: Date;
}

/** Every step of an ad, the newest first. */
export async function findHistory(reader: Reader, adId: string): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select step.from_state, step.to_state, step.reason, step.asked, step.at, step.person_id is not null as is_advertiser,
      step.operator_id is not null as is_operator, operator.name as operator_name
    from ad_transition step left join operator on operator.id = step.operator_id
    where step.ad_id = ${adId} order by step.at desc, step.id desc`.execute(reader);
  return rows;
}
