import { sql } from 'kysely';
import { onShow } from '../ads/on-show.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Visit } from './visit.ts';

/**
 * Visits of ads that anyone may see, not by their own people: ad, day, visitor and the last instant, in one order, so that
 * processes never wait for each other in a circle.
 */
const counted = (visits: readonly Visit[], today: string) => sql`
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
    order by ad.id, seen.day, seen.visitor`;

/**
 * Writes views down in one statement. A visitor counts once an ad and day; their next view counts half an hour after the one
 * before, so that a reload is none.
 */
export async function insertViews(tx: Tx, views: readonly Visit[], today: string): Promise<void> {
  await sql`
    insert into ad_visit (ad_id, day, visitor, last_at) ${counted(views, today)}
    on conflict on constraint ad_visit_once_a_day do update
      set views = ad_visit.views + 1, last_at = excluded.last_at
      where excluded.last_at >= ad_visit.last_at + interval '30 minutes'`.execute(tx);
}

/** Writes down who passed ads on, each once an ad and day; who was not seen that day counts as a visitor too. */
export async function insertShares(tx: Tx, shares: readonly Visit[], today: string): Promise<void> {
  await sql`
    insert into ad_visit (ad_id, day, visitor, last_at, shared)
    select counted.*, true from (${counted(shares, today)}) counted
    on conflict on constraint ad_visit_once_a_day do update set shared = true where not ad_visit.shared`.execute(
    tx,
  );
}

/** Deletes the visitors of days before `today` and keeps their numbers. Running it twice changes nothing. */
export async function rollUpBefore(tx: Tx, today: string): Promise<void> {
  await sql`
    with over as (delete from ad_visit where day < ${today}::date returning ad_id, day, views, shared)
    insert into ad_day (ad_id, day, views, visitors, shares)
    select ad_id, day, sum(views), count(*), count(*) filter (where shared) from over group by ad_id, day order by ad_id, day
    on conflict on constraint ad_day_once do update
      set views = ad_day.views + excluded.views, visitors = ad_day.visitors + excluded.visitors,
        shares = ad_day.shares + excluded.shares`.execute(tx);
}
