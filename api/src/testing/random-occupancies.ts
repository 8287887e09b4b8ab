import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';
import type { BuiltListing } from './factories.ts';

/** Something that may happen to a listing, told apart by a number. */
export type Change = (db: Reader, listing: BuiltListing, n: number) => Promise<unknown>;

/** From the evening of 23 November 2026 on, by hours. */
const span = (n: number) => {
  const starts = sql`timestamptz '2026-11-23 18:00+03' + ${n % 150} * interval '1 hour'`;
  return sql`tstzrange(${starts}, ${starts} + ${1 + (n % 37)} * interval '1 hour' + ${n % 3} * interval '20 seconds')`;
};
const spaceOf = ({ spaceIds }: BuiltListing, n: number) => spaceIds[n % spaceIds.length] ?? null;
const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${minutes % 60}`;

/** Takes a space of a listing for a while, now and then with a gap after it, unless something is in the way. */
const take = (
  db: Reader,
  listing: BuiltListing,
  n: number,
  cause: { kind: 'hourly' | 'stay' | 'closure' | 'import'; closure?: string; reservation?: string },
) =>
  sql`insert into occupancy (space_id, during, stay, kind, closure_id, reservation_id)
    select ${spaceOf(listing, n)}, tstzrange(lower(span), upper(span) + ${n % 4} * interval '40 minutes'), span,
      ${cause.kind}::occupancy_kind, ${cause.closure ?? null}::uuid, ${cause.reservation ?? null}::uuid
    from (select ${span(n)} as span) spans
    where not exists (select from occupancy where space_id = ${spaceOf(listing, n)}
      and during && tstzrange(lower(span), upper(span) + interval '2 hours'))`.execute(db);

const shut: Change = async (db, listing, n) => {
  const { rows } = await sql<{ id: string }>`
    insert into closure (unit_id) values (${listing.unitId}) returning id`.execute(db);
  return await take(db, listing, n, { kind: n % 5 === 0 ? 'import' : 'closure', closure: rows[0]?.id ?? '' });
};

/** Some paid, some held until an hour of 20 to 28 November 2026. */
const reserve: Change = async (db, listing, n) => {
  const { rows } = await sql<{ id: string }>`
    insert into reservation (unit_id, guest_account_id, host_account_id, period, start_date, end_date, starts_at, ends_at,
      state, method, hold_until, total, tax, down_payment, security_deposit, terms, created_at, updated_at)
    select ${listing.unitId}, account.id, ${listing.host.accountId}, 2, '2026-11-24', '2026-11-25', '2026-11-24', '2026-11-25',
      ${n % 3 === 0 ? 'active' : 'pending'}::reservation_state, 'card',
      timestamptz '2026-11-20' + ${n % 200} * interval '1 hour', 100, 0, 100, 0, '{}', now(), now()
    from account where account.id <> ${listing.host.accountId}
      and not exists (select from reservation where unit_id = ${listing.unitId} and guest_account_id = account.id)
    order by account.id limit 1 returning id`.execute(db);
  const kind = n % 7 < 3 ? 'hourly' : 'stay';
  return rows[0] && (await take(db, listing, n, { kind, reservation: rows[0].id }));
};

/** Everything that can happen to when an ad's unit is taken. */
export const OCCUPANCY_CHANGES: readonly Change[] = [
  shut,
  shut,
  reserve,
  reserve,
  (db, { unitId }, n) =>
    sql`update reservation set hold_until = timestamptz '2026-11-20' + ${n % 200} * interval '1 hour'
      where unit_id = ${unitId}`.execute(db),
  (db, { unitId }, n) =>
    sql`update reservation set state = ${n % 2 === 0 ? 'active' : 'processing'}::reservation_state
      where unit_id = ${unitId}`.execute(db),
  (db, listing, n) => sql`delete from occupancy where space_id = ${spaceOf(listing, n)}`.execute(db),
  (db, { unitId }) => sql`delete from reservation where unit_id = ${unitId}`.execute(db),
  (db, listing, n) =>
    sql`update occupancy set stay = shorter, during = shorter
      from (select id, tstzrange(lower(during), upper(during) - interval '30 minutes') as shorter from occupancy
        where upper(during) - lower(during) > interval '30 minutes') cut
      where cut.id = occupancy.id and space_id = ${spaceOf(listing, n)}`.execute(db),
  (db, { unitId }, n) => {
    const departure = (n * 30) % 840;
    const gap = (n * 7) % 240;
    const arrival = Math.min(1440, departure + gap + (n % 5) * 90);
    return sql`update unit_policy set departure_time = ${clock(departure)}::time, gap_minutes = ${gap},
      arrival_time = ${n % 6 === 0 ? '24:00' : clock(arrival)}::time where unit_id = ${unitId}`.execute(db);
  },
  (db, { unitId }, n) =>
    sql`update unit_policy set arrival_days = ${n % 4 === 0 ? [1 + (n % 7), 1 + ((n + 3) % 7)] : [1, 2, 3, 4, 5, 6, 7]}::smallint[],
      same_day_until = ${n % 3 === 0 ? clock((n * 90) % 1440) : null}::time, min_months = ${1 + (n % 2)},
      min_nights = ${1 + (n % 3)}, max_nights = ${1 + (n % 3) + (n % 5)},
      notice_minutes = ${n % 2 === 0 ? 0 : (n * 50) % 6000}, horizon_days = ${n % 3 === 0 ? 365 : n % 9}
      where unit_id = ${unitId}`.execute(db),
  (db, { unitId }, n) => {
    const opens = (n * 30) % 1200;
    const slot = [15, 30, 60, 120, 240][n % 5] ?? 60;
    const weekend = n % 3 === 0 ? [null, null, null, null, '09:00', '09:30', null] : [];
    return sql`update unit_policy set opens_at = ${clock(opens)}::time, slot_minutes = ${slot},
      weekday_opens_at = ${weekend}::time[],
      weekday_closes_at = ${weekend.map((time) => (time === null ? null : n % 2 === 0 ? '24:00' : '12:00'))}::time[],
      closes_at = ${clock(Math.min(1440, opens + (n % 2 === 0 ? slot : 30 + ((n * 70) % 600))))}::time, min_hours = ${1 + (n % 3)},
      max_hours = ${1 + (n % 3) + (n % 4)}, days_off = ${n % 4 === 0 ? [1 + (n % 7)] : []}::smallint[]
      where unit_id = ${unitId}`.execute(db);
  },
  (db, { unitId }, n) =>
    sql`insert into unit_space (unit_id, space_id) select ${unitId}, id from space order by id offset ${n % 60} limit 1
      on conflict do nothing`.execute(db),
  (db, { unitId, spaceIds }) =>
    sql`delete from unit_space where unit_id = ${unitId} and space_id <> ${spaceIds[0] ?? null}`.execute(db),
];
