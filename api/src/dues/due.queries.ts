import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';
import type { DueKind } from '../platform/db/schema.generated.ts';
import { type DueSubject, type NewDue, SUBJECT_COLUMNS } from './due.ts';

/** Dues of something that no settled payment has met: its down payment first, then differences, its rest and its security deposit. */
export async function findOpenDues(
  tx: Tx,
  subject: DueSubject,
): Promise<{ id: string; amount: number; kind: DueKind }[]> {
  return tx
    .selectFrom('due')
    .select(['id', 'amount', 'kind'])
    .where(SUBJECT_COLUMNS[subject.kind], '=', subject.id)
    .where('void_at', 'is', null)
    .where('settled_at', 'is', null)
    .orderBy('kind')
    .orderBy('due_at')
    .execute();
}

export async function insertDue(tx: Tx, due: NewDue): Promise<void> {
  await tx
    .insertInto('due')
    .values({
      [SUBJECT_COLUMNS[due.subject.kind]]: due.subject.id,
      kind: due.kind,
      amount: due.amount,
      due_at: due.dueAt,
      cancels_at: due.cancelsAt ?? null,
      change_id: due.changeId ?? null,
    })
    .execute();
}

export async function hasSettledPayment(tx: Tx, dueId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('payment')
    .select('id')
    .where('due_id', '=', dueId)
    .where('state', '=', 'settled')
    .executeTakeFirst();
  return row !== undefined;
}

/** The unpaid rest of something, and the security deposit that is paid with it or after it; undefined when there is neither. */
export async function findOpenRest(reader: Reader, subject: DueSubject): Promise<OpenRestRow | undefined> {
  const { rows } = await sql<OpenRestRow>`
    select coalesce(sum(amount) filter (where kind = 'rest'), 0)::bigint as amount,
      coalesce(sum(amount) filter (where kind = 'security_deposit'), 0)::bigint as deposit,
      min(due_at) as due_at, min(cancels_at) as cancels_at from due
    where ${sql.ref(SUBJECT_COLUMNS[subject.kind])} = ${subject.id} and void_at is null and settled_at is null
      and (kind = 'rest' or kind = 'security_deposit' and cancels_at is not null)
    having count(*) > 0`.execute(reader);
  return rows[0];
}

interface OpenRestRow {
  amount: number;
  deposit: number;
  due_at: Date;
  cancels_at: Date | null;
}

/** Whether something has a due of a kind that was not made void, paid or not. */
export async function hasDue(reader: Reader, subject: DueSubject, kind: DueKind): Promise<boolean> {
  const row = await reader
    .selectFrom('due')
    .select('id')
    .where(SUBJECT_COLUMNS[subject.kind], '=', subject.id)
    .where('kind', '=', kind)
    .where('void_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateRestCancels(tx: Tx, subject: DueSubject, at: Date): Promise<void> {
  await tx
    .updateTable('due')
    .set({ cancels_at: at })
    .where(SUBJECT_COLUMNS[subject.kind], '=', subject.id)
    .where('kind', 'in', ['rest', 'security_deposit'])
    .where('cancels_at', 'is not', null)
    .execute();
}

/** Unpaid rests of active stays that are to be reminded of before they cancel theirs; while a receipt for one is looked at, its clock stands still. */
const OPEN_RESTS = (now: Date) => sql`
  select due.*, row_number() over (partition by due.reservation_id order by due.kind) as place,
    sum(due.amount) over (partition by due.reservation_id) as together,
    (case when due.due_at <= ${now} then 'last' else 'soon' end)::due_reminder_kind as reminder
  from due join reservation r on r.id = due.reservation_id
  where due.kind in ('rest', 'security_deposit') and due.void_at is null and due.settled_at is null
    and due.cancels_at > ${now} and r.state = 'active'
    and not exists (select from transfer where due.id in (transfer.due_id, transfer.deposit_due_id) and transfer.state = 'review')`;

/** Reservations with an unpaid rest whose reminder is to go out now and did not. */
export async function findUnreminded(
  reader: Reader,
  { soonFrom, now }: { soonFrom: Date; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select open.reservation_id as id from (${OPEN_RESTS(now)}) open
    where open.place = 1 and open.due_at <= ${soonFrom}
      and not exists (select from due_reminder told where told.due_id = open.id and told.kind = open.reminder)
    order by open.due_at`.execute(reader);
  return rows.map(({ id }) => id);
}

/** Writes the reminder of a reservation's rest that is to go out now; undefined when none is, or it was written before. */
export async function insertReminder(
  tx: Tx,
  reservationId: string,
  { soonFrom, now }: { soonFrom: Date; now: Date },
): Promise<{ kind: 'soon' | 'last'; amount: number } | undefined> {
  const { rows } = await sql<{ kind: 'soon' | 'last'; amount: number }>`
    with open as (${OPEN_RESTS(now)} and r.id = ${reservationId}), told as (
      insert into due_reminder (due_id, kind, at)
      select id, reminder, ${now} from open where place = 1 and due_at <= ${soonFrom}
      on conflict on constraint due_reminder_once do nothing
      returning due_id, kind)
    select told.kind, open.together::bigint as amount from told join open on open.id = told.due_id`.execute(
    tx,
  );
  return rows[0];
}

export async function updateVoid(
  tx: Tx,
  subject: DueSubject,
  kinds: readonly DueKind[],
  now: Date,
): Promise<void> {
  await sql`
    update due set void_at = ${now}
    where ${sql.ref(SUBJECT_COLUMNS[subject.kind])} = ${subject.id} and kind = any(${kinds}::due_kind[]) and void_at is null
      and settled_at is null`.execute(tx);
}

export function findDue(reader: Reader, id: string) {
  return reader
    .selectFrom('due')
    .select(['kind', 'change_id', 'void_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
