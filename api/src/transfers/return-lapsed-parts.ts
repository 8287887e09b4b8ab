import type { Payables } from '../dues/payable.ts';
import { type Database, transact } from '../platform/db/database.ts';
import { duesWithParts } from './receipt.queries.ts';
import { returnParts } from './receive-transfer.ts';
import { findTransfer, updateTransfer } from './transfer.queries.ts';

/**
 * Gives back the parts of transfers whose rest did not come in time, or is owed no more; operators send them back by bank. Answers for how many
 * dues.
 */
export async function returnLapsedParts(
  { db, payables }: { db: Database; payables: Payables },
  now: Date,
): Promise<number> {
  let returned = 0;
  for (const { transferId } of await duesWithParts(db)) {
    const isOver = await transact(db, async (tx) => {
      const { subject } = await findTransfer(tx, transferId);
      const payable = await payables[subject.kind].lock(tx, subject.id);
      const transfer = await findTransfer(tx, transferId);
      const waits = payable.byTransfer.isOpen(now) && !transfer.isVoid;
      if (waits || transfer.state === 'review') return false;
      await returnParts(tx, transfer.dueId, 'late', now);
      if (transfer.state === 'waiting') await updateTransfer(tx, transferId, { state: 'returned' });
      return true;
    });
    if (isOver) returned += 1;
  }
  return returned;
}
