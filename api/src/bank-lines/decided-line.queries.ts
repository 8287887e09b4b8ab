import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';

/** Closes lines by receipts, payouts and refunds that name the same movement at the bank, one line for one thing; answers how many. */
export async function closeDecidedLines(reader: Reader): Promise<number> {
  const { rows } = await sql`
    with open as materialized (
      select id, bank_reference, amount from bank_line where closed_at is null order by booked_on, id for update skip locked
    ), decided as (
      select distinct on (receipt.id) open.id, receipt.id as receipt_id, null::uuid as payout_id, null::uuid as refund_id,
        receipt.decided_by as by, receipt.decided_at as at
      from open join transfer_receipt receipt on receipt.bank_reference = open.bank_reference and receipt.received = open.amount
      where receipt.decision = 'confirmed' and not exists (select from bank_line other where other.receipt_id = receipt.id)
      union all
      select distinct on (payout.id) open.id, null, payout.id, null, payout.operator_id, payout.closed_at
      from open join payout on payout.reference = open.bank_reference and payout.amount = -open.amount
      where payout.state = 'paid' and not exists (select from bank_line other where other.payout_id = payout.id)
      union all
      select distinct on (refund.id) open.id, null, null, refund.id, refund.sent_by, refund.done_at
      from open join refund on refund.bank_reference = open.bank_reference and refund.amount = -open.amount
      where refund.state = 'done' and refund.sent_by is not null
        and not exists (select from bank_line other where other.refund_id = refund.id)
    ), one_each as (select distinct on (id) * from decided order by id, at)
    update bank_line set receipt_id = one_each.receipt_id, payout_id = one_each.payout_id, refund_id = one_each.refund_id,
      closed_by = one_each.by, closed_at = one_each.at
    from one_each where bank_line.id = one_each.id returning bank_line.id`.execute(reader);
  return rows.length;
}
