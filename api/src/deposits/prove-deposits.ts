import type { Reader } from '../platform/db/database.ts';
import { findDepositDisagreements } from './deposit-proof.queries.ts';

/** Every disagreement about deposits: taken = released + claimed, to the halala; none when the books are sound. */
export function proveDeposits(reader: Reader): Promise<string[]> {
  return findDepositDisagreements(reader);
}
