import { riyadhDate } from '@diyar/contract/values/riyadh';
import type { Tx } from '../platform/db/database.ts';
import { feeLine, reasonText, refundLine } from './document-lines.ts';
import {
  type FeeChangeRow,
  type FeeFacts,
  findFeeFacts,
  findFeeInvoices,
  findUntold,
} from './fee-document.queries.ts';
import { lockIssuer } from './invoice.queries.ts';
import { numberOf, type Party, type TaxSum } from './invoice.ts';
import { issueDocument } from './issue-document.ts';
import { marketplaceParty, namedParty, partyOf } from './parties.ts';
import { findParty } from './supply.queries.ts';
import { taxFor } from './tax-for.ts';

interface FeeDocument {
  reservationId: string;
  fee: FeeFacts;
  seller: Party;
  buyer: Party;
  now: Date;
}

/**
 * Issues what is missing of the documents of a booking's fee (decision 058): the marketplace's invoice to the advertiser for
 * what was taken, credit notes for what was returned. Nothing while an operator has not told all of the marketplace, or an
 * advertiser registered for VAT not their address: `issueMissingOfFees` tries again. Throws when more was returned than taken.
 */
export async function issueForFee(tx: Tx, reservationId: string, now: Date): Promise<void> {
  const [fee, seller] = [await findFeeFacts(tx, reservationId), await marketplaceParty(tx, now)];
  if (fee === undefined || seller === undefined) return;
  const account = partyOf(await findParty(tx, fee.hostAccountId));
  if (account.vatNumber !== null && account.address === null) return;
  const buyer = account.vatNumber === null ? namedParty(account.name.ar) : account;
  // Two jobs of one booking tell no movement twice: the second reads what is missing once the first is through.
  await lockIssuer(tx, null);
  for (const change of await findUntold(tx, reservationId, now)) {
    const told = { reservationId, fee, seller, buyer, now };
    if (change.direction === 'taken') await invoiceTaken(tx, change, told);
    else await creditReturned(tx, change, told);
  }
}

function taxOf({ vatBasisPoints }: FeeFacts, { net, vat }: { net: number; vat: number }): TaxSum {
  return { category: taxFor({ kind: 'fee' }), percent: vatBasisPoints / 100, net, vat };
}

async function invoiceTaken(tx: Tx, change: FeeChangeRow, told: FeeDocument): Promise<void> {
  const { fee, seller, buyer, now } = told;
  const tax = taxOf(fee, { net: change.amount, vat: change.vat });
  await issueDocument(
    tx,
    {
      kind: 'invoice',
      sellerAccountId: null,
      buyerAccountId: fee.hostAccountId,
      cause: { feeChangeId: change.id },
    },
    async () => ({
      seller,
      buyer,
      taxes: [tax],
      lines: [feeLine(fee, tax)],
      subject: { kind: 'reservation', number: String(fee.number) },
      method: 'offset',
      suppliedOn: riyadhDate(change.at),
      corrects: null,
      reason: null,
    }),
    now,
  );
}

/** Notes of the newest invoices first, of each at most what is left of it: what was returned was taken before. */
async function creditReturned(tx: Tx, change: FeeChangeRow, told: FeeDocument): Promise<void> {
  const { reservationId, fee, now } = told;
  let [net, vat] = [change.amount, change.vat];
  for (const invoice of await findFeeInvoices(tx, reservationId)) {
    const part = { net: Math.min(net, invoice.net), vat: Math.min(vat, invoice.vat) };
    if (part.net + part.vat === 0) continue;
    [net, vat] = [net - part.net, vat - part.vat];
    const tax = taxOf(fee, part);
    const number = numberOf('invoice', invoice.sequence);
    await issueDocument(
      tx,
      {
        kind: 'credit_note',
        sellerAccountId: null,
        buyerAccountId: fee.hostAccountId,
        cause: { feeChangeId: change.id, correctsId: invoice.id },
      },
      async () => ({
        ...invoice.facts,
        taxes: [tax],
        lines: [refundLine(number, tax)],
        suppliedOn: riyadhDate(change.at),
        corrects: { number, issuedAt: invoice.issued_at.toISOString() },
        reason: reasonText('fee'),
      }),
      now,
    );
  }
  if (net + vat > 0)
    throw new Error(`more of the fee of booking ${fee.number} was returned than invoices tell`);
}
