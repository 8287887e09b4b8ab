import type { Tx } from '../platform/db/database.ts';
import { type DueSubject, type NewDue, type OpenDue, SUBJECT_COLUMNS } from './due.ts';

/** The first due of something that no settled payment has met. */
export async function findOpenDue(tx: Tx, subject: DueSubject): Promise<OpenDue | undefined> {
  return tx
    .selectFrom('due')
    .select(['id', 'amount'])
    .where(SUBJECT_COLUMNS[subject.kind], '=', subject.id)
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
    .orderBy('due_at')
    .orderBy('kind')
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
