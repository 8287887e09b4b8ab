import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';

/** A thing that waits for a movement at the bank, with what an operator is shown of it. Days are Riyadh's. */
export interface AwaitedRow {
  kind: 'transfer' | 'payout' | 'refund' | 'settlement';
  id: string;
  /** What a line may name it by. */
  name: string | null;
  amount: number | null;
  from_day: string;
  to_day: string;
  subject: 'reservation' | 'purchase' | null;
  number: number | null;
  who: string;
  has_receipt: boolean;
  batch: number | null;
  proposer_id: string | null;
  proposer: string | null;
}

const DAY = (at: ReturnType<typeof sql>) => sql`to_char((${at}) at time zone 'Asia/Riyadh', 'YYYY-MM-DD')`;
const SUBJECT = sql`case when due.purchase_id is null then 'reservation' else 'purchase' end as subject,
  coalesce((select number from reservation where id = due.reservation_id), (select number from purchase where id = due.purchase_id)) as number`;
const IS_OPEN = sql`(transfer.state in ('waiting', 'review') and due.void_at is null and due.settled_at is null)`;

/** Open transfers of the last weeks, and those of any time that an open line names: what comes by one that is over goes back. */
const TRANSFERS = (now: Date) => sql`
  select 'transfer' as kind, transfer.reference as id, transfer.reference as name,
    case when ${IS_OPEN} then (due.amount + coalesce(brought.amount, 0) - coalesce((select sum(received) from payment
      where payment.due_id = due.id and payment.state = 'part'), 0))::bigint end as amount,
    ${DAY(sql`transfer.created_at`)} as from_day, ${DAY(sql`greatest(transfer.waits_until, transfer.created_at + interval '7 days') + interval '3 days'`)} as to_day,
    ${SUBJECT}, account.name as who, receipt.file_key is not null as has_receipt, null::bigint as batch,
    receipt.proposed_by as proposer_id, operator.name as proposer
  from transfer join due on due.id = transfer.due_id join account on account.id = transfer.account_id
    left join due brought on brought.id = transfer.deposit_due_id
    left join transfer_receipt receipt on receipt.transfer_id = transfer.id and receipt.decision is null
    left join operator on operator.id = receipt.proposed_by
  where (${IS_OPEN} and (transfer.state = 'review' or transfer.waits_until > ${now}::timestamptz - interval '30 days'))
    or transfer.reference in (select our_reference from bank_line where closed_at is null)`;

const PAYOUTS = sql`
  select 'payout', payout.number::text, payout.number::text, payout.amount, ${DAY(sql`batch.exported_at`)},
    ${DAY(sql`batch.exported_at + interval '14 days'`)}, null, null, account.name, false, batch.number, null::uuid, null
  from payout join payout_batch batch on batch.id = payout.batch_id join account on account.id = payout.account_id
  where payout.state = 'in_batch' and batch.exported_at is not null`;

/** Refunds of transfers, and those to cards that an operator took to pay by bank. */
const REFUNDS = sql`
  select 'refund', refund.id::text, case when payment.gateway = 'bank' then transfer.reference else refund.proposed_reference end, refund.amount,
    ${DAY(sql`refund.created_at`)}, ${DAY(sql`coalesce(refund.taken_at, refund.created_at) + interval '30 days'`)},
    ${SUBJECT}, account.name, payment.gateway = 'bank', null, refund.proposed_by, operator.name
  from refund join payment on payment.id = refund.payment_id join due on due.id = payment.due_id
    left join transfer_receipt receipt on receipt.id = payment.receipt_id left join transfer on transfer.id = receipt.transfer_id
    left join reservation on reservation.id = due.reservation_id left join purchase on purchase.id = due.purchase_id
    join account on account.id = coalesce(reservation.guest_account_id, purchase.account_id)
    left join operator on operator.id = refund.proposed_by
  where refund.state = 'requested' and (payment.gateway = 'bank' or refund.taken_by is not null)`;

/** What the gateway sent to the bank in the last weeks. */
const SETTLEMENTS = (now: Date) => sql`
  select 'settlement', settlement.id::text, null, settlement.net, ${DAY(sql`settlement.settled_at`)},
    ${DAY(sql`settlement.settled_at + interval '7 days'`)}, null, null, settlement.gateway, false, null, null::uuid, null
  from gateway_settlement settlement
  where settlement.net > 0 and settlement.settled_at > ${now}::timestamptz - interval '60 days'
    and not exists (select from bank_line line where line.gateway_settlement_id = settlement.id)`;

/** All that waits for a movement at the bank, in the order in which it began to. */
export async function findAwaited(reader: Reader, now: Date): Promise<AwaitedRow[]> {
  const { rows } = await sql<AwaitedRow>`
    select * from (${TRANSFERS(now)} union all ${PAYOUTS} union all ${REFUNDS} union all ${SETTLEMENTS(now)}) awaited order by from_day, kind, id`.execute(
    reader,
  );
  return rows;
}
