import { riyadhDate } from '@diyar/contract/values/riyadh';
import type { Tx } from '../platform/db/database.ts';
import { taxesOfPart, taxesOfRefund } from './divide-taxes.ts';
import {
  categorizedLines,
  isPricedWithTax,
  partialStayLines,
  planLine,
  reasonText,
  refundLine,
  wholeStayLines,
} from './document-lines.ts';
import {
  creditedOf,
  deleteDeferral,
  documentedOf,
  findOfPayment,
  type IssuedRow,
  insertDeferral,
  isRefundDocumented,
  isSelfInvoiced,
} from './invoice.queries.ts';
import { type DocumentFacts, numberOf, type Party } from './invoice.ts';
import { issueDocument } from './issue-document.ts';
import { isWholeSeller, marketplaceParty, namedParty, partyOf } from './parties.ts';
import {
  findParty,
  findPurchase,
  findRefund,
  findSettledPayment,
  findStay,
  type PaymentFacts,
  type StayFacts,
} from './supply.queries.ts';

/** Payments that are for no supply: security deposits go back, or are decided about (domain.md 4.1). */
const NO_SUPPLY: ReadonlySet<string> = new Set(['security_deposit']);

/**
 * Issues the document of a payment that was kept, once (product.md 8): the marketplace's invoice of a plan; for a stay the
 * invoice of an advertiser registered for VAT, else a receipt. Nothing where the advertiser invoices themselves, and while facts
 * that a tax document must state are missing: then it is written down what is missing, and `issueMissing` tries again.
 */
export async function issueForPayment(tx: Tx, paymentId: string, now: Date): Promise<void> {
  const payment = await findSettledPayment(tx, paymentId);
  if (payment === undefined || NO_SUPPLY.has(payment.due_kind)) return;
  if ((await findOfPayment(tx, paymentId)) !== undefined || (await isSelfInvoiced(tx, paymentId))) return;
  if (payment.purchase_id !== null) await issuePlan(tx, payment, payment.purchase_id, now);
  else if (payment.reservation_id !== null) await issueStay(tx, payment, payment.reservation_id, now);
}

/**
 * Issues the note of a refund, once: a credit note for an invoice, a receipt for a receipt, of exactly the refund's halalas.
 * Issues the payment's own document first where it is missing still; without one there is nothing to correct.
 */
export async function issueForRefund(tx: Tx, refundId: string, now: Date): Promise<void> {
  const refund = await findRefund(tx, refundId);
  if (refund === undefined || (await isRefundDocumented(tx, refundId))) return;
  await issueForPayment(tx, refund.payment_id, now);
  const payment = await findSettledPayment(tx, refund.payment_id);
  const original = await findOfPayment(tx, refund.payment_id);
  if (original === undefined || payment === undefined) return;
  const { facts, buyer_account_id: buyerAccountId, seller_account_id: sellerAccountId } = original;
  const number = numberOf(original.kind, original.sequence);
  const kind = original.kind === 'invoice' ? 'credit_note' : 'refund_receipt';
  const cause = causeOf(original, { paymentId: refund.payment_id, refundId });
  await issueDocument(
    tx,
    { kind, sellerAccountId, buyerAccountId, cause },
    async () => {
      const taxes = taxesOfRefund(refund.amount, facts.taxes, await creditedOf(tx, original.id));
      return {
        ...facts,
        taxes,
        lines: taxes.map((tax) => refundLine(number, tax)),
        suppliedOn: riyadhDate(refund.created_at),
        corrects: { number, issuedAt: original.issued_at.toISOString() },
        reason: reasonText(refund.reason),
      };
    },
    now,
  );
}

function causeOf(original: IssuedRow, of: { paymentId: string; refundId: string }) {
  const { reservation_id: reservationId, purchase_id: purchaseId, id: correctsId } = original;
  return { reservationId, purchaseId, correctsId, ...of };
}

