import { type RawBuilder, sql } from 'kysely';
import type { ListedBy } from './listed-by.ts';

/** What falls due within these days is the guest's to do now; a later rest waits in the order of its stay. */
const PRESSING_DAYS = 3;

/** A hold whose time is over reads as lapsed, whether or not anything has released it yet. */
const isHeld = (now: Date) => sql`(r.state = 'pending' and r.hold_until > ${now})`;
/** Paid, or about to be: what is to come or goes on. */
export const lives = (now: Date) =>
  sql`(${isHeld(now)} or r.state in ('processing', 'waiting_for_approval', 'active'))`;

/** Until when a booking waits for its reader: a guest to pay, an advertiser to answer it or a change of it; null where it does not. */
function waitsUntil({ side, now }: ListedBy): RawBuilder<unknown> {
  if (side === 'guest')
    return sql`case when due_now.at < ${now}::timestamptz + make_interval(days => ${PRESSING_DAYS}) then due_now.at end`;
  return sql`case when r.state = 'waiting_for_approval' and r.ends_at > ${now} then r.answer_until
    when r.state = 'active' then (select wait_until from reservation_change change
      where change.reservation_id = r.id and change.state = 'asked' and change.wait_until > ${now}) end`;
}

/** Whether a confirmed stay is of today: for its guest from the day of arrival to the departure, for its advertiser on either of these days. */
function isToday({ side, now, today }: ListedBy): RawBuilder<unknown> {
  const day = sql`${today}::date`;
  const is =
    side === 'guest' ? sql`r.start_date <= ${day}` : sql`(r.start_date = ${day} or r.end_date = ${day})`;
  return sql`(r.state = 'active' and r.ends_at > ${now} and ${is})`;
}

/**
 * Joins the place of a booking `r` in every list as `place`, beside `due_now`: `rank` 0 of what waits for the reader, 1 of stays of today,
 * 2 of what goes on or is to come, 3 of what is over; `next` the deadline, arrival or departure that comes first; `over_at` when it
 * ended, was cancelled or lapsed.
 */
export const joinPlace = (by: ListedBy) => sql`
  cross join lateral (select ${waitsUntil(by)} as until) waits
  cross join lateral (select case when waits.until is not null then 0 when ${isToday(by)} then 1
    when ${lives(by.now)} and r.ends_at > ${by.now} then 2 else 3 end as rank) ranked
  cross join lateral (select ranked.rank,
    case when ranked.rank < 3 then coalesce(waits.until, case when r.starts_at > ${by.now} then r.starts_at else r.ends_at end)
      end as next,
    case when ranked.rank = 3 then least(r.ends_at, case
      when r.state in ('pending', 'lapsed') then r.hold_until
      when r.state = 'canceled' then (select max(step.at) from reservation_transition step
        where step.reservation_id = r.id and step.to_state = 'canceled' and step.from_state <> 'canceled') end) end as over_at) place`;

/** What waits for the reader first, then today's stays, then what is next, then what is over, the latest first; by id where those are equal. */
export const inPlace = sql`place.rank, place.next, place.over_at desc, r.id`;
