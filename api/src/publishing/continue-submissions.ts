import { moveAd } from '../ad-states/move-ad.ts';
import { recordEvent } from '../events/record-event.ts';
import { conditionsOf } from '../licences/load-conditions.ts';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import { eachAlone } from '../platform/jobs/one-by-one.ts';
import { findWithPhotosMade, lockProcessing } from './processing.queries.ts';

/**
 * Takes every ad on that was sent for approval while its photos were still being made, once all of them are: into the queue,
 * or back to its people where too few were kept. Answers how many. Running it twice changes nothing; one that
 * fails holds up no other.
 */
export async function continueSubmissions(db: Database, now: Date): Promise<number> {
  return eachAlone(await findWithPhotosMade(db), (id) => transact(db, (tx) => continueOne(tx, id, now)));
}

async function continueOne(tx: Tx, adId: string, now: Date): Promise<boolean> {
  const ad = await lockProcessing(tx, adId);
  if (ad === undefined) return false;
  const missing = await conditionsOf(tx, adId, now);
  const isWhole = missing.length === 0;
  const to = isWhole ? 'waiting_for_approval' : 'not_published';
  const reason = isWhole ? 'photos_ready' : 'incomplete_after_photos';
  await moveAd(tx, { adId, from: 'processing', to, mover: 'photos', reason }, now);
  if (isWhole) return true;
  const params = { ad: ad.number };
  await recordEvent(tx, { key: 'ad_incomplete', accountId: ad.account_id, personId: null, params, at: now });
  return true;
}
