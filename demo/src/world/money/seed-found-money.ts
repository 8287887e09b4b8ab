import { instantOf } from '@diyar/contract/values/riyadh';
import { sql } from 'kysely';
import { keepDifferences } from '../../../../api/src/books/keep-differences.ts';
import type { Tx } from '../../../../api/src/platform/db/database.ts';

const STRANGER_ID = '0197f000-0000-7000-8000-0000000000e3';
const SECOND_ID = '0197f000-0000-7000-8000-0000000000e4';
const HOUR_MS = 3_600_000;

interface Paid {
  due_id: string;
  amount: number;
  card_company: string;
  card_last4: string;
}

/**
 * The gateway has two payments that our books have not: one of a guest's card that never began here, of the amount the guest had paid the evening before, and
 * one that its bank declined and took all the same after its due was paid. Both wait for an operator. Answers how many there are.
 */
export async function seedFoundMoney(tx: Tx, today: string): Promise<number> {
  const at = new Date(instantOf(today, 0) - 4 * HOUR_MS);
  const { rows } = await sql<Paid>`
    select due.id as due_id, payment.amount, payment.card_company, payment.card_last4
    from payment join due on due.id = payment.due_id join reservation on reservation.id = due.reservation_id
    where payment.state = 'settled' and payment.gateway = 'sandbox' and payment.method = 'card' and payment.deposit_due_id is null
      and payment.card_last4 is not null and due.kind <> 'security_deposit' and reservation.state = 'active' and payment.closed_at < ${at}
    order by payment.closed_at desc, payment.id offset 1 limit 2`.execute(tx);
  const [near, second] = rows;
  if (near === undefined || second === undefined) return 0;
  await charge(tx, STRANGER_ID, near, at);
  await charge(tx, SECOND_ID, second, at);
  await tx
    .insertInto('payment')
    .values({
      ...{ id: SECOND_ID, due_id: second.due_id, amount: second.amount, method: 'card', gateway: 'sandbox' },
      ...{ state: 'failed', failure_code: 'declined', created_at: at, closed_at: at },
    })
    .execute();
  const found = [
    { chargeId: STRANGER_ID, kind: 'stranger', isOurs: false, paid: near },
    { chargeId: SECOND_ID, kind: 'second', isOurs: true, paid: second },
  ] as const;
  const differences = found.map(({ chargeId, kind, isOurs, paid }) => ({
    ...{ chargeId, kind, isOurs, there: paid.amount, here: null },
    told: {
      status: 'paid',
      method: 'card',
      ...{ id: chargeId, amount: paid.amount, currency: 'SAR', refunded: 0 },
      ...{ company: paid.card_company, last4: paid.card_last4, failureCode: null, cardToken: null },
    } as const,
  }));
  await keepDifferences(
    tx,
    { gateway: 'sandbox', book: 'payments' },
    differences,
    new Date(at.getTime() + 2 * HOUR_MS),
  );
  return differences.length;
}

/** A payment in the gateway's books. */
async function charge(
  tx: Tx,
  id: string,
  { amount, card_company, card_last4 }: Paid,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('sandbox_gateway.payment')
    .values({
      ...{ id, amount, currency: 'SAR', description: 'Diyar', callback_url: 'http://localhost/' },
      ...{ status: 'paid', response_code: '00', issuer_code: '00', message: 'APPROVED' },
      ...{ company: card_company, name: 'Guest', number_masked: `4201-32XX-XXXX-${card_last4}` },
      ...{ paid_at: at, created_at: at, updated_at: at },
    })
    .execute();
}
