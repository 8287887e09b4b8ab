import type { ReservationEvent, ReservationState } from '@diyar/contract/booking/reservations';
import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';

export interface ViewRow {
  id: string;
  number: number;
  state: ReservationState;
  period: 1 | 2 | 3 | 4;
  start_date: string;
  end_date: string;
  start_time: string | null;
  end_time: string | null;
  starts_at: Date;
  ends_at: Date;
  hold_until: Date | null;
  total: number;
  terms: unknown;
  terms_version: number | null;
  created_at: Date;
  unit_id: string;
  ad_number: number | null;
  ad_is_live: boolean;
  title_ar: string | null;
  title_en: string | null;
  category_slug: string;
  category_ar: string;
  category_en: string;
  city_slug: string;
  city_ar: string;
  city_en: string;
  district_slug: string;
  district_ar: string;
  district_en: string;
  directions_ar: string | null;
  directions_en: string | null;
  photo_id: string | null;
  photo_placeholder: string | null;
  photo_colour: string | null;
  guest_number: number;
  guest_name: string;
  host_number: number;
  host_name: string;
}

export interface ViewFilter {
  side: 'guest' | 'host';
  accountId: string;
  number?: number;
  state?: ReservationState;
  when?: 'ahead' | 'past';
  ids?: readonly string[];
}

/** State at `now`: a hold whose time is over reads as lapsed. */
const STATE_AT = (now: Date) =>
  sql`case when r.state = 'pending' and r.hold_until <= ${now} then 'lapsed'::reservation_state else r.state end`;

function conditions(filter: ViewFilter, now: Date) {
  const mine = filter.side === 'guest' ? sql`r.guest_account_id` : sql`r.host_account_id`;
  const parts = [sql`${mine} = ${filter.accountId}`];
  if (filter.number !== undefined) parts.push(sql`r.number = ${filter.number}`);
  if (filter.state !== undefined) parts.push(sql`${STATE_AT(now)} = ${filter.state}::reservation_state`);
  if (filter.when === 'ahead') parts.push(sql`r.ends_at > ${now}`);
  if (filter.ids !== undefined) parts.push(sql`r.id = any(${filter.ids}::uuid[])`);
  if (filter.when === 'past') parts.push(sql`r.ends_at <= ${now}`);
  return sql.join(parts, sql` and `);
}

/** Reservations of one side with all that a card shows, newest first. */
export async function findViews(
  reader: Reader,
  filter: ViewFilter,
  page: { limit: number; offset: number },
  now: Date,
): Promise<ViewRow[]> {
  const { rows } = await sql<ViewRow>`
    select r.id, r.number, ${STATE_AT(now)} as state, r.period, r.start_date, r.end_date, r.start_time, r.end_time,
      r.starts_at, r.ends_at, r.hold_until, r.total, r.terms, r.terms_version, r.created_at, r.unit_id,
      a.number as ad_number, coalesce(a.state = 'published', false) as ad_is_live,
      coalesce(a.title_ar, u.name_ar) as title_ar, coalesce(a.title_en, u.name_en) as title_en,
      k.slug as category_slug, k.name_ar as category_ar, k.name_en as category_en,
      c.slug as city_slug, c.name_ar as city_ar, c.name_en as city_en, d.slug as district_slug, d.name_ar as district_ar, d.name_en as district_en,
      p.directions_ar, p.directions_en, ph.id as photo_id, ph.placeholder as photo_placeholder, ph.colour as photo_colour,
      guest.number as guest_number, guest.name as guest_name, host.number as host_number, host.name as host_name
    from reservation r
    join unit u on u.id = r.unit_id
    join property p on p.id = u.property_id
    join category k on k.id = p.category_id
    join city c on c.id = p.city_id
    join district d on d.id = p.district_id
    join account guest on guest.id = r.guest_account_id
    join account host on host.id = r.host_account_id
    left join photo ph on ph.unit_id = u.id and ph.is_main and ph.state = 'ready'
    left join lateral (select * from ad where ad.unit_id = u.id order by ad.state = 'published' desc, ad.id desc limit 1) a on true
    where ${conditions(filter, now)}
    order by r.created_at desc, r.id desc limit ${page.limit} offset ${page.offset}`.execute(reader);
  return rows;
}

export async function countViews(reader: Reader, filter: ViewFilter, now: Date): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) from reservation r where ${conditions(filter, now)}`.execute(reader);
  return rows[0]?.count ?? 0;
}

/** Units that a guest was told of when their booking was cancelled; of an ad that is gone, null. */
export async function findToldAlternatives(
  reader: Reader,
  accountId: string,
  number: number,
): Promise<(string | null)[]> {
  const { rows } = await sql<{ unit_id: string | null }>`
    with told as (
      select params ->> 'alternatives' as ads from event
      where account_id = ${accountId} and key = 'reservation_canceled_by_host' and params ->> 'reservation' = ${String(number)}
      limit 1)
    select ad.unit_id from told cross join string_to_table(nullif(told.ads, ''), ',') one
    left join ad on ad.number = split_part(one, ':', 1)::bigint`.execute(reader);
  return rows.map(({ unit_id }) => unit_id);
}

export interface HistoryRow {
  from_state: ReservationState | null;
  to_state: ReservationState;
  event: ReservationEvent;
  at: Date;
  reason: string | null;
  /** Halalas. */
  paid: number | null;
  refund: number | null;
}

export function findHistory(reader: Reader, reservationId: string): Promise<HistoryRow[]> {
  return (
    reader
      .selectFrom('reservation_transition')
      .select(['from_state', 'to_state', 'event', 'at', 'reason', 'paid', 'refund'])
      // The graph's events are the contract's: a test compares the two.
      .$narrowType<{ event: ReservationEvent }>()
      .where('reservation_id', '=', reservationId)
      .orderBy('at')
      .orderBy('id')
      .execute()
  );
}
