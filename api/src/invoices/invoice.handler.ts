import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { issueDocumentJob, issueFeeDocumentsJob } from '../ledger/document.jobs.ts';
import type { BaseDeps } from '../platform/base-deps.ts';
import { transact } from '../platform/db/database.ts';
import { issueMissingJob, submitDocumentJob } from './invoice.jobs.ts';
import { issueForFee } from './issue-for-fee.ts';
import { issueForPayment, issueForRefund } from './issue-for-payment.ts';
import { issueMissing, issueMissingOfFees } from './issue-missing.ts';
import { type SubmitDeps, submitDocument, submitMissing } from './submit-document.ts';

const IssuePayload = z.object({ payment_id: z.uuid(), refund_id: z.uuid().nullable() });
const FeePayload = z.object({ reservation_id: z.uuid() });
const SubmitPayload = z.object({ invoice_id: z.uuid() });

/** The background work of invoices, for the worker. */
export function invoiceHandlers(deps: BaseDeps & SubmitDeps): TaskList {
  return {
    [issueDocumentJob.name]: async (payload) => {
      const { payment_id: paymentId, refund_id: refundId } = IssuePayload.parse(payload);
      await transact(deps.db, (tx) =>
        refundId === null
          ? issueForPayment(tx, paymentId, deps.now())
          : issueForRefund(tx, refundId, deps.now()),
      );
    },
    [issueFeeDocumentsJob.name]: async (payload) => {
      const { reservation_id: reservationId } = FeePayload.parse(payload);
      await transact(deps.db, (tx) => issueForFee(tx, reservationId, deps.now()));
    },
    [submitDocumentJob.name]: (payload) =>
      submitDocument(deps, SubmitPayload.parse(payload).invoice_id, deps.now()),
    [issueMissingJob.name]: async () => {
      // A document of one kind that fails holds up none of another.
      const done = [
        await settled(issueMissing(deps.db, deps.now())),
        await settled(issueMissingOfFees(deps.db, deps.now())),
        await settled(submitMissing(deps, deps.now())),
      ];
      const faults = done.filter((fault) => fault !== undefined);
      if (faults.length > 0)
        throw new AggregateError(faults, 'documents that could not be issued or submitted');
    },
  };
}

/** Why a piece of work failed; undefined when it did not. */
async function settled(work: Promise<void>): Promise<unknown> {
  try {
    await work;
  } catch (fault) {
    return fault;
  }
}
