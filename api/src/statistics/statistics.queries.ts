import { sql } from 'kysely';
import { askedOf, unacceptedOf } from '../ledger/unanswered.ts';
import type { Reader } from '../platform/db/database.ts';

/** What is summed up of a unit; occupied and offered are days, rates the sum of stars, income halalas. */
export type Counted =
  | 'views'
  | 'visitors'
  | 'favourites'
  | 'calls'
  | 'whatsapp'
  | 'shares'
  | 'reservations'
  | 'occupied'
  | 'offered'
  | 'rates'
  | 'rated'
  | 'income';

interface Counting {
  accountId: string;
  /** One unit of it alone. */
  unitId?: string | undefined;
  /** Riyadh dates, both included. */
  from: string;
  to: string;
}

const riyadhDay = (instant: string) => sql`(${sql.ref(instant)} at time zone 'Asia/Riyadh')::date`;

/** Everything that happened to an account's units in a time: unit, Riyadh day, what, how much. */
const factsOf = ({ accountId, unitId, from, to }: Counting) => {
  const start = sql`(${from}::date)::timestamp at time zone 'Asia/Riyadh'`;
  const end = sql`(${to}::date + 1)::timestamp at time zone 'Asia/Riyadh'`;
  return sql`
    mine as (select id as unit_id from unit where account_id = ${accountId}
      ${unitId === undefined ? sql`` : sql`and id = ${unitId}`}),
    shown as (select ad.id as ad_id, ad.unit_id, ad.purpose, ad.published_at from mine join ad using (unit_id)),
    -- Days on which the rent of a unit had been published, and those that a stay took.
    offered as (select unit_id, min(${riyadhDay('published_at')}) as since from shown
      where purpose = 'rent' and published_at is not null group by unit_id),
    taken as (select distinct reservation.unit_id, day::date as day from mine join reservation using (unit_id)
      join offered using (unit_id)
      cross join lateral generate_series(greatest(start_date, ${from}::date, since),
        least(case when period = 1 then start_date else end_date - 1 end, ${to}::date), interval '1 day') as day
      where state in ('waiting_for_approval', 'active', 'finished')
        and start_date <= ${to}::date and end_date >= ${from}::date),
    fact as (
      select unit_id, day, measure, value from shown join lateral (
          select day, views, visitors, shares from ad_day where ad_day.ad_id = shown.ad_id
          union all select day, views, 1, shared::int from ad_visit where ad_visit.ad_id = shown.ad_id) visit on true
        cross join lateral (values ('views', views), ('visitors', visitors), ('shares', shares)) counted (measure, value)
      union all select unit_id, ${riyadhDay('saved_at')}, 'favourites', 1 from shown
        join favourite using (ad_id) where saved_at >= ${start} and saved_at < ${end}
      union all select unit_id, ${riyadhDay('at')}, case channel when 'phone' then 'calls' else 'whatsapp' end, 1
        from shown join contact_reveal using (ad_id) where at >= ${start} and at < ${end}
      union all select unit_id, ${riyadhDay('secured_at')}, 'reservations', 1 from mine join reservation using (unit_id)
        where secured_at >= ${start} and secured_at < ${end} and state in ('active', 'finished')
      union all select unit_id, day, 'occupied', 1 from taken
      union all select unit_id, day::date, 'offered', 1 from offered
        cross join lateral generate_series(greatest(since, ${from}::date), ${to}::date, interval '1 day') as day
      union all select unit_id, ${riyadhDay('evaluation.published_at')}, counted.measure, counted.value
        from mine join evaluation using (unit_id)
        cross join lateral (values ('rates', rate::int), ('rated', 1)) counted (measure, value)
        where side = 'guest' and evaluation.shown_at is not null
      union all select unit_id, ${riyadhDay('ledger_entry.at')}, 'income',
          case when credit = 'reservation_funds' then amount else -amount end
        from ledger_entry join reservation on reservation.id = ledger_entry.reservation_id join mine using (unit_id)
        where (credit = 'reservation_funds' and credit_party_id = ${accountId}
            or debit = 'reservation_funds' and debit_party_id = ${accountId})
          and reservation.id not in ${unacceptedOf(accountId)} and ledger_entry.at >= ${start} and ledger_entry.at < ${end}
      union all select unit_id, ${riyadhDay('asked.at')}, 'income', -asked.amount from ${askedOf(accountId)} asked
        join reservation on reservation.id = asked.reservation_id join mine using (unit_id)
        where asked.at >= ${start} and asked.at < ${end})`;
};

/** Sums by bar: each bar begins at one of `starts` and ends before the next; `bar` counts them from 1. */
export async function sumByBar(
  reader: Reader,
  counting: Counting,
  starts: readonly string[],
): Promise<{ bar: number; measure: Counted; value: number }[]> {
  const { rows } = await sql<{ bar: number; measure: Counted; value: number }>`
    with ${factsOf(counting)}
    select width_bucket(day, ${starts}::date[]) as bar, measure, sum(value)::bigint as value from fact
    where day >= ${counting.from}::date and day <= ${counting.to}::date group by 1, 2`.execute(reader);
  return rows;
}

/** A unit with its newest ad, and one of its sums; those without any have none. */
export interface UnitSum {
  unit_id: string;
  number: number;
  title_ar: string | null;
  title_en: string | null;
  sums: Partial<Record<Counted, number>>;
}

/** Sums of each unit that has an ad, the most viewed first. */
export async function sumByUnit(reader: Reader, counting: Counting, most: number): Promise<UnitSum[]> {
  const { rows } = await sql<UnitSum>`
    with ${factsOf(counting)},
    summed as (select unit_id, jsonb_object_agg(measure, value) as sums from (
      select unit_id, measure, sum(value)::bigint as value from fact
      where day >= ${counting.from}::date and day <= ${counting.to}::date group by 1, 2) each group by 1)
    select unit.id as unit_id, newest.number, newest.title_ar, newest.title_en, coalesce(sums, '{}') as sums
    from mine join unit on unit.id = mine.unit_id and unit.deleted_at is null
    join lateral (select number, title_ar, title_en from ad where ad.unit_id = unit.id and ad.deleted_at is null
      order by created_at desc, id desc limit 1) newest on true
    left join summed on summed.unit_id = unit.id
    order by coalesce((sums ->> 'views')::int, 0) desc, newest.number limit ${most}`.execute(reader);
  return rows;
}

/** The unit of an ad of an account, by the ad's number; undefined for others' and for what was deleted. */
export async function findUnitOfAd(
  reader: Reader,
  accountId: string,
  number: string,
): Promise<string | undefined> {
  const row = await reader
    .selectFrom('ad')
    .select('unit_id')
    .where('account_id', '=', accountId)
    .where('number', '=', Number(number))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.unit_id;
}
