import { sql } from 'kysely';
import type { Reader } from '../../../api/src/platform/db/database.ts';
import type { SandboxMovement } from './sandbox-settlement.ts';

/** What came to the sandbox and left it until an instant, in order, but for payments that it withholds. */
export async function findMovements(reader: Reader, until: Date): Promise<SandboxMovement[]> {
  const { rows } = await sql<{
    type: SandboxMovement['type'];
    id: string;
    paid: number;
    source_type: string;
    company: string;
    amount: number;
    at: Date;
  }>`
    select 'payment' as type, id, amount as paid, source_type, company, amount, paid_at as at
    from sandbox_gateway.payment where paid_at <= ${until} and not withheld
    union all
    select 'refund', payment.id, payment.amount, source_type, company, refund.amount, refund.created_at
    from sandbox_gateway.refund join sandbox_gateway.payment on payment.id = refund.payment_id
    where refund.created_at <= ${until} and not withheld
    order by at, type, id`.execute(reader);
  return rows.map(({ type, id, paid, source_type, company, amount, at }) => {
    return { type, payment: { id, amount: paid, source_type, company }, amount, at };
  });
}
