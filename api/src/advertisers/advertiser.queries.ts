import type { OpenStretch } from '@diyar/contract/people/my-info';
import { type RawBuilder, sql } from 'kysely';
import { onShow } from '../ads/on-show.ts';
import type { Reader } from '../platform/db/database.ts';
import type { AccountKind } from '../platform/db/schema.generated.ts';

export interface AdvertiserRow {
  id: string;
  number: number;
  kind: AccountKind;
  name: string;
  verified_at: Date | null;
  created_at: Date;
  city_slug: string | null;
  city_ar: string | null;
  city_en: string | null;
  picture_key: string | null;
  ads: number;
  rates: number[];
}

export interface ProfileRow extends AdvertiserRow {
  about_ar: string | null;
  about_en: string | null;
  languages: string[];
  opening_hours: OpenStretch[];
}

/** Ads of an account that anyone finds on `today`, a Riyadh date. */
const LISTED = (today: string, city: RawBuilder<unknown> = sql``) => sql`
  from ad
  join unit on unit.id = ad.unit_id
  join licence on licence.id = ad.licence_id
  join property on property.id = unit.property_id
  where ad.account_id = account.id and ${onShow(today)} ${city}`;

/** Columns that cards and profiles show; `rates` counts the evaluations with one star, two … five. */
const SHOWN = (today: string) => sql`
  account.id, account.number, account.kind, account.name, account.verified_at, account.created_at,
  city.slug as city_slug, city.name_ar as city_ar, city.name_en as city_en,
  coalesce(profile.logo_key, profile.photo_key) as picture_key,
  (select count(*)::int ${LISTED(today)}) as ads,
  (select array[count(*) filter (where rate = 1), count(*) filter (where rate = 2), count(*) filter (where rate = 3),
      count(*) filter (where rate = 4), count(*) filter (where rate = 5)]::int[]
    from evaluation join unit on unit.id = evaluation.unit_id
    where unit.account_id = account.id and evaluation.side = 'guest' and evaluation.shown_at is not null) as rates`;

/** An account that advertises, by its public number: a business, or anyone with an ad on show. Closed ones are not found. */
export async function findAdvertiser(
  reader: Reader,
  number: string,
  today: string,
): Promise<ProfileRow | undefined> {
  const { rows } = await sql<ProfileRow>`
    select ${SHOWN(today)}, profile.about_ar, profile.about_en, coalesce(profile.languages, '{}') as languages,
      (select coalesce(json_agg(json_build_object('weekday', weekday, 'opens', left(opens_at::text, 5),
          'closes', left(closes_at::text, 5)) order by weekday, opens_at), '[]')
        from opening_hours where opening_hours.account_id = account.id) as opening_hours
    from account
    left join account_profile profile on profile.account_id = account.id
    left join city on city.id = profile.city_id
    where account.number = ${number}::bigint and account.closed_at is null
      and (account.kind = 'business' or exists (select ${LISTED(today)}))`.execute(reader);
  return rows[0];
}

/**
 * How many requests and guests' first messages since an instant an account answered, and the median of minutes to its first answer to
 * each; null where it answered none. What it never answered counts in neither.
 */
export async function findAnswerTimes(
  reader: Reader,
  accountId: string,
  since: Date,
): Promise<{ answers: number; minutes: number | null }> {
  const { rows } = await sql<{ answers: number; minutes: number | null }>`
    select count(*)::int as answers,
      percentile_cont(0.5) within group (order by extract(epoch from answered_at - asked_at) / 60) as minutes
    from (
      select request.published_at as asked_at, min(request_answer.at) as answered_at
      from request_answer join request on request.id = request_answer.request_id
      where request_answer.account_id = ${accountId} and request_answer.at >= ${since}
      group by request.id
      union all
      select asked.at, (select min(created_at) from message
          where reservation_id = reservation.id and account_id = ${accountId} and created_at >= asked.at)
      from reservation cross join lateral (select min(created_at) as at from message
          where reservation_id = reservation.id and account_id <> ${accountId}) asked
      where reservation.host_account_id = ${accountId} and asked.at >= ${since}
    ) first where answered_at is not null`.execute(reader);
  return rows[0] ?? { answers: 0, minutes: null };
}

/** How many bookings an account was asked about, accepted, had confirmed and cancelled itself since an instant. */
export interface BookingCounts {
  asked: number;
  accepted: number;
  confirmed: number;
  cancelled: number;
}

/** What an account did with bookings since an instant. Silence counts as not accepting; what guests withdrew counts in neither. */
export async function countBookings(
  reader: Reader,
  accountId: string,
  since: Date,
): Promise<BookingCounts | undefined> {
  const { rows } = await sql<BookingCounts>`
    select count(*) filter (where step.event in ('accept', 'decline', 'expire'))::int as asked,
      count(*) filter (where step.event = 'accept')::int as accepted,
      count(distinct step.reservation_id) filter (where step.to_state = 'active' and step.from_state <> 'active')::int as confirmed,
      count(*) filter (where step.event = 'host_cancel')::int as cancelled
    from reservation join reservation_transition step on step.reservation_id = reservation.id
    where reservation.host_account_id = ${accountId} and step.at >= ${since}`.execute(reader);
  return rows[0];
}

/** Only those who have an ad on show, in the city asked for if any. */
const VERIFIED = (today: string, city: string | undefined) => {
  const there =
    city === undefined ? sql`` : sql`and property.city_id = (select id from city where slug = ${city})`;
  return sql`account.verified_at is not null and account.closed_at is null
    and exists (select ${LISTED(today, there)})`;
};

/** A page of verified advertisers, the longest verified first. */
export async function findVerified(
  reader: Reader,
  asked: { today: string; city: string | undefined; limit: number; offset: number },
): Promise<AdvertiserRow[]> {
  const { rows } = await sql<AdvertiserRow>`
    select ${SHOWN(asked.today)}
    from account
    left join account_profile profile on profile.account_id = account.id
    left join city on city.id = profile.city_id
    where ${VERIFIED(asked.today, asked.city)}
    order by account.verified_at, account.id
    limit ${asked.limit} offset ${asked.offset}`.execute(reader);
  return rows;
}

export async function countVerified(
  reader: Reader,
  today: string,
  city: string | undefined,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from account where ${VERIFIED(today, city)}`.execute(reader);
  return rows[0]?.count ?? 0;
}
