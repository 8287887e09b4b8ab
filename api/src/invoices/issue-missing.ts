import { type Database, type Tx, transact } from '../platform/db/database.ts';
import { findUntoldBookings } from './fee-document.queries.ts';
import { findMissing } from './invoice.queries.ts';
import { issueForFee } from './issue-for-fee.ts';
import { issueForPayment, issueForRefund } from './issue-for-payment.ts';
import { marketplaceParty } from './parties.ts';

const A_PAGE = 100;

/** Issues the documents that movements asked for and that wait for facts or were never asked for: payments of before. One that fails holds up no other. */
export function issueMissing(db: Database, now: Date): Promise<void> {
  return issueEach(db, (page) => findMissing(db, page), {
    issue: (tx, { payment_id: paymentId, refund_id: refundId }) =>
      refundId === null ? issueForPayment(tx, paymentId, now) : issueForRefund(tx, refundId, now),
    placeOf: ({ place }) => place,
  });
}

/** Issues what is missing of the documents of fees, in the same way. */
export async function issueMissingOfFees(db: Database, now: Date): Promise<void> {
  // Without facts of the marketplace none can be issued.
  if ((await marketplaceParty(db, now)) === undefined) return;
  await issueEach(db, (page) => findUntoldBookings(db, page), {
    issue: (tx, reservationId) => issueForFee(tx, reservationId, now),
    placeOf: (reservationId) => reservationId,
  });
}

async function issueEach<T>(
  db: Database,
  find: (page: { after: string; most: number }) => Promise<T[]>,
  { issue, placeOf }: { issue: (tx: Tx, one: T) => Promise<void>; placeOf: (one: T) => string },
): Promise<void> {
  const faults: unknown[] = [];
  for (let after = ''; ; ) {
    const page = await find({ after, most: A_PAGE });
    for (const one of page)
      await transact(db, (tx) => issue(tx, one)).catch((fault: unknown) => faults.push(fault));
    const last = page.at(-1);
    if (last === undefined || page.length < A_PAGE) break;
    after = placeOf(last);
  }
  if (faults.length > 0) throw new AggregateError(faults, 'documents that could not be issued');
}
