import { sql } from 'kysely';
import { onShow } from '../ads/on-show.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Visit } from './visit.ts';

/**
 * Writes visits down in one statement: of ads that anyone may see, not by their own people. A visitor counts once an ad and
 * day; their next view counts half an hour after the one before, so that a reload is none. Rows are touched in one order,
 * so that processes never wait for each other in a circle.
 */
export async function insertVisits(tx: Tx, visits: readonly Visit[], today: string): Promise<void> {
  await sql`
    insert into ad_visit (ad_id, day, visitor, last_at)
    select ad.id, seen.day, seen.visitor, max(seen.at)
    from unnest(${visits.map(({ number }) => number)}::bigint[], ${visits.map(({ day }) => day)}::date[],
      ${visits.map(({ visitor }) => visitor)}::bytea[], ${visits.map(({ at }) => at)}::timestamptz[],
      ${visits.map(({ personId }) => personId)}::uuid[]) as seen (number, day, visitor, at, person_id)
    join ad on ad.number = seen.number
    join unit on unit.id = ad.unit_id
    join licence on licence.id = ad.licence_id
    join account on account.id = ad.account_id
    where ${onShow(today)} and standing_of(seen.person_id, account.id, account.person_id) is null
    group by ad.id, seen.day, seen.visitor
    order by ad.id, seen.day, seen.visitor
    on conflict on constraint ad_visit_once_a_day do update
      set views = ad_visit.views + 1, last_at = excluded.last_at
      where excluded.last_at >= ad_visit.last_at + interval '30 minutes'`.execute(tx);
}

/** Deletes the visitors of days before `today` and keeps their numbers. Running it twice changes nothing. */
export async function rollUpBefore(tx: Tx, today: string): Promise<void> {
  await sql`
    with over as (delete from ad_visit where day < ${today}::date returning ad_id, day, views)
    insert into ad_day (ad_id, day, views, visitors)
    select ad_id, day, sum(views), count(*) from over group by ad_id, day order by ad_id, day
    on conflict on constraint ad_day_once do update
      set views = ad_day.views + excluded.views, visitors = ad_day.visitors + excluded.visitors`.execute(tx);
}
