import type { Standing } from '@diyar/contract/words/team-rights';
import { sql } from 'kysely';
import type { Range } from '../calendar/stay.ts';
import type { Reader, Tx } from '../platform/db/database.ts';
import type { AutomaticDiscount } from '../prices/discounts.ts';
import type { Offer } from '../prices/headline.ts';
import type { Overriding } from '../prices/overrides.ts';
import type { PricedService } from '../prices/stay-lines.ts';
import type { Occupancy } from './calendar.ts';
import { POLICY_JSON } from './policy-json.ts';
import type { UnitPolicy } from './unit-policy.ts';

export interface UnitRow extends Overriding {
  unit_id: string;
  ad_number: number;
  title_ar: string | null;
  title_en: string | null;
  host_account_id: string;
  host_has_vat: boolean;
  /** How the viewer stands to the host's account; null: they may not act for it. */
  viewer_standing: Standing | null;
  usage: 'residential' | 'commercial' | 'mixed' | 'agricultural' | 'industrial';
  category_id: number;
  city_id: number;
  district_id: number;
  policy: UnitPolicy;
  prices: Partial<Record<'hourly' | 'daily' | 'monthly' | 'yearly', number>>;
  /** Discounts of the unit, running or not. */
  offers: Offer[];
  services: PricedService[];
  /** Discounts of nights by length, early and last-minute. */
  discounts: AutomaticDiscount[];
  guests_max: number | null;
  guests_included: number | null;
  /** Halalas for each guest above those included. */
  extra_guest_price: number | null;
}

/** The caller, and the secret of a private unit's link, if they have it. */
export interface Viewer {
  personId: string | null;
  linkKey: string | undefined;
  /** They hold a quote of the unit, which proves their right to see it. */
  holdsQuote?: true;
}

/** A unit that can be let now: its rent ad is published and licensed today, and the viewer may know of it. */
export async function findUnit(
  reader: Reader,
  unitId: string,
  viewer: Viewer,
  today: string,
): Promise<UnitRow | undefined> {
  const { rows } = await sql<UnitRow>`
    select u.id as unit_id, a.number as ad_number, a.title_ar, a.title_en, u.account_id as host_account_id,
      host.vat_number is not null as host_has_vat, standing_of(${viewer.personId}::uuid, host.id, host.person_id) as viewer_standing, pr.usage, pr.category_id, pr.city_id, pr.district_id, ${POLICY_JSON} as policy,
      coalesce((select jsonb_object_agg(up.kind, up.amount) from unit_price up
        where up.unit_id = u.id and up.active and up.kind in ('hourly', 'daily', 'monthly', 'yearly')), '{}') as prices,
      coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'lowest', ou.lowest, 'type_discount', o.type_discount, 'discount', o.discount,
        'kinds', to_jsonb(o.kinds), 'starts_on', o.starts_on, 'ends_on', o.ends_on))
        from offer_unit ou join offer o on o.id = ou.offer_id where ou.unit_id = u.id and o.paused_at is null), '[]') as offers,
      coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'nameAr', s.name_ar, 'nameEn', s.name_en, 'price', s.price,
        'charge', s.charge, 'mandatory', s.mandatory) order by s.mandatory desc, s.id) from service s where s.unit_id = u.id), '[]') as services,
      u.guests_max, u.guests_included, u.extra_guest_price,
      coalesce((select jsonb_agg(jsonb_build_object('kind', po.kind, 'starts_on', po.starts_on, 'ends_on', po.ends_on,
        'weekday', po.weekday, 'season', po.season, 'amount', po.amount, 'percent', po.percent))
        from price_override po where po.unit_id = u.id), '[]') as overrides,
      coalesce((select jsonb_agg(jsonb_build_object('season', sd.season, 'starts_on', sd.starts_on, 'ends_on', sd.ends_on))
        from season_dates sd), '[]') as "seasonDates",
      coalesce((select jsonb_agg(jsonb_build_object('rule', ud.rule, 'days', ud.days, 'percent', ud.percent)
        order by ud.rule, ud.days) from unit_discount ud where ud.unit_id = u.id), '[]') as discounts
    from unit u
    join unit_policy p on p.unit_id = u.id
    join property pr on pr.id = u.property_id
    join account host on host.id = u.account_id
    join ad a on a.unit_id = u.id and a.state = 'published' and a.purpose = 'rent'
    join licence l on l.id = a.licence_id and l.issued_on <= ${today}::date and l.expires_on >= ${today}::date
      and l.ended_at is null
    where u.id = ${unitId}
      and (u.privacy = 'public' or u.link_key = ${viewer.linkKey ?? null}
        or standing_of(${viewer.personId}::uuid, host.id, host.person_id) is not null or ${viewer.holdsQuote === true})`.execute(
    reader,
  );
  return rows[0];
}

interface OccupancyRow {
  during_from: number;
  during_to: number;
  stay_from: number;
  stay_to: number;
  kind: Occupancy['kind'];
}

/**
 * Occupancies of any of a unit's spaces within a window; lapsed holds and what is held for changes whose time is over are left out, released or not.
 * `exceptReservation` leaves out those of a booking that is to be changed.
 */
