import type { BankRefund } from '@diyar/contract/console/console-transfers';
import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';

const MOST = 50;

export interface CaseRow {
  id: string;
  kind: 'reservation' | 'purchase';
  number: number;
  payer: string;
  reference: string;
  /** Halalas still missing of what is due. */
  expected: number;
  sent_at: Date;
  was_late: boolean;
  is_over: boolean;
  same_file: string[];
  looks_like: string | null;
  received: number | null;
  bank_reference: string | null;
  proposer_id: string | null;
  proposer: string | null;
  /** What the statement says of money that was found there without a picture. */
  line_date: string | null;
  line_text: string | null;
}

/** What a due is for, by its kind and public number. */
const SUBJECT = sql`case when due.purchase_id is null then 'reservation' else 'purchase' end as kind,
  coalesce((select number from reservation where id = due.reservation_id), (select number from purchase where id = due.purchase_id)) as number`;

/** Receipts that wait for a decision, the longest waiting first. */
export async function findCases(reader: Reader): Promise<CaseRow[]> {
  const { rows } = await sql<CaseRow>`
    select receipt.id, ${SUBJECT}, account.name as payer, transfer.reference, receipt.sent_at, receipt.was_late,
      due.void_at is not null or due.settled_at is not null
        or exists (select from due brought where brought.id = transfer.deposit_due_id and brought.settled_at is not null)
        or exists (select from reservation r where r.id = due.reservation_id and r.state = 'canceled') as is_over,
      (due.amount + coalesce((select brought.amount from due brought where brought.id = transfer.deposit_due_id), 0) - coalesce((select sum(received) from payment where payment.due_id = due.id and payment.state = 'part'), 0))::bigint as expected,
      array(select distinct other.reference from transfer_receipt same join transfer other on other.id = same.transfer_id
        where same.content_hash = receipt.content_hash and same.id <> receipt.id order by 1) as same_file,
      (select other.reference from transfer_receipt alike join transfer other on other.id = alike.transfer_id
        where alike.id = receipt.alike_id) as looks_like,
      receipt.received, receipt.bank_reference, receipt.proposed_by as proposer_id, operator.name as proposer,
      line.booked_on as line_date, line.text as line_text
    from transfer_receipt receipt join transfer on transfer.id = receipt.transfer_id join due on due.id = transfer.due_id
      join account on account.id = transfer.account_id left join operator on operator.id = receipt.proposed_by
      left join bank_line line on line.id = receipt.bank_line_id
    where receipt.decision is null order by receipt.sent_at limit ${MOST}`.execute(reader);
  return rows;
}

export async function findReceiptFile(reader: Reader, id: string): Promise<string | undefined> {
  const row = await reader
    .selectFrom('transfer_receipt')
    .select('file_key')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.file_key ?? undefined;
}

/** How many receipts wait for a decision and refunds for a transfer back, and since when. */
export async function countWaiting(reader: Reader): Promise<{ count: number; oldestAt: Date | null }> {
  const { rows } = await sql<{ count: number; oldestAt: Date | null }>`
    select count(*)::int as count, min(at) as "oldestAt" from (
      select sent_at as at from transfer_receipt where decision is null
      union all
      select refund.created_at from refund join payment on payment.id = refund.payment_id
      where refund.state = 'requested' and payment.gateway = 'bank') waiting`.execute(reader);
  return rows[0] ?? { count: 0, oldestAt: null };
}

/** How many of each kind wait. */
export async function countCases(reader: Reader): Promise<{ receipts: number; refunds: number }> {
  const { rows } = await sql<{ receipts: number; refunds: number }>`
    select (select count(*)::int from transfer_receipt where decision is null) as receipts,
      (select count(*)::int from refund join payment on payment.id = refund.payment_id
        where refund.state = 'requested' and payment.gateway = 'bank') as refunds`.execute(reader);
  return rows[0] ?? { receipts: 0, refunds: 0 };
}

export interface BankRefundRow {
  id: string;
  kind: 'reservation' | 'purchase';
  number: number;
  payer: string;
  amount: number;
  reason: BankRefund['reason'];
  reference: string;
  bank_reference: string;
  receipt_id: string;
  created_at: Date;
  line_date: string | null;
  line_text: string | null;
}

/** Refunds of money that came by bank, still to be sent; the longest waiting first. */
export async function findBankRefunds(reader: Reader): Promise<BankRefundRow[]> {
  const { rows } = await sql<BankRefundRow>`
    select refund.id, ${SUBJECT}, account.name as payer, refund.amount, refund.reason, transfer.reference,
      receipt.bank_reference, receipt.id as receipt_id, refund.created_at, line.booked_on as line_date, line.text as line_text
    from refund join payment on payment.id = refund.payment_id join due on due.id = payment.due_id
      join transfer_receipt receipt on receipt.id = payment.receipt_id
      join transfer on transfer.id = receipt.transfer_id join account on account.id = transfer.account_id
      left join bank_line line on line.id = receipt.bank_line_id
    where refund.state = 'requested' order by refund.created_at limit ${MOST}`.execute(reader);
  return rows;
}
