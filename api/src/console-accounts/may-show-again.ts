import { conditionsOf } from '../licences/load-conditions.ts';
import { coverAd } from '../memberships/use-membership.ts';
import type { Tx } from '../platform/db/database.ts';

/** Whether its advertiser could show an ad now: under its licence, with all it needs, and in a plan. One of the plan is used. */
export async function mayShowAgain(
  tx: Tx,
  ad: { adId: string; accountId: string },
  now: Date,
): Promise<boolean> {
  if ((await conditionsOf(tx, ad.adId, now)).length > 0) return false;
  return coverAd(tx, { ...ad, personId: null }, now);
}
