import { type Database, transact } from '../platform/db/database.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { resolvePaymentJob } from './payment.jobs.ts';

/**
 * Takes a gateway's word that something happened to a payment as a hint: a job asks the gateway itself and settles.
 * Hints that repeat themselves while it waits become one.
 */
export function hearOfPayment(db: Database, paymentId: string): Promise<void> {
  return transact(db, (tx) =>
    enqueue(tx, resolvePaymentJob, { payment_id: paymentId }, { key: `resolve:${paymentId}` }),
  );
}
