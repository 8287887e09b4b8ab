import type { ReservationState } from '@diyar/contract/booking/reservations';
import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';
import type { ThreadBooking } from './thread.ts';

interface BookingRow {
  reservation_id: string;
  number: number;
  side: 'guest' | 'host';
  state: ReservationState;
  state_since: Date;
  hold_until: Date | null;
  start_date: string;
  ends_at: Date;
  other_account_id: string;
  other_number: number;
  other_name: string;
  other_is_closed: boolean;
}

/** A booking of an account with its side of it and who is on the other. */
const bookingOf = (accountId: string) => sql`
  select r.id as reservation_id, r.number, mine.side, r.state, r.hold_until, r.start_date, r.ends_at,
    coalesce((select max(at) from reservation_transition step where step.reservation_id = r.id and step.to_state = r.state),
      r.updated_at) as state_since,
    other.id as other_account_id, other.number as other_number, other.name as other_name, other.closed_at is not null as other_is_closed
  from reservation r
  cross join lateral (select case when r.guest_account_id = ${accountId} then 'guest' else 'host' end as side) mine
  join account other on other.id = case when mine.side = 'guest' then r.host_account_id else r.guest_account_id end`;

function bookingFrom(row: BookingRow): ThreadBooking {
  return {
    reservationId: row.reservation_id,
    number: row.number,
    side: row.side,
    state: row.state,
    stateSince: row.state_since,
    holdUntil: row.hold_until,
    startDate: row.start_date,
    endsAt: row.ends_at,
    otherAccountId: row.other_account_id,
    otherNumber: row.other_number,
    otherName: row.other_name,
    otherIsClosed: row.other_is_closed,
  };
}

/** A booking of the account, on either side; undefined for one of others. */
export async function findBooking(
  reader: Reader,
  { accountId, number }: { accountId: string; number: string },
): Promise<ThreadBooking | undefined> {
  const { rows } = await sql<BookingRow>`${bookingOf(accountId)} where r.number = ${Number(number)}
    and (r.guest_account_id = ${accountId} or r.host_account_id = ${accountId})`.execute(reader);
  return rows.map(bookingFrom)[0];
}

/** The last 20 bookings of each of some guests, by the public numbers of their accounts, with a host: those with messages before others, the newest first. */
export async function findBookingsOfGuests(
  reader: Reader,
  { accountId, guests }: { accountId: string; guests: readonly number[] },
): Promise<ThreadBooking[]> {
  const { rows } = await sql<BookingRow>`${bookingOf(accountId)} where r.id in (
      select last.id from account guest cross join lateral (
        select id from reservation where guest_account_id = guest.id and host_account_id = ${accountId}
        order by created_at desc limit 20) last
      where guest.number = any(${guests}::bigint[]))
    order by exists (select from message_thread thread where thread.reservation_id = r.id and thread.messages > 0) desc, r.created_at desc, r.id`.execute(
    reader,
  );
  return rows.map(bookingFrom);
}

export interface MessageRow {
  position: number;
  account_id: string;
  person_id: string;
  person_name: string | null;
  text: string | null;
  picture_id: string | null;
  created_at: Date;
  /** A case hides it from the other side. */
  is_hidden: boolean;
}

/** The last messages of a thread, or the last before a position, in their order. */
export async function findMessages(
  reader: Reader,
  reservationId: string,
  { before, most }: { before: number | undefined; most: number },
): Promise<MessageRow[]> {
  const rows = await reader
    .selectFrom('message')
    .select(['position', 'account_id', 'person_id', 'text', 'picture_id', 'created_at'])
    .select((eb) => eb.fn<string | null>('name_of_person', ['message.person_id']).as('person_name'))
    .select((eb) =>
      eb
        .exists(eb.selectFrom('hidden_message').whereRef('message_id', '=', 'message.id'))
        .$castTo<boolean>()
        .as('is_hidden'),
    )
    .where('reservation_id', '=', reservationId)
    .$if(before !== undefined, (query) => query.where('position', '<', before ?? 0))
    .orderBy('position', 'desc')
    .limit(most)
    .execute();
  return rows.reverse();
}

/** How many messages of the other side a side has not read. */
export async function countUnread(
  reader: Reader,
  { reservationId, side }: Pick<ThreadBooking, 'reservationId' | 'side'>,
  accountId: string,
): Promise<number> {
  const read = side === 'guest' ? sql`thread.guest_read` : sql`thread.host_read`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from message_thread thread join message on message.reservation_id = thread.reservation_id
    where thread.reservation_id = ${reservationId} and message.position > ${read}
      and message.account_id <> ${accountId}`.execute(reader);
  return rows[0]?.count ?? 0;
}

/** Opens the thread of a booking, or takes its next position; others who write wait until the transaction ends. */
export async function takePosition(tx: Tx, reservationId: string, now: Date): Promise<number> {
  const row = await tx
    .insertInto('message_thread')
    .values({ reservation_id: reservationId, messages: 1, last_at: now })
    .onConflict((conflict) =>
      conflict
        .constraint('message_thread_pkey')
        .doUpdateSet((eb) => ({ messages: eb('message_thread.messages', '+', 1), last_at: now })),
    )
    .returning('messages')
    .executeTakeFirstOrThrow();
  return row.messages;
}

export async function insertMessage(
  tx: Tx,
  message: {
    reservation_id: string;
    position: number;
    account_id: string;
    person_id: string;
    text: string | null;
    picture_id: string | null;
    created_at: Date;
  },
): Promise<void> {
  await tx.insertInto('message').values(message).execute();
}

/** Makes a side's reading reach a position, never back. */
export async function markRead(
  tx: Tx,
  { reservationId, side }: Pick<ThreadBooking, 'reservationId' | 'side'>,
  position: number,
): Promise<void> {
  const read = sql.ref(side === 'guest' ? 'guest_read' : 'host_read');
  await sql`
    update message_thread set ${read} = least(${position}, messages)
    where reservation_id = ${reservationId} and ${read} < least(${position}, messages)`.execute(tx);
}

/** Messages an account wrote since an instant, and when the first; its other ones wait until we commit. */
export async function messagesSince(
  tx: Tx,
  accountId: string,
  since: Date,
): Promise<{ count: number; first: Date | null }> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`messages:${accountId}`}, 0))`.execute(tx);
  return tx
    .selectFrom('message')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('first')])
    .where('account_id', '=', accountId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
}
