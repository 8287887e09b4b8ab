import type { Reader } from '../platform/db/database.ts';
import { findDisagreements } from './ledger-proof.queries.ts';

/**
 * Every disagreement between the ledger, payments, refunds and reservations, each as a sentence for an operator; none
 * when the books are sound. Amounts in halalas.
 */
export function proveLedger(reader: Reader): Promise<string[]> {
  return findDisagreements(reader);
}
