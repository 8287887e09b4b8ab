import type { Tx } from '../platform/db/database.ts';
import { insertHouseEntry } from './ledger.queries.ts';
import type { HouseCause, HouseMovement, Side } from './movement.ts';

/** Between which sides each kind goes. `fee-proof.queries.ts` and `payout-proof.queries.ts` say the same in SQL. */
function sidesOf(kind: HouseCause['kind'], partyId: string): { debit: Side; credit: Side } {
  const funds: Side = { account: 'reservation_funds', partyId };
  const payable: Side = { account: 'payouts_payable', partyId };
  const income: Side = { account: 'fee_income', partyId: null };
  const tax: Side = { account: 'tax_payable', partyId: null };
  switch (kind) {
    case 'fee':
      return { debit: funds, credit: income };
    case 'fee_vat':
      return { debit: funds, credit: tax };
    case 'fee_returned':
      return { debit: income, credit: funds };
    case 'fee_vat_returned':
      return { debit: tax, credit: funds };
    case 'payout':
      return { debit: funds, credit: payable };
    case 'payout_paid':
      return { debit: payable, credit: { account: 'bank', partyId: null } };
    case 'payout_failed':
      return { debit: payable, credit: funds };
  }
}

/**
 * Writes a movement between an advertiser's money and the house, once a cause (`ledger_entry_written_once`). A payout beyond what the
 * ledger owes the advertiser is refused by the database (`payout_within_balance`).
 */
export async function writeHouseEntry(tx: Tx, entry: HouseMovement): Promise<void> {
  await insertHouseEntry(tx, entry, sidesOf(entry.cause.kind, entry.hostAccountId));
}
