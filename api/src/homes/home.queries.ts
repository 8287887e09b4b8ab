import type { ReservationState } from '@diyar/contract/booking/reservations';
import type { AdState } from '@diyar/contract/supply/host-ads';
import { sql } from 'kysely';
import { dueNow } from '../dues/due-now.ts';
import type { Reader } from '../platform/db/database.ts';

export interface Titles {
  title_ar: string | null;
  title_en: string | null;
}

export interface StayRow extends Titles {
  number: number;
  start_date: string;
  end_date: string;
  /** HH:mm of a stay by the hour. */
  start_time: string | null;
  end_time: string | null;
  state: ReservationState;
}

/** The newest ad of a row of `unit`, whose titles its stays have. */
export const NEWEST_AD = sql`left join lateral (select title_ar, title_en from ad where ad.unit_id = unit.id
  order by created_at desc, id desc limit 1) newest on true`;

/**
 * The next stays of an account: as guest those that go on or are to come, a hold until its end; as host the confirmed ones that have
 * not begun.
 */
export async function findStays(
  reader: Reader,
  of: { accountId: string; side: 'guest' | 'host' },
  { now, most }: { now: Date; most: number },
): Promise<StayRow[]> {
  const isGuest = of.side === 'guest';
  const mine = sql.ref(isGuest ? 'reservation.guest_account_id' : 'reservation.host_account_id');
  const counts = isGuest
    ? sql`state in ('pending', 'processing', 'waiting_for_approval', 'active') and (state <> 'pending' or hold_until > ${now})`
    : sql`state = 'active' and starts_at > ${now}`;
  const { rows } = await sql<StayRow>`
    with stay as (
      select id, number, start_date, end_date, start_time, end_time, starts_at, state, unit_id from reservation
      where ${mine} = ${of.accountId} and ${counts} and ends_at > ${now}
        and end_date >= (${now}::timestamptz at time zone 'Asia/Riyadh')::date - 1
      order by starts_at, id limit ${most})
    select stay.number, stay.start_date, stay.end_date, stay.start_time, stay.end_time, stay.state,
      coalesce(newest.title_ar, unit.name_ar) as title_ar, coalesce(newest.title_en, unit.name_en) as title_en
    from stay join unit on unit.id = stay.unit_id ${NEWEST_AD}
    order by stay.starts_at, stay.id`.execute(reader);
  return rows;
}

export interface WaitingRow extends StayRow {
  /** The other side. */
  other: string;
  /** Halalas: what a hold costs now, or all of a booking that is to be answered. */
  amount: number;
  until: Date | null;
  /** A booked stay is to become the one that is told. */
  is_change: boolean;
}

/** Changes of booked stays that an advertiser has to answer, as rows of `findWaiting`. */
const askedChanges = (accountId: string, now: Date) => sql`
  select r.id, r.number, c.new_start_date, c.new_end_date, c.new_start_time, c.new_end_time, r.state, r.unit_id, c.wait_until, (c.new_terms ->> 'total')::bigint,
    r.guest_account_id, true
  from reservation_change c join reservation r on r.id = c.reservation_id
  where c.state = 'asked' and c.wait_until > ${now} and r.host_account_id = ${accountId}`;

/** Bookings that wait for an account, the most pressing first: holds of its own to be paid, or its guests' bookings and changes to be answered. */
export async function findWaiting(
  reader: Reader,
  of: { accountId: string; side: 'guest' | 'host' },
  { now, most }: { now: Date; most: number },
): Promise<WaitingRow[]> {
  const isGuest = of.side === 'guest';
  const mine = sql.ref(isGuest ? 'r.guest_account_id' : 'r.host_account_id');
  const waits = isGuest
    ? sql`r.state = 'pending' and due_now.amount > 0`
    : sql`r.state = 'waiting_for_approval' and r.ends_at > ${now}`;
  const until = sql.ref(isGuest ? 'r.hold_until' : 'r.answer_until');
  const { rows } = await sql<WaitingRow>`
    with waiting as (
      select r.id, r.number, r.start_date, r.end_date, r.start_time, r.end_time, r.state, r.unit_id, ${until} as until,
        ${isGuest ? sql`due_now.amount` : sql`r.total`} as amount,
        ${sql.ref(isGuest ? 'r.host_account_id' : 'r.guest_account_id')} as other_id, false as is_change
      from reservation r ${dueNow(now)}
      where ${mine} = ${of.accountId} and ${waits}
      ${isGuest ? sql`` : sql`union all ${askedChanges(of.accountId, now)}`}
      order by until, id limit ${most})
    select waiting.number, waiting.is_change, waiting.start_date, waiting.end_date, waiting.start_time, waiting.end_time, waiting.state, waiting.until, waiting.amount, other.name as other,
      coalesce(newest.title_ar, unit.name_ar) as title_ar, coalesce(newest.title_en, unit.name_en) as title_en
    from waiting join account other on other.id = waiting.other_id join unit on unit.id = waiting.unit_id ${NEWEST_AD}
    order by waiting.until, waiting.id`.execute(reader);
  return rows;
}

