import type { Payables } from '../dues/payable.ts';
import { type Database, transact } from '../platform/db/database.ts';
import { eachAlone } from '../platform/jobs/one-by-one.ts';
import { releaseDeposit } from './close-deposit.ts';
import { findReleasable, isReleasable } from './deposit.queries.ts';

const A_PAGE = 100;

/**
 * Gives back the deposits of finished stays whose advertiser claimed nothing in time (product.md 8), and answers how many. Safe to
 * repeat, also at once in several processes: each is closed once (`deposit_closed_once`). One that fails holds up no other; it is
 * told at the end.
 */
export async function releaseDeposits(
  { db, payables }: { db: Database; payables: Payables },
  now: Date,
): Promise<number> {
  return eachAlone(await findReleasable(db, now, A_PAGE), (id) =>
    transact(db, async (tx) => {
      const payable = await payables.reservation.lock(tx, id);
      return (await isReleasable(tx, id, now)) && releaseDeposit(tx, payable, now);
    }),
  );
}
