import type { ClosureRule } from '@diyar/contract/booking/closures';
import type { Season, SeasonDates } from '@diyar/contract/words/seasons';
import { sql } from 'kysely';
import type { Range } from '../calendar/stay.ts';
import type { Reader, Tx } from '../platform/db/database.ts';
import type { ClosedRange, DayShape } from './closed-ranges.ts';

/** A closure with its rule, and the unit it closes. */
export interface ClosureRow {
  id: string;
  unit_id: string;
  starts_on: string;
  ends_on: string | null;
  starts_at: string | null;
  ends_at: string | null;
  weekdays: number[] | null;
  season: Season | null;
  note: string | null;
  name_ar: string | null;
  name_en: string | null;
  property: string;
}

export function ruleOf(row: ClosureRow): ClosureRule {
  const { starts_on: from, ends_on: to, starts_at: starts, ends_at: ends, weekdays, season, note } = row;
  return { from, to, weekdays, season, starts, ends, note };
}

type ClosureFilter = { accountId: string; from?: string; unitId?: string | undefined; id?: string };

/** Closures of an account, the first to begin first; those that hold on a date or later where one is given. */
export async function findClosures(reader: Reader, filter: ClosureFilter): Promise<ClosureRow[]> {
  const parts = [
    sql`unit.account_id = ${filter.accountId} and unit.deleted_at is null and closure.starts_on is not null`,
    ...(filter.from === undefined
      ? []
      : [sql`(closure.ends_on is null or closure.ends_on >= ${filter.from}::date)`]),
    ...(filter.unitId === undefined ? [] : [sql`closure.unit_id = ${filter.unitId}`]),
    ...(filter.id === undefined ? [] : [sql`closure.id = ${filter.id}`]),
  ];
  return rowsWhere(reader, sql.join(parts, sql` and `));
}

