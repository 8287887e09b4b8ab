import type { KeyFigure } from '@diyar/contract/words/key-figure-words';
import { GOOD_FROM } from '@diyar/contract/words/ticket-words';
import { sql } from 'kysely';
import { onShow } from '../ads/on-show.ts';
import type { Reader } from '../platform/db/database.ts';

/** Half of them took no longer, in minutes. */
export type AnswerTime = Extract<KeyFigure, 'request_answer_minutes' | 'ticket_answer_minutes'>;
/** Figures that are summed over a bar; ads on show are counted at an instant. */
export type Summed = Exclude<KeyFigure, 'on_show' | 'satisfied_percent' | AnswerTime> | 'satisfied';

const riyadhDay = (instant: string) => sql`(${sql.ref(instant)} at time zone 'Asia/Riyadh')::date`;

/** Sums by bar of what happened between two Riyadh dates, both included: each bar begins at one of `starts`; `bar` counts them from 1. */
export async function sumByBar(
  reader: Reader,
  { from, to }: { from: string; to: string },
  starts: readonly string[],
): Promise<{ bar: number; measure: Summed; value: number }[]> {
  const start = sql`(${from}::date)::timestamp at time zone 'Asia/Riyadh'`;
  const end = sql`(${to}::date + 1)::timestamp at time zone 'Asia/Riyadh'`;
  const { rows } = await sql<{ bar: number; measure: Summed; value: number }>`
    with asked as (
      select request.created_at, exists (select from request_answer where request_answer.request_id = request.id
          and request_answer.at < request.created_at + interval '24 hours') as answered
      from request where created_at >= ${start} and created_at < ${end}
    ), side as (
      select at, kind, credit as account, amount from ledger_entry where at >= ${start} and at < ${end}
      union all
      select at, kind, debit, -amount from ledger_entry where at >= ${start} and at < ${end}
    ), fact (day, measure, value) as (
      select ${riyadhDay('published_at')}, 'published', 1 from ad where published_at >= ${start} and published_at < ${end}
      union all select day, 'searches', searches from search_day
      union all select day, 'without_results', without_results from search_day
      union all select ${riyadhDay('created_at')}, 'requests', 1 from asked
      union all select ${riyadhDay('created_at')}, 'answered', 1 from asked where answered
      union all select ${riyadhDay('created_at')}, 'ratings', 1 from ticket_rating where created_at >= ${start} and created_at < ${end}
      union all select ${riyadhDay('created_at')}, 'satisfied', 1 from ticket_rating
        where created_at >= ${start} and created_at < ${end} and score >= ${GOOD_FROM}
      union all select ${riyadhDay('secured_at')}, 'bookings', 1 from reservation
        where secured_at >= ${start} and secured_at < ${end}
      union all select ${riyadhDay('at')}, 'canceled', 1 from reservation_transition
        where to_state = 'canceled' and from_state in ('waiting_for_approval', 'active')
          and at >= ${start} and at < ${end}
      union all select ${riyadhDay('at')}, 'received', -amount from side
        where account in ('gateway', 'bank') and kind in ('payment_settled', 'surplus_received', 'part_counted')
      union all select ${riyadhDay('at')}, 'refunded', amount from side
        where account in ('gateway', 'bank') and kind = 'refund_paid'
      union all select ${riyadhDay('at')}, 'earned', amount from side
        where account in ('fee_income', 'membership_income')
    )
    select width_bucket(day, ${[...starts]}::date[]) as bar, measure, sum(value)::bigint as value from fact
    where day >= ${from}::date and day <= ${to}::date group by 1, 2`.execute(reader);
  return rows;
}

/**
 * How long the first answer to what was asked between two Riyadh dates took: by bar as in `sumByBar`, and together, as far as `until` and from `since`
 * on, where `bar` is null.
 */
export async function findAnswerTimes(
  reader: Reader,
  { from, to, until, since }: { from: string; to: string; until: string; since: string },
  starts: readonly string[],
): Promise<{ bar: number | null; later: boolean; measure: AnswerTime; minutes: number }[]> {
  const start = sql`(${from}::date)::timestamp at time zone 'Asia/Riyadh'`;
  const end = sql`(${to}::date + 1)::timestamp at time zone 'Asia/Riyadh'`;
  const { rows } = await sql<{ bar: number | null; later: boolean; measure: AnswerTime; minutes: number }>`
    with asked (measure, at, answered_at) as (
      select 'request_answer_minutes', request.created_at, (select min(at) from request_answer where request_id = request.id)
      from request where created_at >= ${start} and created_at < ${end}
      union all
      select 'ticket_answer_minutes', ticket.created_at, (select min(created_at) from ticket_message
          where ticket_id = ticket.id and operator_id is not null)
      from ticket where created_at >= ${start} and created_at < ${end}
    ), took as (
      select measure, width_bucket(${riyadhDay('at')}, ${[...starts]}::date[]) as bar, ${riyadhDay('at')} >= ${since}::date as later,
        extract(epoch from answered_at - at) / 60 as minutes
      from asked
      where answered_at is not null and (${riyadhDay('at')} <= ${until}::date or ${riyadhDay('at')} >= ${since}::date)
    )
    select bar, later, measure, round(percentile_cont(0.5) within group (order by minutes))::int as minutes from took
    group by grouping sets ((measure, later, bar), (measure, later))`.execute(reader);
  return rows;
}

/**
 * How many ads were on show at the end of each Riyadh date, units by link only left out: those of `today` by the rule of the site's
 * lists, those of earlier ones by the steps since.
 */
export async function countOnShow(reader: Reader, days: readonly string[], today: string): Promise<number[]> {
  const { rows } = await sql<{ shown: number }>`
    with step as (
      select at, (to_state = 'published')::int - (from_state = 'published')::int as more
      from ad_transition join ad on ad.id = ad_transition.ad_id join unit on unit.id = ad.unit_id
      where unit.privacy = 'public' and (to_state = 'published' or from_state = 'published')
    )
    select (case when asked.day >= ${today}::date
      then (select count(*) from ad join unit on unit.id = ad.unit_id join licence on licence.id = ad.licence_id
        where ${onShow(today)})
      else (select count(*) from ad join unit on unit.id = ad.unit_id where ad.state = 'published' and unit.privacy = 'public')
        - coalesce((select sum(more) from step
          where at >= (asked.day + 1)::timestamp at time zone 'Asia/Riyadh'), 0) end)::int as shown
    from unnest(${[...days]}::date[]) with ordinality asked (day, place) order by place`.execute(reader);
  return rows.map(({ shown }) => shown);
}

/** The first Riyadh day of which searches were counted. */
export async function findFirstSearchDay(reader: Reader): Promise<string | null> {
  const row = await reader
    .selectFrom('search_day')
    .select((eb) => eb.fn.min('day').as('day'))
    .executeTakeFirst();
  return row?.day ?? null;
}
