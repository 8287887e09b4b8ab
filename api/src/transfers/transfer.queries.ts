import { type RawBuilder, sql } from 'kysely';
import { type DueSubject, SUBJECT_COLUMNS, type SubjectRow, subjectOf } from '../dues/due.ts';
import type { Reader, Tx } from '../platform/db/database.ts';
import { makeReference, type TransferRow, type TransferState } from './transfer.ts';

interface Row extends SubjectRow {
  id: string;
  due_id: string;
  reference: string;
  state: TransferState;
  waits_until: Date;
  due: number;
  parts: number;
  deposit_due_id: string | null;
  deposit: number | null;
  is_void: boolean;
}

function fromRow(row: Row): TransferRow {
  const { id, due_id: dueId, reference, state, waits_until: waitsUntil, due, parts } = row;
  const { deposit_due_id: depositDueId, deposit: amount, is_void: isVoid } = row;
  const deposit = depositDueId === null || amount === null ? null : { dueId: depositDueId, amount };
  return { id, dueId, subject: subjectOf(row), reference, state, waitsUntil, due, parts, deposit, isVoid };
}

const select = (condition: RawBuilder<unknown>) => sql<Row>`
  select transfer.id, transfer.due_id, transfer.reference, transfer.state, transfer.waits_until,
    due.reservation_id, due.purchase_id, due.amount + coalesce(brought.amount, 0) as due,
    brought.id as deposit_due_id, brought.amount as deposit, due.void_at is not null as is_void,
    coalesce((select sum(payment.received) from payment where payment.due_id = due.id and payment.state = 'part'), 0)::bigint as parts
  from transfer join due on due.id = transfer.due_id left join due brought on brought.id = transfer.deposit_due_id
  where ${condition}`;

/**
 * The transfer by which a thing's due is paid or was to be paid, while no payment has met the due; the newest, and one of a due that is owed no
 * more only where there is no other.
 */
export async function findOpenTransfer(
  reader: Reader,
  { kind, id }: DueSubject,
): Promise<TransferRow | undefined> {
  const { rows } = await select(sql`due.${sql.ref(SUBJECT_COLUMNS[kind])} = ${id}
    and transfer.state in ('waiting', 'review')
    and due.settled_at is null
    order by due.void_at is not null, transfer.created_at desc limit 1`).execute(reader);
  return rows.map(fromRow)[0];
}

export async function findTransfer(reader: Reader, id: string): Promise<TransferRow> {
  const { rows } = await select(sql`transfer.id = ${id}`).execute(reader);
  const [row] = rows;
  if (row === undefined) throw new Error(`transfer ${id} is gone`);
  return fromRow(row);
}

/** Begins a transfer of a due. A second open one of the due is refused by `transfer_one_open_per_due`. */
export async function insertTransfer(
  tx: Tx,
  transfer: { dueId: string; depositDueId: string | null; accountId: string; waitsUntil: Date; now: Date },
): Promise<void> {
  await tx
    .insertInto('transfer')
    .values({
      due_id: transfer.dueId,
      deposit_due_id: transfer.depositDueId,
      account_id: transfer.accountId,
      reference: makeReference(),
      waits_until: transfer.waitsUntil,
      created_at: transfer.now,
    })
    .execute();
}

export async function updateTransfer(
  tx: Tx,
  id: string,
  change: { state: TransferState; waits_until?: Date },
): Promise<void> {
  await tx.updateTable('transfer').set(change).where('id', '=', id).execute();
}

export interface NewReceipt {
  transfer_id: string;
  person_id: string;
  file_key: string;
  content_hash: Buffer;
  print: Buffer;
  alike_id: string | null;
  was_late: boolean;
  sent_at: Date;
}

/** Keeps a receipt. A second one under review is refused by `transfer_receipt_one_under_review`. */
export async function insertReceipt(tx: Tx, receipt: NewReceipt): Promise<void> {
  await tx.insertInto('transfer_receipt').values(receipt).execute();
}

/** Receipts an account sent since an instant, and when the first; its other ones wait until we commit. */
export async function receiptsSince(
  tx: Tx,
  accountId: string,
  since: Date,
): Promise<{ count: number; first: Date | null }> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`receipts:${accountId}`}, 0))`.execute(tx);
  return tx
    .selectFrom('transfer_receipt')
    .innerJoin('transfer', 'transfer.id', 'transfer_receipt.transfer_id')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('sent_at').as('first')])
    .where('transfer.account_id', '=', accountId)
    .where('sent_at', '>', since)
    .where('file_key', 'is not', null)
    .executeTakeFirstOrThrow();
}

const COMPARED = 2000;

/** Prints of the newest receipts of other transfers, those that are pictures. */
export async function findPrints(
  reader: Reader,
  transferId: string,
): Promise<{ id: string; print: Buffer }[]> {
  const rows = await reader
    .selectFrom('transfer_receipt')
    .select(['id', 'print'])
    .where('transfer_id', '<>', transferId)
    .where('file_key', 'is not', null)
    .orderBy('sent_at', 'desc')
    .limit(COMPARED)
    .execute();
  return rows.flatMap(({ id, print }) => (print === null ? [] : [{ id, print }]));
}

/** Why the last decided receipt of a transfer was refused; null when none was, or it brought a part. */
export async function findRefusal(reader: Reader, transferId: string): Promise<string | null> {
  const row = await reader
    .selectFrom('transfer_receipt')
    .select(['decision', 'reason'])
    .where('transfer_id', '=', transferId)
    .where('decision', 'is not', null)
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.decision === 'refused' ? row.reason : null;
}
