import type { Reader } from '../platform/db/database.ts';
import { findSettlementDisagreements } from './settlement-proof.queries.ts';

/** Every disagreement between the gateway's settlements, their lines and the ledger; none when the books are sound. */
export function proveSettlements(reader: Reader): Promise<string[]> {
  return findSettlementDisagreements(reader);
}
