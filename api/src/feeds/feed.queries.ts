import type { FeedFailure } from '@diyar/contract/booking/feeds';
import { sql } from 'kysely';
import type { Range } from '../calendar/stay.ts';
import type { ClosedRange, DayShape } from '../closures/closed-ranges.ts';
import { brokenConstraint, type Database, type Reader, type Tx } from '../platform/db/database.ts';
import { invalid } from '../platform/http/refusal.ts';
import type { FeedSpan } from './calendar-text.ts';
import type { FoundConflict, OwnTaking } from './feed-ranges.ts';
import type { Validators } from './feed-source.ts';

export interface FeedRow {
  id: string;
  name: string;
  url: string;
  good_at: Date | null;
  read_at: Date | null;
  failure: FeedFailure | null;
  conflicts: number;
}

/** Bookings that go on to hold what they are booked for. */
export const HOLDING = sql`('processing', 'waiting_for_approval', 'active')`;

/** Feeds of a unit, the first added first. */
export async function findFeeds(reader: Reader, unitId: string, now: Date): Promise<FeedRow[]> {
  const { rows } = await sql<FeedRow>`
    select id, name, url, good_at, read_at, failure,
      (select count(*)::int from feed_conflict join reservation on reservation.id = reservation_id
        where feed_id = calendar_feed.id and reservation.state in ${HOLDING} and upper(during) > ${now}) as conflicts
    from calendar_feed where unit_id = ${unitId} order by created_at, id`.execute(reader);
  return rows;
}

interface NewFeed {
  unit_id: string;
  name: string;
  url: string;
  created_at: Date;
  person_id: string;
  next_read_at: Date;
}

/** Writes a feed. Refuses a second one of the address, and the eleventh of a unit. */
export async function insertFeed(tx: Tx, feed: NewFeed): Promise<string> {
  try {
    const { id } = await tx
      .insertInto('calendar_feed')
      .values(feed)
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  } catch (error) {
    const broken = brokenConstraint(error);
    if (broken === 'calendar_feed_once_per_unit') throw invalid('url', 'feed_twice');
    if (broken === 'calendar_feed_at_most_10') throw invalid('url', 'feeds_10');
    throw error;
  }
}

