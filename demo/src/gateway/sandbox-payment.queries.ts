import type { Insertable } from 'kysely';
import { brokenConstraint, type Reader, type Tx } from '../../../api/src/platform/db/database.ts';
import type { SandboxGatewayPayment } from '../../../api/src/platform/db/schema.generated.ts';
import { GatewayError } from './gateway-error.ts';
import type { Outcome, SandboxPaymentRow } from './sandbox-payment.ts';

export async function insertSandboxPayment(
  db: Reader,
  payment: Insertable<SandboxGatewayPayment>,
): Promise<SandboxPaymentRow> {
  try {
    return await db
      .insertInto('sandbox_gateway.payment')
      .values(payment)
      .returningAll()
      .executeTakeFirstOrThrow();
  } catch (error) {
    if (brokenConstraint(error) !== 'payment_pkey') throw error;
    throw new GatewayError(
      'used_given_id',
      'The given_id provided has been already used with a different payment.',
    );
  }
}

export function findSandboxPayment(db: Reader, id: string): Promise<SandboxPaymentRow | undefined> {
  return db.selectFrom('sandbox_gateway.payment').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Payments that began in a half-open span. */
export function listSandboxPayments(
  db: Reader,
  { from, to }: { from: Date; to: Date },
): Promise<SandboxPaymentRow[]> {
  return db
    .selectFrom('sandbox_gateway.payment')
    .selectAll()
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .orderBy('created_at')
    .execute();
}

export function lockSandboxPayment(tx: Tx, id: string): Promise<SandboxPaymentRow | undefined> {
  return tx
    .selectFrom('sandbox_gateway.payment')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export function saveOutcome(tx: Tx, id: string, outcome: Outcome, now: Date): Promise<SandboxPaymentRow> {
  return tx
    .updateTable('sandbox_gateway.payment')
    .set({ ...outcome, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function findSandboxRefund(tx: Tx, id: string) {
  return tx.selectFrom('sandbox_gateway.refund').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertSandboxRefund(
  tx: Tx,
  payment: SandboxPaymentRow,
  refund: { id: string; amount: number; now: Date },
): Promise<SandboxPaymentRow> {
  await tx
    .insertInto('sandbox_gateway.refund')
    .values({ id: refund.id, payment_id: payment.id, amount: refund.amount, created_at: refund.now })
    .execute();
  return tx
    .updateTable('sandbox_gateway.payment')
    .set({ refunded: payment.refunded + refund.amount, updated_at: refund.now })
    .where('id', '=', payment.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
