import type { AdState, AskedChange, HostAdDetails } from '@diyar/contract/supply/host-ads';
import { sql } from 'kysely';
import type { ShownPhoto } from '../photos/photo.ts';
import type { Reader, Tx } from '../platform/db/database.ts';
import type { OwnAd } from './own-ad.ts';

export interface OwnAdRow extends OwnAd {
  id: string;
  property_id: string;
  unit_id: string;
  number: number;
  title_ar: string | null;
  title_en: string | null;
  published_at: Date | null;
  special_until: Date | null;
  category: { slug: string; name_ar: string; name_en: string };
  district: { slug: string; name_ar: string; name_en: string };
  city: { slug: string; name_ar: string; name_en: string };
  photo: ShownPhoto | null;
  licence: { number: string; expires_on: string } | null;
}

interface Filter {
  accountId: string;
  number?: string;
  state?: AdState | undefined;
}

const OWN = ({
  accountId,
  number,
  state,
}: Filter) => sql`ad.account_id = ${accountId} and ad.deleted_at is null
  ${number === undefined ? sql`` : sql`and ad.number = ${number}::bigint`}
  ${state === undefined ? sql`` : sql`and ad.state = ${state}::ad_state`}`;

const AHEAD = sql`(select count(*)::int from reservation where reservation.unit_id = ad.unit_id
  and reservation.state in ('pending', 'processing', 'waiting_for_approval', 'active'))`;

/** Ads of an account that were not deleted, the newest made first; `today` is a Riyadh date. */
export async function findOwnAds(
  reader: Reader,
  filter: Filter,
  page: { limit: number; offset: number },
  today: string,
): Promise<OwnAdRow[]> {
  const { rows } = await sql<OwnAdRow>`
    select ad.id, unit.property_id, ad.unit_id, ad.number, ad.title_ar, ad.title_en, ad.state, ad.published_at, ad.special_until, ad.held_at is not null as held,
      to_jsonb(category) as category, to_jsonb(district) as district, to_jsonb(city) as city,
      (select to_jsonb(photo) from photo where photo.unit_id = ad.unit_id and photo.state = 'ready' order by is_main desc, position limit 1) as photo,
      case when licence.id is null then null
        else jsonb_build_object('number', licence.number, 'expires_on', licence.expires_on) end as licence,
      coalesce(licence.issued_on <= ${today}::date and licence.expires_on >= ${today}::date
        and licence.ended_at is null, false) as "licenceInForce",
      ${AHEAD} as "bookingsAhead"
    from ad
    join unit on unit.id = ad.unit_id
    join property on property.id = unit.property_id
    join category on category.id = property.category_id
    join district on district.id = property.district_id
    join city on city.id = property.city_id
    left join licence on licence.id = ad.licence_id
    where ${OWN(filter)}
    order by ad.created_at desc, ad.id desc limit ${page.limit} offset ${page.offset}`.execute(reader);
  return rows;
}

export async function countOwnAds(reader: Reader, filter: Filter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ad where ${OWN(filter)}`.execute(reader);
  return rows[0]?.count ?? 0;
}

export interface StepRow {
  from_state: AdState | null;
  to_state: AdState;
  person_id: string | null;
  person_name: string | null;
  reason: string;
  asked: AskedChange[] | null;
  at: Date;
}

/** Every step of an ad, the newest first. */
export async function findSteps(reader: Reader, adId: string): Promise<StepRow[]> {
  return reader
    .selectFrom('ad_transition')
    .select(['from_state', 'to_state', 'person_id', 'reason', 'at'])
    .select((eb) => eb.ref('asked').$castTo<AskedChange[] | null>().as('asked'))
    .select((eb) => eb.fn<string | null>('name_of_person', ['person_id']).as('person_name'))
    .where('ad_id', '=', adId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** How often an ad was looked at and by how many, how many passed it on and keep it, and how often its number was shown for each channel. */
export async function findFigures(reader: Reader, adId: string): Promise<HostAdDetails['figures']> {
  const { rows } = await sql<HostAdDetails['figures']>`
    select (coalesce(over.views, 0) + coalesce(today.views, 0))::int as views,
      (coalesce(over.visitors, 0) + coalesce(today.visitors, 0))::int as visitors,
      (coalesce(over.shares, 0) + today.shares)::int as shares,
      (select count(*)::int from favourite where ad_id = ${adId}) as favourites, shown.calls, shown.whatsapp
    from (select sum(views) as views, sum(visitors) as visitors, sum(shares) as shares from ad_day where ad_id = ${adId}) over
    cross join (select sum(views) as views, count(*) as visitors, count(*) filter (where shared) as shares
      from ad_visit where ad_id = ${adId}) today
    cross join (select count(*) filter (where channel = 'phone')::int as calls,
        count(*) filter (where channel = 'whatsapp')::int as whatsapp
      from contact_reveal where ad_id = ${adId}) shown`.execute(reader);
  const [figures] = rows;
  if (figures === undefined) throw new Error('sums answer one row');
  return figures;
}

/** An ad of an account, locked, so that of two steps at once the second sees what the first did. */
export async function lockOwnAd(
  tx: Tx,
  accountId: string,
  number: string,
): Promise<{ id: string; state: AdState; special_until: Date | null } | undefined> {
  return tx
    .selectFrom('ad')
    .select(['id', 'state', 'special_until'])
    .where('account_id', '=', accountId)
    .where('number', '=', Number(number))
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Keeps that a locked, closed ad is deleted for good. */
export async function keepDeletion(tx: Tx, adId: string, now: Date): Promise<void> {
  await tx.updateTable('ad').set({ deleted_at: now, updated_at: now }).where('id', '=', adId).execute();
}