/** Takes a feed of a unit away with all that it took. Answers whether there was one. */
export async function deleteFeed(tx: Tx, unitId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('calendar_feed')
    .where('id', '=', id)
    .where('unit_id', '=', unitId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export interface DueFeed extends Validators {
  id: string;
  url: string;
}

/** Claims feeds whose reading is due, whoever else does at the same time: their next is a quarter of an hour away. */
export async function claimDueFeeds(db: Database, now: Date, next: Date, most: number): Promise<DueFeed[]> {
  const { rows } = await sql<DueFeed>`
    update calendar_feed set next_read_at = ${next} where id in (
      select calendar_feed.id from calendar_feed join unit on unit.id = calendar_feed.unit_id
      where next_read_at <= ${now} and unit.deleted_at is null
      order by next_read_at, calendar_feed.id limit ${most} for update of calendar_feed skip locked)
    returning id, url, etag, last_modified as "lastModified"`.execute(db);
  return rows;
}

export interface HeldFeed {
  id: string;
  name: string;
  unit_id: string;
  account_id: string;
  may_echo: boolean;
  shape: DayShape;
}

/** A feed as its days are taken by; undefined when it was removed. A unit that ever had a calendar link may find its own days in it. */
export async function findHeldFeed(tx: Tx, id: string): Promise<HeldFeed | undefined> {
  const { rows } = await sql<HeldFeed>`
    select calendar_feed.id, calendar_feed.name, unit.id as unit_id, unit.account_id,
      exists (select from calendar_link where calendar_link.unit_id = unit.id) as may_echo,
      json_build_object('departureTime', left(unit_policy.departure_time::text, 5), 'gapMinutes', unit_policy.gap_minutes,
        'byNight', exists (select from unit_price where unit_price.unit_id = unit.id and active
          and kind in ('daily', 'monthly', 'yearly'))) as shape
    from calendar_feed join unit on unit.id = calendar_feed.unit_id join unit_policy on unit_policy.unit_id = unit.id
    where calendar_feed.id = ${id}`.execute(tx);
  return rows[0];
}

export async function markFailed(db: Reader, id: string, failure: FeedFailure, now: Date): Promise<void> {
  await db.updateTable('calendar_feed').set({ failure, read_at: now }).where('id', '=', id).execute();
}

export async function markGood(tx: Tx, id: string, now: Date, validators?: Validators): Promise<void> {
  await tx
    .updateTable('calendar_feed')
    .set({
      failure: null,
      read_at: now,
      good_at: now,
      ...(validators && { etag: validators.etag, last_modified: validators.lastModified }),
    })
    .where('id', '=', id)
    .execute();
}

const iso = (instant: number) => new Date(instant).toISOString();
const textOf = ([from, until]: Range) => `[${iso(from)},${iso(until)})`;

export async function replaceSpans(tx: Tx, feedId: string, spans: readonly FeedSpan[]): Promise<void> {
  await tx.deleteFrom('feed_span').where('feed_id', '=', feedId).execute();
  const days = spans.map((span) => ('days' in span ? `[${span.days[0]},${span.days[1]})` : null));
  const instants = spans.map((span) => ('instants' in span ? `[${span.instants.map(iso).join(',')})` : null));
  await sql`insert into feed_span (feed_id, days, instants, block)
    select ${feedId}::uuid, days, instants, block
    from unnest(${days}::daterange[], ${instants}::tstzrange[], ${spans.map(({ block }) => block)}::boolean[])
      as said (days, instants, block)`.execute(tx);
}

export async function findSpans(tx: Tx, feedId: string): Promise<FeedSpan[]> {
  const { rows } = await sql<{
    block: boolean;
    span: { days: [string, string] } | { instants: [number, number] };
  }>`
    select block, case when days is not null then json_build_object('days', json_build_array(lower(days), upper(days)))
      else json_build_object('instants', json_build_array(date_part('epoch', lower(instants)) * 1000,
        date_part('epoch', upper(instants)) * 1000)) end as span
    from feed_span where feed_id = ${feedId}`.execute(tx);
  return rows.map(({ block, span }) => ({ block, ...span }));
}

/** Gives up what a feed takes, now or later, and no longer says. Answers whether there was any. */
export async function giveUpUnsaid(
  tx: Tx,
  feedId: string,
  ranges: readonly ClosedRange[],
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } =
    await sql`delete from occupancy where feed_id = ${feedId} and upper(during) > ${now}
    and not exists (select from unnest(${ranges.map(({ during }) => textOf(during))}::tstzrange[]) as wanted
      where wanted @> occupancy.during)`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Takes what a feed says is taken and nothing takes here yet. The constraint `occupancy_no_overlap` holds whatever this finds. */
export async function takeFree(
  tx: Tx,
  { id, unit_id: unitId }: HeldFeed,
  ranges: readonly ClosedRange[],
): Promise<void> {
  if (ranges.length === 0) return;
  await sql`
    insert into occupancy (space_id, during, stay, kind, feed_id)
    select unit_space.space_id, piece, piece * wanted.stay, 'import', ${id}::uuid
    from unnest(${ranges.map(({ during }) => textOf(during))}::tstzrange[],
      ${ranges.map(({ stay }) => textOf(stay))}::tstzrange[]) as wanted (during, stay)
    join unit_space on unit_space.unit_id = ${unitId}
    cross join lateral unnest(tstzmultirange(wanted.during) - coalesce((select range_agg(occupancy.during) from occupancy
      where occupancy.space_id = unit_space.space_id and occupancy.during && wanted.during), '{}'::tstzmultirange)) as piece
    where not isempty(piece * wanted.stay)`.execute(tx);
}

/** What takes a unit from an instant on and is of no feed. */
export async function findOwnTakings(tx: Tx, unitId: string, now: Date): Promise<OwnTaking[]> {
  const millis = (instant: string) => sql.raw(`date_part('epoch', ${instant}) * 1000`);
  const { rows } = await sql<OwnTaking>`
    select distinct on (o.during, o.reservation_id, o.closure_id)
      json_build_array(${millis('lower(o.during)')}, ${millis('upper(o.during)')}) as during,
      json_build_array(${millis('lower(o.stay)')}, ${millis('upper(o.stay)')}) as stay,
      case when r.state in ${HOLDING} then json_build_object('id', r.id, 'number', r.number) end as reservation
    from unit_space join occupancy o on o.space_id = unit_space.space_id and upper(o.during) > ${now} and o.feed_id is null
    left join reservation r on r.id = o.reservation_id
    where unit_space.unit_id = ${unitId} and o.change_id is null`.execute(tx);
  return rows;
}

/** Puts conflicts in the place of those a feed had. Answers the bookings that were not among them. */
export async function replaceConflicts(
  tx: Tx,
  feedId: string,
  conflicts: readonly FoundConflict[],
  now: Date,
): Promise<string[]> {
  const ids = conflicts.map(({ reservation }) => reservation.id);
  await sql`delete from feed_conflict where feed_id = ${feedId} and reservation_id <> all(${ids}::uuid[])`.execute(
    tx,
  );
  const { rows } = await sql<{ id: string; isNew: boolean }>`
    insert into feed_conflict (feed_id, reservation_id, during, found_at)
    select ${feedId}::uuid, id, during, ${now}
    from unnest(${ids}::uuid[], ${conflicts.map(({ during }) => textOf(during))}::tstzrange[]) as found (id, during)
    on conflict (feed_id, reservation_id) do update set during = excluded.during
    returning reservation_id as id, xmax = 0 as "isNew"`.execute(tx);
  return rows.flatMap(({ id, isNew }) => (isNew ? [id] : []));
}
