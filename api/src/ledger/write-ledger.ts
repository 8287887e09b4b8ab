import type { Tx } from '../platform/db/database.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { issueDocumentJob } from './document.jobs.ts';
import { insertEntry } from './ledger.queries.ts';
import type { Movement, PaidFor, Side } from './movement.ts';

/** Between which sides a kind of movement goes, of whom. `ledger-proof.queries.ts` says the same in SQL. */
function sidesOf(
  kind: Movement['kind'],
  { payerId, funds }: PaidFor,
  money: Side,
): { debit: Side; credit: Side } {
  const owed: Side = { account: 'refunds_payable', partyId: payerId };
  const held: Side = { account: 'deposits_held', partyId: payerId };
  if (kind === 'deposit_held') return { debit: money, credit: held };
  if (kind === 'deposit_released') return { debit: held, credit: owed };
  if (kind === 'deposit_claimed') return { debit: held, credit: funds };
  if (kind === 'payment_settled') return { debit: money, credit: funds };
  if (kind === 'surplus_received') return { debit: money, credit: owed };
  if (kind === 'refund_owed') return { debit: funds, credit: owed };
  // A refund leaves the account, and no counted part exceeds the payment that holds it.
  return { debit: owed, credit: money };
}

/** Movements that an invoice or a credit note tells of: money that was kept, and what of it goes back. */
const DOCUMENTED: ReadonlySet<Movement['kind']> = new Set<Movement['kind']>([
  'payment_settled',
  'refund_owed',
]);

/**
 * Writes a movement of money into the ledger, once, with the party of each side; both follow from its kind and what was paid
 * for. Asks for the document of a movement that has one, in the same transaction.
 */
export async function writeLedger(tx: Tx, movement: Movement): Promise<void> {
  const { kind, paymentId, refundId = null, through = 'gateway' } = movement;
  await insertEntry(tx, movement, sidesOf(kind, movement.payable, { account: through, partyId: null }));
  if (DOCUMENTED.has(kind))
    await enqueue(tx, issueDocumentJob, { payment_id: paymentId, refund_id: refundId });
}