export async function occupanciesOf(
  reader: Reader,
  unitId: string,
  window: Range,
  now: Date,
  exceptReservation: string | null = null,
): Promise<Occupancy[]> {
  const { rows } = await sql<OccupancyRow>`
    select (extract(epoch from lower(o.during)) * 1000)::bigint as during_from, (extract(epoch from upper(o.during)) * 1000)::bigint as during_to,
      (extract(epoch from lower(o.stay)) * 1000)::bigint as stay_from, (extract(epoch from upper(o.stay)) * 1000)::bigint as stay_to, o.kind
    from unit_space us
    join occupancy o on o.space_id = us.space_id
      and o.during && tstzrange(to_timestamp(${window[0] / 1000}::float8), to_timestamp(${window[1] / 1000}::float8))
    left join reservation r on r.id = o.reservation_id
    where us.unit_id = ${unitId} and (r.id is null or r.state <> 'pending' or r.hold_until > ${now})
      and (${exceptReservation}::uuid is null or o.reservation_id is distinct from ${exceptReservation}::uuid)
      and (o.change_id is null or exists (select from reservation_change c where c.id = o.change_id and c.wait_until > ${now}))`.execute(
    reader,
  );
  return rows.map((row) => ({
    during: [row.during_from, row.during_to],
    stay: [row.stay_from, row.stay_to],
    kind: row.kind,
  }));
}

/** Locks a unit's spaces in id order, so that writers queue instead of deadlocking, and returns their ids. */
export async function lockSpaces(tx: Tx, unitId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select s.id from space s join unit_space us on us.space_id = s.id
    where us.unit_id = ${unitId} order by s.id for update of s`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Inserts one row for each space that the unit has now and returns whether every one was free: what the exclusion constraint
 * `occupancy_no_overlap` refuses is left out, and the transaction goes on.
 */
export async function insertFreeOccupancies(tx: Tx, unitId: string, row: NewOccupancy): Promise<boolean> {
  const { rows } = await sql<{ is_free: boolean }>`
    with wanted as (select space_id from unit_space where unit_id = ${unitId}),
    made as (
      insert into occupancy (space_id, during, stay, kind, reservation_id)
      select space_id, ${rangeText(row.during)}::tstzrange, ${rangeText(row.stay)}::tstzrange, ${row.kind}::occupancy_kind, ${row.reservationId}::uuid
      from wanted
      on conflict on constraint occupancy_no_overlap do nothing returning 1)
    select (select count(*) from made) = (select count(*) from wanted) as is_free`.execute(tx);
  return rows[0]?.is_free === true;
}

interface NewOccupancy {
  during: Range;
  stay: Range;
  kind: 'hourly' | 'stay';
  reservationId: string;
}

const rangeText = ([from, to]: Range) => `[${new Date(from).toISOString()},${new Date(to).toISOString()})`;

/** Inserts one row per space. The exclusion constraint `occupancy_no_overlap` refuses a space that is taken. */
export async function insertOccupancies(tx: Tx, spaceIds: string[], row: NewOccupancy): Promise<void> {
  await sql`
    insert into occupancy (space_id, during, stay, kind, reservation_id)
    select space_id, ${rangeText(row.during)}::tstzrange, ${rangeText(row.stay)}::tstzrange, ${row.kind}::occupancy_kind, ${row.reservationId}::uuid
    from unnest(${spaceIds}::uuid[]) as space_id`.execute(tx);
}

export async function deleteOccupancies(tx: Tx, reservationId: string): Promise<void> {
  await sql`delete from occupancy where reservation_id = ${reservationId}`.execute(tx);
}

/** Only ever takes time away: the gap after the new end stays within what was occupied. */
export async function shortenOccupancies(
  tx: Tx,
  reservationId: string,
  endsAt: Date,
  gapMinutes: number,
): Promise<void> {
  await sql`
    update occupancy set stay = tstzrange(lower(stay), ${endsAt}),
      during = tstzrange(lower(during), least(upper(during), ${endsAt}::timestamptz + ${gapMinutes}::int * interval '1 minute'))
    where reservation_id = ${reservationId} and stay @> ${endsAt}::timestamptz and lower(stay) < ${endsAt}`.execute(
    tx,
  );
}

interface LikeUnit {
  unit_id: string;
  policy: UnitPolicy;
}

const MOST_LIKE = 12;

/** Up to 12 units of the same category in the same city, let by the same period to so many guests, with nothing at all in the window. */
export async function likeUnits(
  reader: Reader,
  unit: UnitRow,
  kind: string,
  window: Range,
  { guests, today }: { guests: number; today: string },
): Promise<LikeUnit[]> {
  const { rows } = await sql<LikeUnit>`
    select u.id as unit_id, ${POLICY_JSON} as policy
    from property pr
    join unit u on u.property_id = pr.id and u.privacy = 'public' and u.id <> ${unit.unit_id}
      and (u.guests_max is null or u.guests_max >= ${guests})
    join unit_price price on price.unit_id = u.id and price.kind = ${kind}::price_kind and price.active
    join unit_policy p on p.unit_id = u.id
    join ad a on a.unit_id = u.id and a.state = 'published' and a.purpose = 'rent'
    join licence l on l.id = a.licence_id and l.issued_on <= ${today}::date and l.expires_on >= ${today}::date
      and l.ended_at is null
    where pr.city_id = ${unit.city_id} and pr.category_id = ${unit.category_id}
      and not exists (select from unit_space us join occupancy o on o.space_id = us.space_id
        where us.unit_id = u.id
          and o.during && tstzrange(to_timestamp(${window[0] / 1000}::float8), to_timestamp(${window[1] / 1000}::float8)))
    order by pr.district_id = ${unit.district_id} desc, a.published_at desc, a.id limit ${MOST_LIKE}`.execute(
    reader,
  );
  return rows;
}
