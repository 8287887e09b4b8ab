import type { Tx } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { type EditedAds, lockEditedAds } from './ad-state.queries.ts';
import { moveAd } from './move-ad.ts';

export type { EditedAds } from './ad-state.queries.ts';

/**
 * Makes way for a change of what an operator approves of an ad: its texts, facts, place, disclosures and photos. A hidden ad
 * becomes not published, so that it is reviewed again before it is shown. Throws `ad_on_show` while an ad waits for approval
 * or for its photos, and while one is on show, whose edits wait as revisions. The caller changes the unit or property in the same transaction.
 */
export async function reopenAds(tx: Tx, of: EditedAds, personId: string, now: Date): Promise<void> {
  const ads = await lockEditedAds(tx, of);
  if (ads.some(({ state }) => state !== 'hidden')) throw new Refusal('ad_on_show');
  for (const { id } of ads)
    await moveAd(
      tx,
      { adId: id, from: 'hidden', to: 'not_published', mover: 'advertiser', personId, reason: 'edited' },
      now,
    );
}

/** Locks the ads that show a unit, or the units of a property, and that are on show. Answers their ids. */
export async function lockShownAds(tx: Tx, of: EditedAds): Promise<string[]> {
  const ads = await lockEditedAds(tx, of);
  return ads.flatMap(({ id, state }) => (state === 'published' ? id : []));
}
