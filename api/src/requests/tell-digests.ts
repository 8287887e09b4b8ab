import { recordEvent } from '../events/record-event.ts';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import { takeUntold } from './fit.queries.ts';

const ACCOUNTS_AT_ONCE = 100;

/**
 * Writes one event for each advertiser to whom requests are new that their units fit. What was not told at once is told here, also
 * to those who chose since to hear at once: nothing is dropped, and nothing told twice.
 */
export async function tellDigests(db: Database, now: Date): Promise<void> {
  while ((await transact(db, (tx) => tellSome(tx, now))) > 0);
}

async function tellSome(tx: Tx, now: Date): Promise<number> {
  const taken = await takeUntold(tx, ACCOUNTS_AT_ONCE, now);
  for (const { account_id: accountId, count } of taken)
    if (count > 0)
      await recordEvent(tx, {
        key: 'requests_digest',
        accountId,
        personId: null,
        params: { count },
        at: now,
      });
  return taken.length;
}
