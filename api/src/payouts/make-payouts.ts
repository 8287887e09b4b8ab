import { writeHouseEntry } from '../ledger/write-house-entry.ts';
import { brokenConstraint, type Database, type Tx, transact } from '../platform/db/database.ts';
import { eachAlone } from '../platform/jobs/one-by-one.ts';
import { type Figures, figuresAt } from '../settings/figures.ts';
import { findBalance, findEarned, findPayable, insertPayout, lockMoneyOf } from './due-payout.queries.ts';
import { payoutLines } from './payout.ts';

/**
 * Makes a payout for each advertiser to whom money is due at `now` and who said where it goes, and answers how many. The money
 * leaves what the ledger owes them at once, so that none of it is in two payouts. Safe to repeat, also at once in several processes; one
 * that fails holds up no other.
 */
export async function makePayouts(db: Database, now: Date): Promise<number> {
  const figures = await figuresAt(db, now);
  return eachAlone(await findPayable(db), (accountId) => makeOne(db, accountId, figures, now));
}

async function makeOne(db: Database, accountId: string, figures: Figures, now: Date): Promise<boolean> {
  try {
    return await transact(db, (tx) => makePayout(tx, accountId, figures, now));
  } catch (error) {
    // Another process made it meanwhile.
    if (brokenConstraint(error) === 'payout_one_ready_per_account') return false;
    throw error;
  }
}

/** Makes the payout of one advertiser, as `makePayouts` does; false where nothing is due. */
export async function makePayout(
  tx: Tx,
  accountId: string,
  figures: Pick<Figures, 'payout_after_arrival_seconds'>,
  now: Date,
): Promise<boolean> {
  await lockMoneyOf(tx, accountId);
  const due = { afterSeconds: figures.payout_after_arrival_seconds, now };
  const earned = await findEarned(tx, accountId, due);
  const lines = payoutLines(earned, await findBalance(tx, accountId));
  if (lines.length === 0) return false;
  const { id, amount } = await insertPayout(tx, accountId, lines, now);
  const cause = { kind: 'payout', payoutId: id } as const;
  await writeHouseEntry(tx, { cause, amount, hostAccountId: accountId, at: now });
  return true;
}
