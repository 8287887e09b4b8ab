import { type DueSubject, SUBJECT_COLUMNS } from '../dues/due.ts';
import type { Payable } from '../dues/payable.ts';
import type { Tx } from '../platform/db/database.ts';
import type { LedgerAccount, LedgerKind } from '../platform/db/schema.generated.ts';

/** One side of a movement: a ledger account, and the account whose money it is; null for the house's own. */
interface Side {
  account: LedgerAccount;
  partyId: string | null;
}

export interface Movement {
  kind: LedgerKind;
  /** Halalas. */
  amount: number;
  payable: Payable;
  paymentId: string;
  refundId?: string;
  at: Date;
}

const GATEWAY: Side = { account: 'gateway', partyId: null };

/** Between which sides a kind of movement goes, of whom. `ledger-proof.queries.ts` says the same in SQL. */
function sidesOf(kind: LedgerKind, { payerId, funds }: Payable): { debit: Side; credit: Side } {
  const owed: Side = { account: 'refunds_payable', partyId: payerId };
  if (kind === 'payment_settled') return { debit: GATEWAY, credit: funds };
  if (kind === 'surplus_received') return { debit: GATEWAY, credit: owed };
  return { debit: owed, credit: GATEWAY };
}

/** Writes a movement of money into the ledger, once, with the party of each side; both follow from its kind and what was paid for. */
export async function writeLedger(tx: Tx, movement: Movement): Promise<void> {
  const { kind, payable } = movement;
  const { debit, credit } = sidesOf(kind, payable);
  const subject: DueSubject = payable.subject;
  await tx
    .insertInto('ledger_entry')
    .values({
      kind,
      debit: debit.account,
      debit_party_id: debit.partyId,
      credit: credit.account,
      credit_party_id: credit.partyId,
      amount: movement.amount,
      [SUBJECT_COLUMNS[subject.kind]]: subject.id,
      payment_id: movement.paymentId,
      refund_id: movement.refundId ?? null,
      at: movement.at,
    })
    .execute();
}
