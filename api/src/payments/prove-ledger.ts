import { proveDeposits } from '../deposits/prove-deposits.ts';
import type { Payables } from '../dues/payable.ts';
import { provePayouts } from '../payouts/prove-payouts.ts';
import type { Reader } from '../platform/db/database.ts';
import { findDisagreements } from './ledger-proof.queries.ts';

/**
 * Every disagreement between the ledger, payments, refunds, deposits, fees, payouts and the things that were paid for, each as a
 * sentence for an operator; none when the books are sound. Amounts in halalas.
 */
export async function proveLedger(reader: Reader, payables: Payables): Promise<string[]> {
  return [
    ...(await findDisagreements(reader, payables)),
    ...(await proveDeposits(reader)),
    ...(await provePayouts(reader)),
  ];
}