/** How many ads of an account are in each state. */
export async function countAdsByState(
  reader: Reader,
  accountId: string,
): Promise<{ state: AdState; count: number }[]> {
  return reader
    .selectFrom('ad')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .groupBy('state')
    .orderBy('state')
    .execute();
}

/** Ads that wait for their own people, the latest changed first. */
export async function findAdsIn(
  reader: Reader,
  accountId: string,
  { states, most }: { states: readonly AdState[]; most: number },
): Promise<(Titles & { number: number; state: AdState })[]> {
  return reader
    .selectFrom('ad')
    .select(['number', 'state', 'title_ar', 'title_en'])
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where('state', 'in', [...states])
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** Ads that are shown or could be, whose licence ends from one Riyadh date to another, both included. */
export async function findLicencesEnding(
  reader: Reader,
  accountId: string,
  { from, to, most }: { from: string; to: string; most: number },
): Promise<(Titles & { number: number; expires_on: string })[]> {
  return reader
    .selectFrom('ad')
    .innerJoin('licence', 'licence.id', 'ad.licence_id')
    .select(['ad.number', 'ad.title_ar', 'ad.title_en', 'licence.expires_on'])
    .where('ad.account_id', '=', accountId)
    .where('ad.deleted_at', 'is', null)
    .where('ad.state', 'in', ['published', 'hidden'])
    .where('licence.expires_on', '>=', from)
    .where('licence.expires_on', '<=', to)
    .orderBy('licence.expires_on')
    .orderBy('ad.id')
    .limit(most)
    .execute();
}

/** Whether an account ever added a property, deleted ones too, or bought a plan. */
export async function hasAdvertised(reader: Reader, accountId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from property where account_id = ${accountId})
      or exists (select from purchase where account_id = ${accountId} and state <> 'pending') as has`.execute(
    reader,
  );
  return rows[0]?.has ?? false;
}

/** What a person has begun to add for an account and not finished. */
export function findOpenWizard(
  reader: Reader,
  of: { personId: string; accountId: string },
): Promise<{ saved_at: Date; property_id: string | null } | undefined> {
  return reader
    .selectFrom('wizard')
    .select(['saved_at', 'property_id'])
    .where('person_id', '=', of.personId)
    .where('account_id', '=', of.accountId)
    .executeTakeFirst();
}

/** Looks at all ads of an account since a Riyadh date, and from an earlier one until the day before it. */
export async function sumViews(
  reader: Reader,
  accountId: string,
  { since, before }: { since: string; before: string },
): Promise<{ now: number; before: number }> {
  const { rows } = await sql<{ now: number; before: number }>`
    with seen as (
      select ad_day.day, ad_day.views from ad_day join ad on ad.id = ad_day.ad_id
      where ad.account_id = ${accountId} and ad.deleted_at is null and ad_day.day >= ${before}::date
      union all
      select ad_visit.day, ad_visit.views from ad_visit join ad on ad.id = ad_visit.ad_id
      where ad.account_id = ${accountId} and ad.deleted_at is null and ad_visit.day >= ${before}::date)
    select coalesce(sum(views) filter (where day >= ${since}::date), 0)::int as now,
      coalesce(sum(views) filter (where day < ${since}::date), 0)::int as before
    from seen`.execute(reader);
  return rows[0] ?? { now: 0, before: 0 };
}

/** Tickets of an account that were answered and are still open. */
export async function countAnswered(reader: Reader, accountId: string): Promise<number> {
  const { count } = await reader
    .selectFrom('ticket')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('state', '=', 'answered')
    .executeTakeFirstOrThrow();
  return count;
}
