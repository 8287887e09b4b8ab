import { sql } from 'kysely';
import { issueForFee } from '../../../../api/src/invoices/issue-for-fee.ts';
import { issueForPayment, issueForRefund } from '../../../../api/src/invoices/issue-for-payment.ts';
import type { Tx } from '../../../../api/src/platform/db/database.ts';

/** The accounts that the demonstration is looked at with; invoices of everyone else are issued by the first run of their job. */
const SHOWN = ['+966500000001', '+966500000002', '+966500000011', '+966500000012'];

/** Tells what tax documents state of the advertisers registered for VAT, and issues those of the shown accounts on their days. */
export async function seedInvoices(tx: Tx): Promise<number> {
  await tellAddresses(tx);
  const movements = await findMovements(tx);
  for (const { payment_id: paymentId, refund_id: refundId, fee_of: feeOf, at } of movements) {
    if (paymentId === null) await issueForFee(tx, feeOf, at);
    else if (refundId === null) await issueForPayment(tx, paymentId, at);
    else await issueForRefund(tx, refundId, at);
  }
  const { issued } = await tx
    .selectFrom('invoice')
    .select(({ fn }) => fn.countAll<number>().as('issued'))
    .executeTakeFirstOrThrow();
  return issued;
}

async function tellAddresses(tx: Tx): Promise<void> {
  await sql`
    update account_profile set commercial_registration = '10' || lpad((account.number % 100000000)::text, 8, '0')
    from account where account.id = account_id and vat_number is not null and commercial_registration is null`.execute(
    tx,
  );
  await sql`
    insert into invoicing (account_id, street, building_number, district, city, postal_code, updated_at)
    select id, 'شارع تجريبي', '0000', 'حي تجريبي', 'الرياض', '00000', created_at from account where vat_number is not null`.execute(
    tx,
  );
}

type Movement = { refund_id: string | null; at: Date } & (
  | { payment_id: string; fee_of: null }
  | { payment_id: null; fee_of: string }
);

/** Money that came and was kept, money that goes back, of the shown accounts on either side, and fees of theirs, in its order. */
async function findMovements(tx: Tx): Promise<Movement[]> {
  const { rows } = await sql<Movement>`
    with shown as (
      select account.id from account join person on person.id = account.person_id where person.phone = any(${SHOWN})
    ), paid as (
      select payment.id, coalesce(payment.closed_at, payment.created_at) as at
      from payment join due on due.id = payment.due_id
      left join reservation r on r.id = due.reservation_id left join purchase on purchase.id = due.purchase_id
      where payment.state = 'settled' and exists (
        select from shown where shown.id in (r.guest_account_id, r.host_account_id, purchase.account_id))
    )
    select id as payment_id, null::uuid as refund_id, null::uuid as fee_of, at from paid
    union all
    select paid.id, refund.id, null, greatest(refund.created_at, paid.at) from refund join paid on paid.id = refund.payment_id
    union all
    select null, null, r.id, fee_change.at from fee_change join reservation r on r.id = fee_change.reservation_id
      join shown on shown.id = r.host_account_id
    order by at, refund_id nulls first`.execute(tx);
  return rows;
}
