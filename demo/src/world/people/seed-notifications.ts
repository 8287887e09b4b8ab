import type { ReservationEvent, ReservationState } from '@diyar/contract/booking/reservations';
import { instantOf } from '@diyar/contract/values/riyadh';
import { sql } from 'kysely';
import { recordEvent } from '../../../../api/src/events/record-event.ts';
import type { Tx } from '../../../../api/src/platform/db/database.ts';
import { stepFrom } from '../../../../api/src/reservations/reservation-life.ts';

const DAY_MS = 86_400_000;
/** What happened before this many days is not told. */
const DAYS_TOLD = 20;
/** What happened before this many days was read. */
const DAYS_UNREAD = 2;
/** Those whose phones the start prints, and the people who act for their office. */
const TOLD = '+9665000000__';

interface Happened {
  account_id: string;
  person_id: string | null;
  event: ReservationEvent;
  from_state: ReservationState | null;
  number: number;
  refund: number | null;
  at: Date;
}

/**
 * Tells the named people what became of their bookings and requests lately, most of it read. What happened long ago goes to no phone.
 * Answers how many were told.
 */
export async function seedNotifications(tx: Tx, today: string): Promise<number> {
  const now = new Date(instantOf(today, 0));
  const since = new Date(now.getTime() - DAYS_TOLD * DAY_MS);
  for (const step of await stepsSince(tx, since, now)) {
    const key = stepFrom(step.from_state, step.event)?.tells;
    if (key === undefined) continue;
    const params = { reservation: step.number, ...(step.refund !== null && { refund: step.refund }) };
    await recordEvent(tx, { key, accountId: step.account_id, personId: step.person_id, params, at: step.at });
  }
  await tellAnswers(tx);
  await sql`
    update notification set read_at = at + interval '3 hours'
    where at < ${new Date(now.getTime() - DAYS_UNREAD * DAY_MS)}`.execute(tx);
  await sql`delete from graphile_worker._private_jobs job using graphile_worker._private_tasks task
    where task.id = job.task_id and task.identifier = 'notification__send'`.execute(tx);
  await sql`
    update notification_dispatch
    set state = 'unneeded', send_at = least(send_at, ${now}::timestamptz), ended_at = least(send_at, ${now}::timestamptz)`.execute(
    tx,
  );
  const { rows } = await sql<{ told: number }>`select count(*)::int as told from notification`.execute(tx);
  return rows[0]?.told ?? 0;
}

/** Steps of bookings, for each side that is one of the named. */
async function stepsSince(tx: Tx, since: Date, now: Date): Promise<Happened[]> {
  const { rows } = await sql<Happened>`
    select account.id as account_id, step.person_id, step.event, step.from_state, booked.number, step.refund, step.at
    from reservation_transition step
    join reservation booked on booked.id = step.reservation_id
    join account on account.id in (booked.guest_account_id, booked.host_account_id)
    join person on person.id = account.person_id
    where step.at > ${since} and step.at <= ${now} and person.phone like ${TOLD}
    order by step.at, step.id, account.id`.execute(tx);
  return rows;
}

/** Answers to requests are told to who asked. */
async function tellAnswers(tx: Tx): Promise<void> {
  const { rows } = await sql<{
    account_id: string;
    person_id: string | null;
    number: number;
    id: string;
    at: Date;
  }>`
    select request.account_id, answer.person_id, request.number, answer.id, answer.at
    from request_answer answer join request on request.id = answer.request_id
    join account on account.id = request.account_id join person on person.id = account.person_id
    where person.phone like ${TOLD} order by answer.at, answer.id`.execute(tx);
  for (const { account_id: accountId, person_id: personId, number, id, at } of rows)
    await recordEvent(tx, {
      key: 'request_answered',
      accountId,
      personId,
      params: { request: String(number), answer: id },
      at,
    });
}
