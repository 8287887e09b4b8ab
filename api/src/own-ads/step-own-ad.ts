import type { AdState } from '@diyar/contract/supply/host-ads';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import type { Lang } from '@diyar/messages/messages';
import { standingOf } from '../accounts/show-standing.ts';
import { mayWork } from '../accounts/standing.ts';
import { moveAd } from '../ad-states/move-ad.ts';
import { conditionsOf } from '../licences/load-conditions.ts';
import { useAd } from '../memberships/use-membership.ts';
import { brokenConstraint, type Database, type Tx, transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { tellMissing } from '../publishing/missing.ts';
import { submitAd } from '../publishing/submit-ad.ts';
import { findOwnAds, keepDeletion, lockOwnAd } from './own-ad.queries.ts';
import { mayStep, mayWithdraw, ownAdAbilities } from './own-ad.ts';

export interface Step {
  number: string;
  /** The state it was seen in. */
  from: AdState;
  to: 'waiting_for_approval' | 'not_published' | 'published' | 'hidden' | 'closed';
  reason: string | undefined;
  lang: Lang;
}

/**
 * Sends an ad of the acting account for approval, takes it back from the queue, hides it, shows it again or closes it, with
 * who, when and why. Throws `not_found` for others'
 * ads, `role_forbids` to viewers, `state_changed` when it is in another state by now or nothing leads there, `ad_held`
 * while an operator has it, `ad_incomplete` with what it lacks, `no_ads_left`, `unit_has_live_ad`, `ad_licence_ended` when it cannot be shown under its licence.
 */
export function stepOwnAd(db: Database, step: Step, actor: Actor, now: Date): Promise<void> {
  return transact(db, async (tx) => {
    const { id, ad, standing } = await lockForChange(tx, step.number, actor, now);
    if (!mayWork(standing)) throw new Refusal('role_forbids');
    if (ad.state !== step.from || !mayStep(ad.state, step.to)) throw new Refusal('state_changed');
    if (step.to === 'not_published' && !mayWithdraw(ad.state)) throw new Refusal('state_changed');
    if (step.to === 'published' && ad.held) throw new Refusal('ad_held');
    if (step.to === 'published' && !ad.licenceInForce) throw new Refusal('ad_licence_ended');
    if (step.to === 'published') await refuseIncomplete(tx, id, step.lang, now);
    const { personId, accountId } = actor;
    if (step.to === 'waiting_for_approval')
      return submitAd(tx, { adId: id, accountId, from: ad.state, personId, lang: step.lang }, now);
    if (step.to === 'published') await useAd(tx, { adId: id, accountId, personId }, now);
    const word = step.to === 'not_published' ? 'withdrawn' : step.to;
    const reason = step.reason === undefined || step.reason === '' ? word : step.reason;
    const move = { adId: id, from: ad.state, to: step.to, personId, reason, held: ad.held };
    await moveAd(tx, { ...move, mover: 'advertiser' }, now);
  });
}

async function refuseIncomplete(tx: Tx, adId: string, lang: Lang, now: Date): Promise<void> {
  const missing = await conditionsOf(tx, adId, now);
  if (missing.length > 0)
    throw new Refusal('ad_incomplete', { data: { missing: tellMissing(missing, lang) } });
}

/**
 * Deletes an ad of the acting account for good: off the site and out of its people's sight; what was booked keeps its
 * history. Throws `not_found`, `role_forbids` to all but owners and managers, `ad_has_bookings` while any lie ahead; a booking
 * at the same moment comes before and refuses it, or after and is refused itself.
 */
export async function deleteOwnAd(db: Database, number: string, actor: Actor, now: Date): Promise<void> {
  try {
    await transact(db, async (tx) => {
      const { id, ad, standing } = await lockForChange(tx, number, actor, now);
      if (!ownAdAbilities({ ...ad, bookingsAhead: 0 }, standing).remove) throw new Refusal('role_forbids');
      const move = { adId: id, from: ad.state, to: 'closed' as const, personId: actor.personId };
      await moveAd(tx, { ...move, mover: 'advertiser', reason: 'deleted', held: ad.held }, now);
      await keepDeletion(tx, id, now);
    });
  } catch (error) {
    if (brokenConstraint(error) !== 'ad_deleted_without_bookings_ahead') throw error;
    throw new Refusal('ad_has_bookings');
  }
}

async function lockForChange(tx: Tx, number: string, actor: Actor, now: Date) {
  const locked = await lockOwnAd(tx, actor.accountId, number);
  if (locked === undefined) throw new Refusal('not_found');
  const filter = { accountId: actor.accountId, number };
  const [ad] = await findOwnAds(tx, filter, { limit: 1, offset: 0 }, riyadhDate(now));
  if (ad === undefined) throw new Refusal('not_found');
  return { id: locked.id, ad, standing: (await standingOf(tx, actor)) ?? 'viewer' };
}
