import type { Tx } from '../platform/db/database.ts';
import { insertFoundEntry } from './ledger.queries.ts';
import type { FoundMovement } from './movement.ts';

/**
 * Writes down that money which belongs to nothing of ours came by the gateway, or that it went back there; once a case
 * (`ledger_entry_written_once`). In between it stands in suspense.
 */
export async function writeFound(tx: Tx, movement: FoundMovement): Promise<void> {
  const isIn = movement.kind === 'found_received';
  const sides = isIn
    ? ({ debit: 'gateway', credit: 'suspense' } as const)
    : ({ debit: 'suspense', credit: 'gateway' } as const);
  await insertFoundEntry(tx, movement, sides);
}
