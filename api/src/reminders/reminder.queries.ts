import type { NotificationKey } from '@diyar/contract/words/notification-words';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';
import type { ReservationReminderKind } from '../platform/db/schema.generated.ts';

export interface Reminder {
  kind: ReservationReminderKind;
  key: NotificationKey;
  tells: 'guest' | 'host' | 'both';
  /** The bookings `r` that it is due for at an instant. */
  dueAt: (now: Date) => RawBuilder<unknown>;
}

const within = (column: string, now: Date, before: string) =>
  sql`${sql.ref(column)} > ${now} and ${sql.ref(column)} <= ${now}::timestamptz + ${before}::interval`;

/** Everything that bookings are reminded of (product.md 7). Those made shortly before are not reminded of what they were just told. */
export const REMINDERS: readonly Reminder[] = [
  {
    kind: 'hold_ends',
    key: 'reservation_hold_ends',
    tells: 'guest',
    dueAt: (now) =>
      sql`r.state = 'pending' and ${within('r.hold_until', now, '5 minutes')} and r.hold_until <= r.created_at + interval '1 hour'`,
  },
  {
    kind: 'transfer_not_sent',
    key: 'reservation_transfer_not_sent',
    tells: 'guest',
    dueAt: (now) =>
      sql`r.state = 'pending' and ${within('r.hold_until', now, '6 hours')} and r.hold_until > r.created_at + interval '12 hours'`,
  },
  {
    kind: 'question_waits',
    key: 'reservation_question_waits',
    tells: 'host',
    dueAt: (now) => sql`r.state = 'waiting_for_approval' and ${within('r.answer_until', now, '4 hours')}`,
  },
  {
    kind: 'arrival',
    key: 'stay_begins_soon',
    tells: 'both',
    // The day before, and not one that was booked within that day.
    dueAt: (now) =>
      sql`r.state = 'active' and ${within('r.starts_at', now, '24 hours')} and r.created_at < r.starts_at - interval '30 hours'`,
  },
  {
    kind: 'departure',
    key: 'stay_ends_soon',
    tells: 'both',
    // Nights and longer: who came for an hour knows when it is over.
    dueAt: (now) => sql`r.state = 'active' and r.period > 1 and ${within('r.ends_at', now, '6 hours')}`,
  },
  {
    kind: 'evaluation',
    key: 'evaluation_waits',
    tells: 'both',
    dueAt: (now) =>
      sql`r.state = 'finished' and r.ends_at <= ${now}::timestamptz - interval '20 hours' and r.ends_at > ${now}::timestamptz - interval '4 days'
        and not exists (select from evaluation e where e.reservation_id = r.id)`,
  },
  {
    kind: 'claim_time',
    key: 'deposit_claim_time_ends',
    tells: 'host',
    dueAt: (now) =>
      sql`r.state = 'finished' and exists (select from deposit d where d.reservation_id = r.id and d.state = 'held'
        and r.ends_at + make_interval(secs => d.claim_seconds) > ${now}
        and r.ends_at + make_interval(secs => d.claim_seconds) <= ${now}::timestamptz + interval '12 hours')`,
  },
  {
    kind: 'claim_answer',
    key: 'deposit_claim_answer_waits',
    tells: 'guest',
    dueAt: (now) =>
      sql`exists (select from deposit_claim c where c.reservation_id = r.id and c.state = 'asked'
        and ${within('c.answer_until', now, '12 hours')})`,
  },
];

export interface Reminded {
  number: number;
  starts_at: Date;
  guest_account_id: string;
  host_account_id: string;
}

/** Bookings that a reminder is due for and that have not had it. */
export async function findUnreminded(
  reader: Reader,
  { kind, dueAt }: Reminder,
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.id from reservation r
    where ${dueAt(now)}
      and not exists (select from reservation_reminder done where done.reservation_id = r.id and done.kind = ${kind}::reservation_reminder_kind)
    order by r.id`.execute(reader);
  return rows.map(({ id }) => id);
}

/** Claims a reminder for a booking; undefined when it is not due any more, or was claimed before. Steps of the booking wait meanwhile. */
export async function claimReminder(
  tx: Tx,
  { kind, dueAt }: Reminder,
  reservationId: string,
  now: Date,
): Promise<Reminded | undefined> {
  await sql`select from reservation where id = ${reservationId} for no key update`.execute(tx);
  const { rows } = await sql<Reminded>`
    with claimed as (
      insert into reservation_reminder (reservation_id, kind, reminded_at)
      select r.id, ${kind}::reservation_reminder_kind, ${now}::timestamptz from reservation r
      where r.id = ${reservationId} and ${dueAt(now)}
      on conflict on constraint reservation_reminder_once do nothing
      returning reservation_id)
    select r.number, r.starts_at, r.guest_account_id, r.host_account_id
    from claimed join reservation r on r.id = claimed.reservation_id`.execute(tx);
  return rows[0];
}
