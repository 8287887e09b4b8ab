import type { ReservationState } from '@diyar/contract/booking/reservations';
import { sql } from 'kysely';
import { POLICY_JSON } from '../availability/policy-json.ts';
import type { UnitPolicy } from '../availability/unit-policy.ts';
import type { Range } from '../calendar/stay.ts';
import type { Reader } from '../platform/db/database.ts';

/** What takes a unit; instants in epoch milliseconds. */
export interface TakenRow {
  kind: 'hourly' | 'stay' | 'closure' | 'import';
  during: Range;
  stay: Range;
  own: boolean;
  number: number | null;
  state: ReservationState | null;
  guest: string | null;
  closure: string | null;
  note: string | null;
  repeats: boolean | null;
  feed: string | null;
}

export interface BoardRow {
  id: string;
  code: string;
  name_ar: string | null;
  name_en: string | null;
  property: string;
  kinds: string[];
  policy: UnitPolicy;
  taken: TakenRow[];
  total: number;
}

/** `TakenRow` as it is read: without the names of its fields, which would be most of what comes of thousands. */
type TakenTuple = [
  kind: TakenRow['kind'],
  from: number,
  until: number,
  starts: number,
  ends: number,
  own: boolean,
  number: TakenRow['number'],
  state: TakenRow['state'],
  guest: TakenRow['guest'],
  closure: TakenRow['closure'],
  note: TakenRow['note'],
  repeats: boolean,
  feed: TakenRow['feed'],
];

/** Epoch milliseconds by floating point, which holds them exactly and is several times quicker than by decimals. */
const millis = (instant: string) => sql.raw(`date_part('epoch', ${instant}) * 1000`);

/**
 * A page of an account's units that are there to be let, by property and name, each with all that takes it within a window;
 * lapsed holds are left out. What takes several spaces of a unit is there once.
 */
export async function findBoard(
  reader: Reader,
  accountId: string,
  { window, limit, offset }: { window: Range; limit: number; offset: number },
  now: Date,
): Promise<BoardRow[]> {
  const [from, to] = window.map((instant) => new Date(instant));
  const { rows } = await sql<Omit<BoardRow, 'taken'> & { taken: TakenTuple[] }>`
    with mine as (
      select unit.id, unit.code, unit.name_ar, unit.name_en, property.name as property, property.id as property_id, count(*) over ()::int as total
      from unit join property on property.id = unit.property_id
      where unit.account_id = ${accountId} and unit.deleted_at is null
        and not exists (select from ad where ad.unit_id = unit.id and ad.purpose = 'sale' and ad.deleted_at is null)
      order by property.name, property.id, coalesce(unit.name_ar, unit.name_en), unit.id limit ${limit} offset ${offset})
    select mine.id, mine.code, mine.name_ar, mine.name_en, mine.property, mine.total, ${POLICY_JSON} as policy,
      array(select kind::text from unit_price where unit_price.unit_id = mine.id and active) as kinds, coalesce(
        (select json_agg(json_build_array(o.kind, ${millis('lower(o.during)')}, ${millis('upper(o.during)')},
            ${millis('lower(o.stay)')}, ${millis('upper(o.stay)')}, mine.id = coalesce(r.unit_id, c.unit_id, f.unit_id),
            r.number, r.state, guest.name, c.id, c.note, num_nonnulls(c.weekdays, c.season, c.starts_at) > 0,
            f.name) order by o.during)
          from (select distinct occupancy.during, occupancy.stay, occupancy.kind, occupancy.reservation_id, occupancy.closure_id,
              occupancy.feed_id
            from unit_space join occupancy on occupancy.space_id = unit_space.space_id
              and occupancy.during && tstzrange(${from}, ${to})
            where unit_space.unit_id = mine.id) o
          left join reservation r on r.id = o.reservation_id
          left join account guest on guest.id = r.guest_account_id
          left join closure c on c.id = o.closure_id
          left join calendar_feed f on f.id = o.feed_id
          where r.id is null or r.state <> 'pending' or r.hold_until > ${now}), '[]') as taken
    from mine join unit_policy p on p.unit_id = mine.id
    order by mine.property, mine.property_id, coalesce(mine.name_ar, mine.name_en), mine.id`.execute(reader);
  return rows.map((row) => ({ ...row, taken: row.taken.map(takenOf) }));
}

function takenOf(tuple: TakenTuple): TakenRow {
  const [kind, from, until, starts, ends, own, number, state, guest, closure, note, repeats, feed] = tuple;
  return {
    ...{ kind, own, number, state, guest, closure, note, repeats, feed },
    during: [from, until],
    stay: [starts, ends],
  };
}

export interface ConflictRow {
  unit_id: string;
  name_ar: string | null;
  name_en: string | null;
  property: string;
  feed: string;
  number: number;
  starts_at: Date;
  ends_at: Date;
}

/** Bookings of an account's units that calendars of other sites meet now or later, the nearest first. */
export async function findConflicts(
  reader: Reader,
  accountId: string,
  most: number,
  now: Date,
): Promise<ConflictRow[]> {
  const { rows } = await sql<ConflictRow>`
    select unit.id as unit_id, unit.name_ar, unit.name_en, property.name as property, calendar_feed.name as feed,
      reservation.number, lower(feed_conflict.during) as starts_at, upper(feed_conflict.during) as ends_at
    from unit join calendar_feed on calendar_feed.unit_id = unit.id
    join feed_conflict on feed_conflict.feed_id = calendar_feed.id and upper(feed_conflict.during) > ${now}
    join reservation on reservation.id = feed_conflict.reservation_id
      and reservation.state in ('processing', 'waiting_for_approval', 'active')
    join property on property.id = unit.property_id
    where unit.account_id = ${accountId} and unit.deleted_at is null
    order by lower(feed_conflict.during), reservation.number, calendar_feed.id limit ${most}`.execute(reader);
  return rows;
}
