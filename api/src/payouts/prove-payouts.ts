import type { Reader } from '../platform/db/database.ts';
import { findPayoutDisagreements } from './payout-proof.queries.ts';

/** Every disagreement between payouts, their lines and batches, and what the ledger owes advertisers; none when the books are sound. */
export function provePayouts(reader: Reader): Promise<string[]> {
  return findPayoutDisagreements(reader);
}
