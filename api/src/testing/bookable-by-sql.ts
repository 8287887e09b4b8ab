import { monthsBetween } from '@diyar/contract/values/riyadh';
import { type Period, priceKindOf } from '@diyar/contract/words/period';
import { type RawBuilder, sql } from 'kysely';
import { readStay } from '../calendar/stay.ts';
import type { AdSearch } from '../search/index/ad-search.ts';

type Condition = RawBuilder<unknown>;
type Dates = { from: string; to: string } & Pick<AdSearch, 'now' | 'today'>;

const OVER_NIGHT = [2, 3, 4] as const;

/** Minutes of a Riyadh date, as an instant. */
const at = (date: Condition, minutes: Condition) =>
  sql`(((${date})::date + make_interval(mins => (${minutes})::int)) at time zone 'Asia/Riyadh')`;
const minutesOf = (time: Condition) => sql`(extract(epoch from ${time}) / 60)::int`;

const ARRIVAL = minutesOf(sql`unit_policy.arrival_time`);
const LEAVING = sql`(${minutesOf(sql`unit_policy.departure_time`)} + unit_policy.gap_minutes)`;
/** Hours of a date: those of its weekday, or the usual ones. */
const hoursOf = (day: Condition) => {
  const weekday = sql`extract(isodow from ${day})::int`;
  return {
    opens: minutesOf(sql`coalesce(unit_policy.weekday_opens_at[${weekday}], unit_policy.opens_at)`),
    closes: minutesOf(sql`coalesce(unit_policy.weekday_closes_at[${weekday}], unit_policy.closes_at)`),
  };
};
const SLOT = sql`unit_policy.slot_minutes`;

/** Whether something that takes the unit, a lapsed hold left out, meets a condition. */
const taken = (now: Date, condition: Condition) => sql`exists (
  select from unit_space join occupancy on occupancy.space_id = unit_space.space_id
  left join reservation on reservation.id = occupancy.reservation_id
  where unit_space.unit_id = unit.id and ${condition}
    and (reservation.id is null or reservation.state <> 'pending' or reservation.hold_until > ${now}))`;

const isLetBy = (period: Period) => sql`exists (select from unit_price
  where unit_price.unit_id = unit.id and unit_price.active and unit_price.kind = ${priceKindOf(period)}::price_kind)`;

/** Every hour of a day is taken, and there are some. */
function hasNoHour({ from, now }: Dates): Condition {
  const day = sql`${from}::date`;
  const { opens, closes } = hoursOf(day);
  const start = sql`${opens} + part * ${SLOT}`;
  const hour = sql`tstzrange(${at(day, start)}, ${at(day, sql`${start} + ${SLOT} + unit_policy.gap_minutes`)})`;
  const parts = sql`((${closes} - ${opens}) / ${SLOT})`;
  return sql`(${isLetBy(1)} and extract(isodow from ${day}) <> all(unit_policy.days_off) and ${parts} > 0
    and not exists (select from generate_series(0, ${parts} - 1) as part
      where not ${taken(now, sql`occupancy.during && ${hour}`)}))`;
}

/** No day of the stay is labelled anything but free, and nothing is between its arrival and its departure with the gap. */
function isFree(dates: Dates): Condition {
  const [from, to] = [sql`${dates.from}::date`, sql`${dates.to}::date`];
  const midnight = sql`0`;
  const days = sql`tstzrange(${at(from, midnight)}, ${at(to, midnight)})`;
  const first = sql`tstzrange(${at(from, midnight)}, ${at(sql`${dates.from}::date + 1`, midnight)})`;
  return sql`not ${taken(
    dates.now,
    sql`(lower(occupancy.during) < ${at(to, LEAVING)} and upper(occupancy.during) > ${at(from, ARRIVAL)}
      or occupancy.kind <> 'stay' and occupancy.stay && ${days} or occupancy.during @> ${first})`,
  )} and not ${hasNoHour(dates)}`;
}

/** Let for a period of nights, months or years, where the policy takes the stay. */
function isTaken(period: (typeof OVER_NIGHT)[number], { from, to, now, today }: Dates): Condition {
  const nights = sql`(${to}::date - ${from}::date)`;
  const [least, most, length] = {
    2: [sql`unit_policy.min_nights`, sql`unit_policy.max_nights`, nights],
    3: [sql`unit_policy.min_months`, sql`unit_policy.max_months`, sql.lit(monthsBetween(from, to))],
    4: [sql`unit_policy.min_years`, sql`unit_policy.max_years`, sql.lit(monthsBetween(from, to) / 12)],
  }[period] as [Condition, Condition, Condition];
  const lastToday = at(sql`${from}::date`, minutesOf(sql`unit_policy.same_day_until`));
  const soonest = sql`${now}::timestamptz + make_interval(mins => unit_policy.notice_minutes)`;
  return sql`(${isLetBy(period)} and ${length} >= ${least} and ${length} <= ${most} and ${from}::date >= ${today}::date
    and extract(isodow from ${from}::date) = any(unit_policy.arrival_days)
    and (unit_policy.same_day_until is null or ${lastToday} >= ${now}::timestamptz)
    and ${from}::date <= ${today}::date + unit_policy.horizon_days
    and (unit_policy.notice_minutes = 0 or ${at(sql`${from}::date`, ARRIVAL)} >= ${soonest}))`;
}

/** Some hours of one of the days can be had. */
function hasHours({ from, to, now, today }: Dates): Condition {
  const least = sql`(ceil(unit_policy.min_hours * 60.0 / ${SLOT}) * ${SLOT})::int`;
  const { opens, closes } = hoursOf(sql`day`);
  const begins = at(sql`day`, sql`start`);
  const stay = sql`tstzrange(${begins}, ${at(sql`day`, sql`start + ${least} + unit_policy.gap_minutes`)})`;
  return sql`(${isLetBy(1)} and ${least} <= unit_policy.max_hours * 60 and exists (
    select from generate_series(${from}::date, ${to}::date - 1, interval '1 day') as day
    cross join generate_series(${opens}, ${closes} - ${least}, ${SLOT}) as start
    where day::date >= ${today}::date and day::date <= ${today}::date + unit_policy.horizon_days
      and extract(isodow from day) <> all(unit_policy.days_off)
      and ${begins} >= ${now}::timestamptz + make_interval(mins => unit_policy.notice_minutes)
      and not ${taken(now, sql`occupancy.during && ${stay}`)}))`;
}

/** Ads that can be booked on the dates of a search, to compare with `keepBookable`; `availability` has the rules. */
export function bookableConditions({ filters: { from, to, period }, now, today }: AdSearch): Condition[] {
  if (from === undefined || to === undefined) return [];
  const dates = { from, to, now, today };
  const stays = OVER_NIGHT.filter(
    (one) => (period === undefined || period === one) && 'stay' in readStay(one, from, to),
  ).map((one) => isTaken(one, dates));
  const nights =
    stays.length === 0 ? sql`false` : sql`((${sql.join(stays, sql` or `)}) and ${isFree(dates)})`;
  const byNight = sql.join(OVER_NIGHT.map(isLetBy), sql` or `);
  const byHour =
    period === 1
      ? hasHours(dates)
      : period === undefined
        ? sql`(not (${byNight}) and ${hasHours(dates)})`
        : sql`false`;
  return [sql`ad.purpose = 'rent'`, sql`(${nights} or ${byHour})`];
}
