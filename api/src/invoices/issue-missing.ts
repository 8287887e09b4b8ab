import { type Database, transact } from '../platform/db/database.ts';
import { findMissing } from './invoice.queries.ts';
import { issueForPayment, issueForRefund } from './issue-for-payment.ts';

const A_PAGE = 100;

/** Issues the documents that movements asked for and that wait for facts or were never asked for: payments of before. One that fails holds up no other. */
export async function issueMissing(db: Database, now: Date): Promise<void> {
  const faults: unknown[] = [];
  for (let after = ''; ; ) {
    const page = await findMissing(db, { after, most: A_PAGE });
    for (const { payment_id: paymentId, refund_id: refundId } of page)
      await transact(db, (tx) =>
        refundId === null ? issueForPayment(tx, paymentId, now) : issueForRefund(tx, refundId, now),
      ).catch((fault: unknown) => faults.push(fault));
    const last = page.at(-1);
    if (last === undefined || page.length < A_PAGE) break;
    after = last.place;
  }
  if (faults.length > 0) throw new AggregateError(faults, 'documents that could not be issued');
}
