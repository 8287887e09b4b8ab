import type { Payables } from '../dues/payable.ts';
import { type Database, transact } from '../platform/db/database.ts';
import { findSubjectOf } from './payment.queries.ts';

/** The account that pays a payment; undefined when there is no such payment. */
export function payerOf(db: Database, payables: Payables, paymentId: string): Promise<string | undefined> {
  return transact(db, async (tx) => {
    const subject = await findSubjectOf(tx, paymentId);
    return subject && (await payables[subject.kind].lock(tx, subject.id)).payerId;
  });
}
