import type { Payables } from '../dues/payable.ts';
import { type Database, transact } from '../platform/db/database.ts';
import { eachAlone } from '../platform/jobs/one-by-one.ts';
import { mayAnswer } from './claim.presenter.ts';
import { findById, findUnanswered, lockOpenClaim, writeDisputed } from './claim.queries.ts';
import { tellSides } from './tell-sides.ts';

const A_PAGE = 100;

/**
 * Hands claims that their guests did not answer in time to an operator (product.md 8: silence is no agreement), and answers how many. Safe
 * to repeat, also at once in several processes; one that fails holds up no other.
 */
export async function passOverSilence(
  { db, payables }: { db: Database; payables: Payables },
  now: Date,
): Promise<number> {
  return eachAlone(await findUnanswered(db, now, A_PAGE), (id) =>
    transact(db, async (tx) => {
      await payables.reservation.lock(tx, id);
      const [claim, booking] = [await lockOpenClaim(tx, id), await findById(tx, id)];
      if (claim?.state !== 'asked' || booking === undefined || mayAnswer(claim, now)) return false;
      await writeDisputed(tx, claim.id);
      const { amount } = claim;
      await tellSides(tx, booking, { key: 'deposit_claim_unanswered', amount, personId: null, now });
      return true;
    }),
  );
}
