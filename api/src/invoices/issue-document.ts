import { randomUUID } from 'node:crypto';
import type { Tx } from '../platform/db/database.ts';
import type { InvoiceKind } from '../platform/db/schema.generated.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { submitDocumentJob } from './invoice.jobs.ts';
import { insertDocument, linkChain, lockIssuer, nextSequence } from './invoice.queries.ts';
import { type DocumentFacts, isTaxKind, numberOf, sumsOf } from './invoice.ts';
import { writeUbl } from './ubl-xml.ts';

/** What a document is issued for; each payment has one, and each refund, and each movement of a fee. */
export interface DocumentCause {
  reservationId?: string | null;
  purchaseId?: string | null;
  paymentId?: string | null;
  refundId?: string | null;
  feeChangeId?: string | null;
  /** The document that a note corrects. */
  correctsId?: string | null;
}

export interface NewDocument {
  kind: InvoiceKind;
  /** In whose name it is issued; null for the marketplace. */
  sellerAccountId: string | null;
  buyerAccountId: string;
  cause: DocumentCause;
}

/**
 * Issues a document as the next of its issuer's series, and a tax document as the next of the issuer's chain (domain.md 4.3).
 * The issuer is locked until the transaction ends, so that no number is given twice and none is left out. `factsOf` is asked
 * once it is locked. A tax document is for a buyer with a VAT number or for a consumer, as its facts say. Answers the id.
 */
export async function issueDocument(
  tx: Tx,
  { kind, sellerAccountId, buyerAccountId, cause }: NewDocument,
  factsOf: () => Promise<DocumentFacts>,
  now: Date,
): Promise<string> {
  const issuer = await lockIssuer(tx, sellerAccountId);
  const facts = await factsOf();
  const sequence = await nextSequence(tx, issuer.id, kind);
  const uuid = randomUUID();
  const standard = isTaxKind(kind) && facts.buyer.vatNumber !== null;
  const icv = issuer.lastIcv + 1;
  const link = { icv, previousHash: issuer.lastHash };
  const written = isTaxKind(kind)
    ? writeUbl({ kind, standard, number: numberOf(kind, sequence), uuid, ...link, issuedAt: now, facts })
    : null;
  if (written !== null) await linkChain(tx, issuer.id, { icv, hash: written.hash });
  const { vat, total } = sumsOf(facts.taxes);
  const id = await insertDocument(tx, {
    issuer_id: issuer.id,
    kind,
    sequence,
    uuid,
    standard,
    icv: written && icv,
    previous_hash: written && issuer.lastHash,
    hash: written?.hash ?? null,
    xml: written?.xml ?? null,
    buyer_account_id: buyerAccountId,
    reservation_id: cause.reservationId ?? null,
    purchase_id: cause.purchaseId ?? null,
    payment_id: cause.paymentId ?? null,
    refund_id: cause.refundId ?? null,
    fee_change_id: cause.feeChangeId ?? null,
    corrects_id: cause.correctsId ?? null,
    issued_at: now,
    total,
    vat,
    facts: JSON.stringify(facts),
  });
  if (written !== null) await enqueue(tx, submitDocumentJob, { invoice_id: id }, { key: `invoice:${id}` });
  return id;
}