/** Ids of closures with days still to come, in their order, after one of them. */
export async function findOpenClosures(
  reader: Reader,
  today: string,
  after: string | null,
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from closure where starts_on is not null and (ends_on is null or ends_on >= ${today}::date)
      and (${after}::uuid is null or id > ${after}) order by id limit ${most}`.execute(reader);
  return rows.map(({ id }) => id);
}

/** Closures of other units or of these that share a space with one of these units, and hold on a date or later. */
export async function findClosuresAround(
  tx: Tx,
  unitIds: readonly string[],
  today: string,
): Promise<ClosureRow[]> {
  return rowsWhere(
    tx,
    sql`closure.starts_on is not null and (closure.ends_on is null or closure.ends_on >= ${today}::date)
      and closure.unit_id in (select beside.unit_id from unit_space mine
        join unit_space beside on beside.space_id = mine.space_id where mine.unit_id = any(${unitIds}::uuid[]))`,
  );
}

export async function findClosure(tx: Tx, id: string): Promise<ClosureRow | undefined> {
  const [row] = await rowsWhere(tx, sql`closure.id = ${id} and closure.starts_on is not null`);
  return row;
}

async function rowsWhere(reader: Reader, condition: ReturnType<typeof sql>): Promise<ClosureRow[]> {
  const { rows } = await sql<ClosureRow>`
    select closure.id, closure.unit_id, closure.starts_on, closure.ends_on, left(closure.starts_at::text, 5) as starts_at,
      left(closure.ends_at::text, 5) as ends_at, closure.weekdays, closure.season, closure.note,
      unit.name_ar, unit.name_en, property.name as property
    from closure join unit on unit.id = closure.unit_id join property on property.id = unit.property_id
    where ${condition} order by closure.starts_on, closure.id`.execute(reader);
  return rows;
}

/** How these units of an account are let; those of others and deleted ones are missing. */
export async function findShapes(
  reader: Reader,
  accountId: string,
  unitIds: readonly string[],
): Promise<(DayShape & { id: string })[]> {
  return shapesWhere(reader, sql`unit.id = any(${unitIds}::uuid[]) and unit.account_id = ${accountId}`);
}

export async function findShape(reader: Reader, unitId: string): Promise<DayShape | undefined> {
  const [shape] = await shapesWhere(reader, sql`unit.id = ${unitId}`);
  return shape;
}

async function shapesWhere(
  reader: Reader,
  condition: ReturnType<typeof sql>,
): Promise<(DayShape & { id: string })[]> {
  const { rows } = await sql<DayShape & { id: string }>`
    select unit.id, left(unit_policy.departure_time::text, 5) as "departureTime", unit_policy.gap_minutes as "gapMinutes",
      exists (select from unit_price where unit_price.unit_id = unit.id and active and kind in ('daily', 'monthly', 'yearly'))
        as "byNight"
    from unit join unit_policy on unit_policy.unit_id = unit.id
    where ${condition} and unit.deleted_at is null order by unit.id`.execute(reader);
  return rows;
}

/** Dates of seasons as the operator listed them. */
export async function findSeasonDates(reader: Reader): Promise<SeasonDates[]> {
  return reader.selectFrom('season_dates').select(['season', 'starts_on', 'ends_on']).execute();
}

/** Locks in id order the spaces of these units, and of those that share one with them, so that others who book or close them wait. */
export async function lockSpacesAround(tx: Tx, unitIds: readonly string[]): Promise<void> {
  await sql`select from space where id in (select other.space_id from unit_space mine
      join unit_space beside on beside.space_id = mine.space_id join unit_space other on other.unit_id = beside.unit_id
      where mine.unit_id = any(${unitIds}::uuid[]))
    order by id for update`.execute(tx);
}

/** How many closures with days still to come these units have, the most that one of them has. */
export async function countClosures(tx: Tx, unitIds: readonly string[], today: string): Promise<number> {
  const { rows } = await sql<{
    most: number;
  }>`select coalesce(max(count), 0)::int as most from (select count(*) from closure
    where unit_id = any(${unitIds}::uuid[]) and starts_on is not null and (ends_on is null or ends_on >= ${today}::date)
    group by unit_id) each_unit`.execute(tx);
  return rows[0]?.most ?? 0;
}

const columnsOf = ({ from, to, weekdays, season, starts, ends, note }: ClosureRule) => ({
  starts_on: from,
  ends_on: to,
  weekdays,
  season,
  starts_at: starts,
  ends_at: ends,
  note: note === '' ? null : note,
});

export async function insertClosure(
  tx: Tx,
  unitId: string,
  rule: ClosureRule,
  { personId, now }: { personId: string; now: Date },
): Promise<string> {
  const { id } = await tx
    .insertInto('closure')
    .values({ ...columnsOf(rule), unit_id: unitId, person_id: personId, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateClosure(tx: Tx, id: string, rule: ClosureRule): Promise<void> {
  await tx.updateTable('closure').set(columnsOf(rule)).where('id', '=', id).execute();
}

export async function deleteClosure(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('closure').where('id', '=', id).execute();
}

const textOf = ([from, to]: Range) => `[${new Date(from).toISOString()},${new Date(to).toISOString()})`;

export interface BookingRow {
  number: number;
  start_date: string;
  start_time: string | null;
  end_date: string;
  end_time: string | null;
  name_ar: string | null;
  name_en: string | null;
  property: string;
}

/** Bookings that hold a space of a unit at an instant or later within some ranges, the first of them first. */
export async function findBookingsIn(
  tx: Tx,
  unitId: string,
  ranges: readonly ClosedRange[],
  now: Date,
): Promise<BookingRow[]> {
  const { rows } = await sql<BookingRow>`
    select reservation.number, reservation.start_date, left(reservation.start_time::text, 5) as start_time,
      reservation.end_date, left(reservation.end_time::text, 5) as end_time, unit.name_ar, unit.name_en, property.name as property
    from reservation join unit on unit.id = reservation.unit_id join property on property.id = unit.property_id
    where reservation.id in (select occupancy.reservation_id
      from unnest(${ranges.map(({ during }) => textOf(during))}::tstzrange[]) as wanted
      join unit_space on unit_space.unit_id = ${unitId}
      join occupancy on occupancy.space_id = unit_space.space_id and occupancy.during && wanted
      where upper(occupancy.during) > ${now})
    order by reservation.starts_at, reservation.id`.execute(tx);
  return rows;
}

/** Takes what a closure's rule takes and nothing has yet, in every space of its unit. The constraint `occupancy_no_overlap` holds whatever this finds. */
export async function takeFree(
  tx: Tx,
  closure: { id: string; unitId: string },
  ranges: readonly ClosedRange[],
): Promise<void> {
  if (ranges.length === 0) return;
  await sql`
    insert into occupancy (space_id, during, stay, kind, closure_id)
    select unit_space.space_id, piece, piece * wanted.stay, 'closure', ${closure.id}::uuid
    from unnest(${ranges.map(({ during }) => textOf(during))}::tstzrange[],
      ${ranges.map(({ stay }) => textOf(stay))}::tstzrange[]) as wanted (during, stay)
    join unit_space on unit_space.unit_id = ${closure.unitId}
    cross join lateral unnest(tstzmultirange(wanted.during) - coalesce((select range_agg(occupancy.during) from occupancy
      where occupancy.space_id = unit_space.space_id and occupancy.during && wanted.during), '{}'::tstzmultirange)) as piece
    where not isempty(piece * wanted.stay)`.execute(tx);
}

/** Gives up what a closure takes from an instant on and its rule does not say, as when the dates of a season were moved. */
export async function giveUpOthers(
  tx: Tx,
  closureId: string,
  ranges: readonly ClosedRange[],
  now: Date,
): Promise<void> {
  await sql`delete from occupancy where closure_id = ${closureId} and lower(during) >= ${now}
    and not exists (select from unnest(${ranges.map(({ during }) => textOf(during))}::tstzrange[]) as wanted
      where wanted @> occupancy.during)`.execute(tx);
}

/** Gives up all that a closure takes. */
export async function giveUpAll(tx: Tx, closureId: string): Promise<void> {
  await tx.deleteFrom('occupancy').where('closure_id', '=', closureId).execute();
}
