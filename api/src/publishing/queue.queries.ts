import type { AdState } from '@diyar/contract/supply/host-ads';
import type { Suspicion } from '@diyar/contract/words/ad-review-words';
import { sql } from 'kysely';
import type { ShownPhoto } from '../photos/photo.ts';
import type { Reader } from '../platform/db/database.ts';

interface Named {
  slug: string;
  name_ar: string;
  name_en: string;
}

export interface QueuedRow {
  id: string;
  number: number;
  title_ar: string | null;
  title_en: string | null;
  state: AdState;
  purpose: 'rent' | 'sale';
  category: Named;
  district: Named;
  city: Named;
  photo: ShownPhoto | null;
  advertiser: { number: number; name: string; verified: boolean };
  since: Date;
  flagged_photos: number;
  suspicions: Suspicion[];
  below_percent: number | null;
  decided_before: number;
}

export interface QueueFilter {
  state: AdState;
  city?: string | undefined;
  flagged?: boolean;
  number?: string;
}

const OF_QUEUE = ({ state, city, flagged, number }: QueueFilter) => sql`
  ad.deleted_at is null and ad.state = ${state}::ad_state
  ${city === undefined ? sql`` : sql`and city.slug = ${city}`}
  ${flagged === true ? sql`and exists (select from photo join photo_flag on photo_flag.photo_id = photo.id where photo.unit_id = ad.unit_id)` : sql``}
  ${number === undefined ? sql`` : sql`and ad.number = ${number}::bigint`}`;

const SOURCE = sql`
  from ad
  join unit on unit.id = ad.unit_id
  join property on property.id = unit.property_id
  join category on category.id = property.category_id
  join district on district.id = property.district_id
  join city on city.id = property.city_id
  join account on account.id = ad.account_id
  join person on person.id = account.person_id
  left join ad_suspicion suspicion on suspicion.ad_id = ad.id and ad.state = 'waiting_for_approval'
  cross join lateral (
    select coalesce(max(at), ad.updated_at) as at from ad_transition where ad_id = ad.id and to_state = ad.state
  ) entered`;

/** Ads of a queue, the most suspicious of those that wait for approval first, then the one that waits longest. */
export async function findQueued(
  reader: Reader,
  filter: QueueFilter,
  page: { limit: number; offset: number },
): Promise<QueuedRow[]> {
  const { rows } = await sql<QueuedRow>`
    select ad.id, ad.number, ad.title_ar, ad.title_en, ad.state, ad.purpose, entered.at as since,
      to_jsonb(category) as category, to_jsonb(district) as district, to_jsonb(city) as city,
      (select to_jsonb(photo) from photo where photo.unit_id = ad.unit_id and photo.state = 'ready'
        order by is_main desc, position limit 1) as photo,
      jsonb_build_object('number', account.number, 'name', account.name,
        'verified', account.verified_at is not null or person.identity_verified_at is not null) as advertiser,
      (select count(distinct photo.id)::int from photo join photo_flag on photo_flag.photo_id = photo.id
        where photo.unit_id = ad.unit_id) as flagged_photos,
      coalesce(suspicion.reasons::text[], '{}') as suspicions, suspicion.below_percent,
      (select count(*)::int from ad_transition where ad_id = ad.id and operator_id is not null) as decided_before
    ${SOURCE}
    where ${OF_QUEUE(filter)}
    order by coalesce(suspicion.score, 0) desc, entered.at, ad.id limit ${page.limit} offset ${page.offset}`.execute(
    reader,
  );
  return rows;
}

export async function countQueued(reader: Reader, filter: QueueFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count ${SOURCE} where ${OF_QUEUE(filter)}`.execute(reader);
  return rows[0]?.count ?? 0;
}

/** How many ads there are in each of some states, and since when the first of them is. */
export async function countByState(
  reader: Reader,
  states: readonly AdState[],
): Promise<{ state: AdState; count: number; oldestAt: Date | null }[]> {
  const { rows } = await sql<{ state: AdState; count: number; oldestAt: Date | null }>`
    select ad.state, count(*)::int as count, min(entered.at) as "oldestAt" ${SOURCE}
    where ad.deleted_at is null and ad.state = any(${states}::ad_state[]) group by ad.state`.execute(reader);
  return rows;
}

/** Cities of the ads in a state, those with most first. */
export async function countCities(reader: Reader, state: AdState): Promise<(Named & { count: number })[]> {
  const { rows } = await sql<Named & { count: number }>`
    select city.slug, city.name_ar, city.name_en, count(*)::int as count ${SOURCE}
    where ${OF_QUEUE({ state })} group by city.id order by count(*) desc, city.slug`.execute(reader);
  return rows;
}
