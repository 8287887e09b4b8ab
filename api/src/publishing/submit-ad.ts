import type { AdState } from '@diyar/contract/supply/host-ads';
import type { Lang } from '@diyar/messages/messages';
import { moveAd } from '../ad-states/move-ad.ts';
import { conditionsOf } from '../licences/load-conditions.ts';
import { useAd } from '../memberships/use-membership.ts';
import type { Tx } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { tellMissing } from './missing.ts';
import { hasPhotosInMaking } from './processing.queries.ts';

export interface Submission {
  adId: string;
  accountId: string;
  from: AdState;
  personId: string;
  lang: Lang;
}

/**
 * Sends an ad for approval, as its advertiser; while photos are still being made it is in processing and goes on by itself.
 * Uses one ad of the account's membership, which comes back if it is not published. The caller holds the ad's lock. Throws
 * `ad_incomplete` with `missing`, `no_ads_left`, and what `moveAd` throws.
 */
export async function submitAd(tx: Tx, submission: Submission, now: Date): Promise<void> {
  const { adId, accountId, from, personId, lang } = submission;
  const missing = await conditionsOf(tx, adId, now);
  const own = missing.filter(({ code }) => code !== 'photos_processing');
  if (own.length > 0) throw new Refusal('ad_incomplete', { data: { missing: tellMissing(own, lang) } });
  await useAd(tx, { adId, accountId, personId }, now);
  const to = (await hasPhotosInMaking(tx, adId)) ? 'processing' : 'waiting_for_approval';
  await moveAd(tx, { adId, from, to, mover: 'advertiser', personId, reason: 'submitted' }, now);
}
