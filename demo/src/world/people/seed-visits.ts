import { sql } from 'kysely';
import type { Tx } from '../../../../api/src/platform/db/database.ts';

/** The office and the owner whom the demonstration shows. */
const SHOWN = ['+966500000011', '+966500000012'];
/** Long enough for a time to be compared with the one before it. */
const DAYS = 180;

/**
 * Writes how often the ads of the shown advertisers were looked at and passed on, on the days since each was published: more for special ads,
 * on the nights before weekends, and month by month. Always the same for a day.
 */
export async function seedVisits(tx: Tx, today: string): Promise<void> {
  await sql`
    insert into ad_day (ad_id, day, views, visitors, shares)
    select ad.id, day::date, seen.views, greatest(1, seen.views * 7 / 10), seen.views / 9
    from ad join account on account.id = ad.account_id join person on person.id = account.person_id
      cross join lateral generate_series(
        greatest((ad.published_at at time zone 'Asia/Riyadh')::date, ${today}::date - ${DAYS}::int),
        ${today}::date - 1, interval '1 day') day
      cross join lateral (select
        (2 + abs(hashtext(ad.number::text || day::date)) % 9
          + case when extract(isodow from day) in (3, 4) then 4 else 0 end
          + case when ad.special_until is not null then 6 else 0 end)
        * (${DAYS}::int * 2 - (${today}::date - day::date)) / (${DAYS}::int * 2) as views) seen
    where person.phone = any(${SHOWN}::text[]) and ad.state = 'published' and seen.views > 0`.execute(tx);
}
