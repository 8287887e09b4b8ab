import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';
import type { DueKind } from '../platform/db/schema.generated.ts';
import { type DueSubject, type NewDue, type OpenDue, SUBJECT_COLUMNS } from './due.ts';

/** The first due of something that no settled payment has met: its down payment first, its rest last. */
export async function findOpenDue(tx: Tx, subject: DueSubject): Promise<OpenDue | undefined> {
  return tx
    .selectFrom('due')
    .select(['id', 'amount'])
    .where(SUBJECT_COLUMNS[subject.kind], '=', subject.id)
    .where('void_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment')
            .select('payment.id')
            .whereRef('payment.due_id', '=', 'due.id')
            .where('payment.state', '=', 'settled'),
        ),
      ),
    )
    .orderBy('kind')
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst();
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

/** The unpaid rest of something; undefined when there is none. */
export async function findOpenRest(reader: Reader, subject: DueSubject): Promise<OpenRestRow | undefined> {
  const { rows } = await sql<OpenRestRow>`
    select amount, due_at, cancels_at from due
    where ${sql.ref(SUBJECT_COLUMNS[subject.kind])} = ${subject.id} and kind = 'rest' and void_at is null
      and not exists (select from payment where payment.due_id = due.id and payment.state = 'settled')`.execute(
    reader,
  );
  return rows[0];
}

interface OpenRestRow {
  amount: number;
  due_at: Date;
  cancels_at: Date | null;
}

export async function updateRestCancels(tx: Tx, subject: DueSubject, at: Date): Promise<void> {
  await tx
    .updateTable('due')
    .set({ cancels_at: at })
    .where(SUBJECT_COLUMNS[subject.kind], '=', subject.id)
    .where('kind', '=', 'rest')
    .execute();
}

/** Writes the reminders that are to go out now; one that was written before is left out. */
export async function insertReminders(
  tx: Tx,
  { soonFrom, now }: { soonFrom: Date; now: Date },
): Promise<{ reservationId: string; kind: 'soon' | 'last'; amount: number }[]> {
  const { rows } = await sql<{ reservationId: string; kind: 'soon' | 'last'; amount: number }>`
    with told as (
      insert into due_reminder (due_id, kind, at)
      select due.id, (case when due.due_at <= ${now} then 'last' else 'soon' end)::due_reminder_kind, ${now}
      from due join reservation on reservation.id = due.reservation_id
      where due.kind = 'rest' and due.void_at is null and due.cancels_at > ${now} and due.due_at <= ${soonFrom} and reservation.state = 'active'
        and not exists (select from payment where payment.due_id = due.id and payment.state = 'settled')
      on conflict on constraint due_reminder_once do nothing
      returning due_id, kind)
    select due.reservation_id as "reservationId", told.kind, due.amount from told join due on due.id = told.due_id`.execute(
    tx,
  );
  return rows;
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
      and not exists (select from payment where payment.due_id = due.id and payment.state = 'settled')`.execute(
    tx,
  );
}

export function findDue(reader: Reader, id: string) {
  return reader
    .selectFrom('due')
    .select(['kind', 'change_id', 'void_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
