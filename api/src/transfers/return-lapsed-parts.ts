import type { Payables } from '../dues/payable.ts';
import { type Database, transact } from '../platform/db/database.ts';
import { eachAlone } from '../platform/jobs/one-by-one.ts';
import { duesWithParts } from './receipt.queries.ts';
import { returnParts } from './receive-transfer.ts';
import { findTransfer, updateTransfer } from './transfer.queries.ts';

/**
 * Gives back the parts of transfers whose rest did not come in time, or is owed no more; operators send them back by bank. Answers for how many
 * dues. One that fails holds up no other.
 */
export async function returnLapsedParts(
  { db, payables }: { db: Database; payables: Payables },
  now: Date,
): Promise<number> {
  return eachAlone(await duesWithParts(db), ({ transferId }) =>
    transact(db, async (tx) => {
      const { subject } = await findTransfer(tx, transferId);
      const payable = await payables[subject.kind].lock(tx, subject.id);
      const transfer = await findTransfer(tx, transferId);
      const waits = payable.byTransfer.isOpen(now) && !transfer.isVoid;
      if (waits || transfer.state === 'review') return false;
      await returnParts(tx, transfer.dueId, 'late', now);
      if (transfer.state === 'waiting') await updateTransfer(tx, transferId, { state: 'returned' });
      return true;
    }),
  );
}
