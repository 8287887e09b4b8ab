import { sql } from 'kysely';
import { brokenConstraint, type Reader, type Tx } from '../platform/db/database.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';

export interface OpenReceipt {
  id: string;
  transferId: string;
  sentAt: Date;
  needsSecond: boolean;
  proposedBy: string | null;
  received: number | null;
  bankReference: string | null;
}

/** The transfer a receipt is of; undefined when there is no such receipt. */
export async function findTransferOf(reader: Reader, receiptId: string): Promise<string | undefined> {
  const row = await reader
    .selectFrom('transfer_receipt')
    .select('transfer_id')
    .where('id', '=', receiptId)
    .executeTakeFirst();
  return row?.transfer_id;
}

/** Locks a receipt that nobody has decided; undefined when somebody has. */
export async function lockOpenReceipt(tx: Tx, id: string): Promise<OpenReceipt | undefined> {
  const { rows } = await sql<OpenReceipt>`
    select id, transfer_id as "transferId", sent_at as "sentAt", needs_second as "needsSecond", proposed_by as "proposedBy",
      received, bank_reference as "bankReference"
    from transfer_receipt where id = ${id} and decision is null for update`.execute(tx);
  return rows[0];
}

/** The receipt of a transfer that nobody decided; undefined when there is none. */
export async function findOpenReceiptOf(reader: Reader, transferId: string): Promise<string | undefined> {
  const row = await reader
    .selectFrom('transfer_receipt')
    .select('id')
    .where('transfer_id', '=', transferId)
    .where('decision', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

/** Keeps a line of the bank's statement as the receipt of a transfer. Throws `state_changed` when it is another's (`transfer_receipt_one_per_bank_line`). */
export async function insertLineReceipt(
  tx: Tx,
  receipt: { transferId: string; lineId: string; wasLate: boolean; now: Date },
): Promise<string> {
  const { transferId: transfer_id, lineId: bank_line_id, wasLate: was_late, now: sent_at } = receipt;
  try {
    const row = await tx
      .insertInto('transfer_receipt')
      .values({ transfer_id, bank_line_id, was_late, sent_at })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  } catch (error) {
    if (brokenConstraint(error) === 'transfer_receipt_one_per_bank_line') throw new Refusal('state_changed');
    throw error;
  }
}

export interface Read {
  /** Halalas that came to the account. */
  received: number;
  bankReference: string;
}

/** Keeps what a first operator read at the bank, until another one agrees. */
export async function proposeReceipt(tx: Tx, id: string, read: Read & { operatorId: string }): Promise<void> {
  await tx
    .updateTable('transfer_receipt')
    .set({
      received: read.received,
      bank_reference: read.bankReference,
      proposed_by: read.operatorId,
      needs_second: true,
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Confirms a receipt. Refuses `receipt_used` when the same file was confirmed before, the field `bank_reference` when that movement
 * at the bank was: each pays for one thing (`transfer_receipt_confirmed_once`, `transfer_receipt_bank_reference_once`).
 */
export async function confirmReceipt(
  tx: Tx,
  id: string,
  { received, bankReference, operatorId, now }: Read & { operatorId: string; now: Date },
): Promise<void> {
  try {
    await tx
      .updateTable('transfer_receipt')
      .set({
        received,
        bank_reference: bankReference,
        decision: 'confirmed',
        decided_by: operatorId,
        decided_at: now,
      })
      .where('id', '=', id)
      .execute();
  } catch (error) {
    const constraint = brokenConstraint(error);
    if (constraint === 'transfer_receipt_confirmed_once') throw new Refusal('receipt_used');
    if (constraint === 'transfer_receipt_bank_reference_once')
      throw invalid('bank_reference', 'bank_reference_used');
    if (constraint === 'transfer_receipt_large_has_second') throw new Refusal('second_operator_needed');
    throw error;
  }
}

export async function refuseReceipt(
  tx: Tx,
  id: string,
  { reason, operatorId, now }: { reason: string; operatorId: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('transfer_receipt')
    .set({ decision: 'refused', reason, decided_by: operatorId, decided_at: now })
    .where('id', '=', id)
    .execute();
}

/** Writes down money that came by bank for a due; answers the payment's id. */
export async function insertBankPayment(
  tx: Tx,
  payment: {
    dueId: string;
    receiptId: string;
    amount: number;
    state: 'settled' | 'surplus' | 'part';
    now: Date;
  },
): Promise<string> {
  const row = await tx
    .insertInto('payment')
    .values({
      id: sql<string>`uuidv7()`,
      due_id: payment.dueId,
      method: 'bank_transfer',
      gateway: 'bank',
      receipt_id: payment.receiptId,
      amount: payment.amount,
      received: payment.amount,
      state: payment.state,
      created_at: payment.now,
      closed_at: payment.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Parts of a due that came and wait for the rest, locked in the order of their ids; halalas. */
export function lockParts(tx: Tx, dueId: string): Promise<{ id: string; received: number | null }[]> {
  return tx
    .selectFrom('payment')
    .select(['id', 'received'])
    .where('due_id', '=', dueId)
    .where('state', '=', 'part')
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function closePart(tx: Tx, id: string, state: 'counted' | 'surplus'): Promise<void> {
  await tx.updateTable('payment').set({ state }).where('id', '=', id).execute();
}

/** Dues with parts that came, whose thing may have stopped waiting: nothing of theirs is under review. */
export async function duesWithParts(reader: Reader): Promise<{ dueId: string; transferId: string }[]> {
  const { rows } = await sql<{ dueId: string; transferId: string }>`
    select distinct payment.due_id as "dueId", receipt.transfer_id as "transferId"
    from payment join transfer_receipt receipt on receipt.id = payment.receipt_id
      join transfer on transfer.id = receipt.transfer_id
    where payment.state = 'part' and transfer.state <> 'review'`.execute(reader);
  return rows;
}
