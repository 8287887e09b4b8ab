import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';

/** A receipt that was confirmed by hand, which no line of a statement was found to be the money of. */
export interface UnlinedReceipt {
  id: string;
  /** The reference of its transfer. */
  reference: string;
  received: number;
  /** Days of Riyadh within which its money can stand in a statement. */
  from: string;
  to: string;
}

/** Confirmed receipts of transfers, by their references, that no line is of: neither decided as one, nor by the bank's reference. */
export async function findUnlined(reader: Reader, references: readonly string[]): Promise<UnlinedReceipt[]> {
  const { rows } = await sql<UnlinedReceipt>`
    select receipt.id, transfer.reference, receipt.received,
      to_char((receipt.sent_at - interval '3 days') at time zone 'Asia/Riyadh', 'YYYY-MM-DD') as from,
      to_char((receipt.decided_at + interval '3 days') at time zone 'Asia/Riyadh', 'YYYY-MM-DD') as to
    from transfer_receipt receipt join transfer on transfer.id = receipt.transfer_id
    where transfer.reference = any(${references}::text[]) and receipt.decision = 'confirmed'
      and not exists (select from bank_line line where line.receipt_id = receipt.id
        or (line.closed_at is null and line.bank_reference = receipt.bank_reference and line.amount = receipt.received))
    order by receipt.decided_at, receipt.id`.execute(reader);
  return rows;
}

/**
 * Whether the money of a receipt that is confirmed by hand is recorded already: a line of a statement brought exactly this amount for the same
 * transfer within some days, and the bank's reference names no line of its own.
 */
export async function isRecordedByLine(
  tx: Tx,
  said: { receiptId: string; received: number; bankReference: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    select from transfer_receipt receipt join transfer_receipt done on done.transfer_id = receipt.transfer_id and done.id <> receipt.id
      join bank_line line on line.receipt_id = done.id
    where receipt.id = ${said.receiptId} and done.decision = 'confirmed' and done.received = ${said.received}
      and line.booked_on >= ((receipt.sent_at - interval '3 days') at time zone 'Asia/Riyadh')::date
      and line.booked_on <= ((${said.now}::timestamptz + interval '3 days') at time zone 'Asia/Riyadh')::date
      and not exists (select from bank_line own where own.bank_reference = ${said.bankReference} and own.amount = ${said.received}
        and own.id <> line.id and (own.receipt_id is null or own.receipt_id = receipt.id))`.execute(tx);
  return rows.length > 0;
}

/**
 * The bank's reference under which the money of a line is confirmed: its own, but where a receipt has that one by hand and another line was
 * taken for it, the other line's, which no receipt has. Both movements are recorded so, each once.
 */
export async function findFreeReference(tx: Tx, bankReference: string): Promise<string> {
  const { rows } = await sql<{ bank_reference: string }>`
    select line.bank_reference from transfer_receipt receipt join bank_line line on line.receipt_id = receipt.id
    where receipt.bank_reference = ${bankReference} and receipt.decision = 'confirmed'`.execute(tx);
  return rows[0]?.bank_reference ?? bankReference;
}
