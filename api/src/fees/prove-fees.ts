import type { Reader } from '../platform/db/database.ts';
import { findFeeDisagreements } from './fee-proof.queries.ts';

/** Every disagreement between fees, the ledger and the bookings they are a share of; none when the books are sound. */
export function proveFees(reader: Reader): Promise<string[]> {
  return findFeeDisagreements(reader);
}
