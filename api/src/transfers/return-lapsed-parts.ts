import type { Payables } from '../dues/payable.ts';
import { isDueSettled } from '../dues/read-due.ts';
import { type Database, transact } from '../platform/db/database.ts';
import { eachAlone } from '../platform/jobs/one-by-one.ts';
import { duesWithParts } from './receipt.queries.ts';
import { returnParts } from './receive-transfer.ts';
import { findTransfer, updateTransfer } from './transfer.queries.ts';

/**
 * Gives back the parts of transfers whose rest did not come in time, is owed no more or was paid otherwise; operators send them back by bank. Answers for how many
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
      const isPaid = await isDueSettled(tx, transfer.dueId);
      const waits = payable.byTransfer.isOpen(now) && !transfer.isVoid && !isPaid;
      if (waits || transfer.state === 'review') return false;
      await returnParts(tx, transfer.dueId, isPaid ? 'second' : 'late', now);
      if (transfer.state === 'waiting') await updateTransfer(tx, transferId, { state: 'returned' });
      return true;
    }),
  );
}
