import { standingOf } from '../accounts/show-standing.ts';
import { mayWork } from '../accounts/standing.ts';
import { useSpecialAd } from '../memberships/use-membership.ts';
import { type Database, transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { lockOwnAd } from './own-ad.queries.ts';

/**
 * Shows a published ad of the acting account before others, for the days of its membership; uses one of its special ads. Throws
 * `not_found`, `role_forbids` to viewers, `state_changed` when it is not on show, `ad_already_special`, `no_special_ads_left`.
 */
export function makeSpecial(db: Database, number: string, actor: Actor, now: Date): Promise<Date> {
  return transact(db, async (tx) => {
    const { accountId, personId } = actor;
    const ad = await lockOwnAd(tx, accountId, number);
    if (ad === undefined) throw new Refusal('not_found');
    if (!mayWork((await standingOf(tx, actor)) ?? 'viewer')) throw new Refusal('role_forbids');
    if (ad.state !== 'published') throw new Refusal('state_changed');
    if (ad.special_until !== null && ad.special_until > now) throw new Refusal('ad_already_special');
    return useSpecialAd(tx, { adId: ad.id, accountId, personId }, now);
  });
}
