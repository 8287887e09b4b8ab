import type { DayFigures } from '@diyar/contract/supply/host-ads';
import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';

export interface CountedAd {
  id: string;
  unit_id: string;
  purpose: 'rent' | 'sale';
  published_at: Date | null;
}

/** An ad of an account that was not deleted. */
export async function findCountedAd(
  reader: Reader,
  accountId: string,
  number: string,
): Promise<CountedAd | undefined> {
  return reader
    .selectFrom('ad')
    .select(['id', 'unit_id', 'purpose', 'published_at'])
    .where('account_id', '=', accountId)
    .where('number', '=', Number(number))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

const riyadhDay = (instant: string) => sql`(${sql.ref(instant)} at time zone 'Asia/Riyadh')::date`;

/**
 * The figures of an ad on each Riyadh date from `from` to `to`, both included. A reservation counts on the day a payment
 * secured it, once it is accepted and while it stands.
 */
export async function findDayFigures(
  reader: Reader,
  ad: { id: string; unitId: string },
  { from, to }: { from: string; to: string },
): Promise<DayFigures[]> {
  const start = sql`(${from}::date)::timestamp at time zone 'Asia/Riyadh'`;
  const { rows } = await sql<DayFigures>`
    with visited as (
      select day, sum(views)::int as views, sum(visitors)::int as visitors, sum(shares)::int as shares
      from (select day, views, visitors, shares from ad_day where ad_id = ${ad.id} and day >= ${from}::date
        union all select day, views, 1, shared::int from ad_visit where ad_id = ${ad.id} and day >= ${from}::date) both_kinds
      group by day),
    kept as (
      select ${riyadhDay('saved_at')} as day, count(*)::int as favourites
      from favourite where ad_id = ${ad.id} and saved_at >= ${start} group by 1),
    asked as (
      select ${riyadhDay('at')} as day, count(*) filter (where channel = 'phone')::int as calls,
        count(*) filter (where channel = 'whatsapp')::int as whatsapp
      from contact_reveal where ad_id = ${ad.id} and at >= ${start} group by 1),
    booked as (
      select ${riyadhDay('secured_at')} as day, count(*)::int as reservations from reservation
      where unit_id = ${ad.unitId} and secured_at >= ${start} and state in ('active', 'finished') group by 1)
    select calendar.day::date::text as date, coalesce(views, 0) as views, coalesce(visitors, 0) as visitors,
      coalesce(favourites, 0) as favourites, coalesce(calls, 0) as calls, coalesce(whatsapp, 0) as whatsapp,
      coalesce(shares, 0) as shares, coalesce(reservations, 0) as reservations
    from generate_series(${from}::date, ${to}::date, interval '1 day') as calendar (day)
    left join visited on visited.day = calendar.day::date
    left join kept on kept.day = calendar.day::date
    left join asked on asked.day = calendar.day::date
    left join booked on booked.day = calendar.day::date
    order by calendar.day`.execute(reader);
  return rows;
}
