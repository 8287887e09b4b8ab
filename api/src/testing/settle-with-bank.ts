import { batchPayouts, exportBatch } from '../payouts/batch-payouts.ts';
import { decidePayout } from '../payouts/decide-payout.ts';
import { type Database, transact } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';

/**
 * Sends the payouts that wait to the bank and marks them: every third fails, and its advertiser saves their account again.
 * Batches of this have to be within the limit.
 */
export async function settleWithBank(db: Database, operatorId: string, now: Date): Promise<void> {
  const operator = { operatorId, requestId: 'bank' };
  try {
    await transact(db, async (tx) => {
      const { id } = await batchPayouts(tx, operator, now);
      await exportBatch(tx, operator, Number(id), now);
    });
  } catch (error) {
    if (error instanceof Refusal) return;
    throw error;
  }
  const open = await db.selectFrom('payout').select('number').where('state', '=', 'in_batch').execute();
  for (const { number } of open) {
    const said =
      number % 3 === 0
        ? ({ outcome: 'failed', reason: 'الحساب مغلق لدى البنك' } as const)
        : ({ outcome: 'paid', reference: `FT-${number}` } as const);
    await transact(db, (tx) => decidePayout(tx, operator, { number, said }, now));
  }
  await db.updateTable('payout_destination').set({ refused_at: null, refused_reason: null }).execute();
}
