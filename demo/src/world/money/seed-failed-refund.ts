import { instantOf } from '@diyar/contract/values/riyadh';
import { sql } from 'kysely';
import { writeLedger } from '../../../../api/src/ledger/write-ledger.ts';
import { PAYABLES } from '../../../../api/src/payables.ts';
import type { Tx } from '../../../../api/src/platform/db/database.ts';
import { CLOSED_SINCE } from '../../gateway/card.ts';

const PAYMENT_ID = '0197f000-0000-7000-8000-0000000000e1';
const REFUND_ID = '0197f000-0000-7000-8000-0000000000e2';
const HOUR_MS = 3_600_000;

/**
 * A guest paid one due twice, the second time by a card whose account is closed by now: the gateway does not take its refund, so that it
 * waits for an operator. Answers how many there are.
 */
export async function seedFailedRefund(tx: Tx, today: string): Promise<number> {
  const at = new Date(instantOf(today, 0) - 5 * HOUR_MS);
  const { rows } = await sql<{ due_id: string; reservation_id: string; amount: number }>`
    with paid as (
      select due.id as due_id, due.reservation_id, payment.id as payment_id, payment.amount
      from payment join due on due.id = payment.due_id join reservation on reservation.id = due.reservation_id
      where payment.state = 'settled' and payment.gateway = 'sandbox' and payment.deposit_due_id is null
        and due.kind <> 'security_deposit' and reservation.state = 'active' and payment.closed_at < ${at}
      order by payment.closed_at desc, payment.id limit 1
    ), charged as (
      insert into sandbox_gateway.payment (id, status, amount, currency, description, callback_url, company, name, number_masked, issuer_code,
        response_code, message, paid_at, created_at, updated_at)
      select ${PAYMENT_ID}, 'paid', books.amount, currency, description, callback_url, 'visa', name, '4201-32XX-XXXX-6046', ${CLOSED_SINCE},
        '00', 'APPROVED', ${at}, ${at}, ${at}
      from sandbox_gateway.payment books join paid on paid.payment_id = books.id
    ) select due_id, reservation_id, amount from paid`.execute(tx);
  const [paid] = rows;
  if (paid === undefined) return 0;
  const { due_id, reservation_id, amount } = paid;
  await tx
    .insertInto('payment')
    .values({
      ...{ id: PAYMENT_ID, due_id, amount, received: amount, method: 'card', gateway: 'sandbox' },
      ...{ state: 'surplus', card_company: 'visa', card_last4: '6046', created_at: at, closed_at: at },
    })
    .execute();
  const payable = await PAYABLES.reservation.lock(tx, reservation_id);
  const of = { amount, payable, paymentId: PAYMENT_ID };
  await writeLedger(tx, { ...of, kind: 'surplus_received', at });
  const refund = { id: REFUND_ID, payment_id: PAYMENT_ID, amount, reason: 'second', created_at: at } as const;
  const failed = {
    claimed_until: at,
    failures: 6,
    failed_at: new Date(at.getTime() + HOUR_MS),
    failure: `sandbox gateway answered 400 to refund ${REFUND_ID}`,
  };
  await tx
    .insertInto('refund')
    .values({ ...refund, ...failed })
    .execute();
  return 1;
}