async function issuePlan(tx: Tx, payment: PaymentFacts, purchaseId: string, now: Date): Promise<void> {
  const purchase = await findPurchase(tx, purchaseId);
  const seller = await marketplaceParty(tx, now);
  const account = partyOf(await findParty(tx, purchase.account_id));
  const isBusiness = account.vatNumber !== null;
  if (seller === undefined)
    return insertDeferral(tx, payment.id, { reason: 'seller_facts', accountId: null, at: now });
  if (isBusiness && account.address === null)
    return insertDeferral(tx, payment.id, { reason: 'buyer_facts', accountId: purchase.account_id, at: now });
  const lines = [{ gross: payment.received, category: 'S' as const }];
  const taxes = taxesOfPart(payment.received, { lines, percent: purchase.vat_percent, documented: 0 });
  const facts: DocumentFacts = {
    seller,
    buyer: isBusiness ? account : namedParty(purchase.buyer_name),
    taxes,
    lines: taxes.map((tax) => planLine(purchase, tax)),
    subject: { kind: 'purchase', number: String(purchase.number) },
    ...paidHow(payment),
  };
  const cause = { purchaseId, paymentId: payment.id };
  const document = {
    kind: 'invoice' as const,
    sellerAccountId: null,
    buyerAccountId: purchase.account_id,
    cause,
  };
  await issueDocument(tx, document, async () => facts, now);
  await deleteDeferral(tx, payment.id);
}

async function issueStay(tx: Tx, payment: PaymentFacts, reservationId: string, now: Date): Promise<void> {
  const stay = await findStay(tx, reservationId);
  const { host_account_id: hostId, guest_account_id: guestId } = stay;
  const host = await findParty(tx, hostId);
  const paidOn = riyadhDate(payment.closed_at);
  if (host.self_since !== null && host.self_since <= paidOn)
    return insertDeferral(tx, payment.id, { reason: 'self_invoiced', accountId: hostId, at: now });
  const isTaxed = host.vat_number !== null && isPricedWithTax(stay);
  const seller = isTaxed ? partyOf(host) : namedParty(host.name);
  if (isTaxed && !isWholeSeller(seller))
    return insertDeferral(tx, payment.id, { reason: 'seller_facts', accountId: hostId, at: now });
  const buyer = namedParty((await findParty(tx, guestId)).name);
  await issueDocument(
    tx,
    {
      kind: isTaxed ? 'invoice' : 'receipt',
      sellerAccountId: hostId,
      buyerAccountId: guestId,
      cause: { reservationId, paymentId: payment.id },
    },
    async () => {
      const documented = await documentedOf(tx, reservationId);
      return stayFacts(stay, payment, { seller, buyer, isTaxed, documented });
    },
    now,
  );
  await deleteDeferral(tx, payment.id);
}

interface StayDocument {
  seller: Party;
  buyer: Party;
  isTaxed: boolean;
  documented: number;
}

function stayFacts(
  stay: StayFacts,
  payment: PaymentFacts,
  { seller, buyer, isTaxed, documented }: StayDocument,
): DocumentFacts {
  const { received } = payment;
  const lines = categorizedLines(stay).map(({ line, category }) => ({ gross: line.amount, category }));
  const taxes = isTaxed
    ? taxesOfPart(received, { lines, percent: stay.terms.tax_percent, documented })
    : [{ category: 'O' as const, percent: 0, net: received, vat: 0 }];
  const isWhole = received === stay.total && documented === 0;
  const untaxed = (line: DocumentFacts['lines'][number]) => ({
    ...line,
    category: 'O' as const,
    net: line.gross,
  });
  const told = isWhole ? wholeStayLines(stay, taxes) : partialStayLines(stay, payment.due_kind, taxes);
  return {
    seller,
    buyer,
    taxes,
    lines: isTaxed ? told : told.map(untaxed),
    subject: { kind: 'reservation', number: String(stay.number) },
    ...paidHow(payment),
  };
}

function paidHow({ method, closed_at }: PaymentFacts) {
  return { method, suppliedOn: riyadhDate(closed_at), corrects: null, reason: null };
}
