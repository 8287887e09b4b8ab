import { findPlanToBuy } from '../plans/plan-to-buy.ts';
import { brokenConstraint, type Tx } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { currentMembership } from './change-membership.ts';
import { countUses, hasAdUse, insertUse, type NewUse, setSpecialUntil } from './membership.queries.ts';
import type { Membership } from './membership.ts';

/** An ad whose row the caller holds locked. */
export interface AdToUse {
  adId: string;
  accountId: string;
  /** Null when no person of the account did it. */
  personId: string | null;
}

const DAY_MS = 86_400_000;

/**
 * Uses one ad of its account's membership for an ad that is sent for approval or shown again; an ad uses one of each membership
 * at most (decision 041). Throws `no_ads_left` with the plan to buy.
 */
export async function useAd(tx: Tx, ad: AdToUse, now: Date): Promise<void> {
  if (!(await takeAd(tx, ad, now))) throw new Refusal('no_ads_left', { data: await planToBuy(tx, now) });
}

/**
 * Makes sure that an ad which an operator approves uses a membership that keeps it on show, as its sending did unless it was sent
 * before there were memberships or its membership has ended since. Answers whether it does: false where none is left for it.
 */
export async function coverAd(tx: Tx, ad: AdToUse, now: Date): Promise<boolean> {
  return (await hasAdUse(tx, ad.adId, 'standing')) || takeAd(tx, ad, now);
}

/** Uses one ad of the current membership, unless this ad has one of it; false where none is left. */
async function takeAd(tx: Tx, { adId, accountId, personId }: AdToUse, now: Date): Promise<boolean> {
  const membership = await currentMembership(tx, accountId, now);
  if (await hasAdUse(tx, adId, membership)) return true;
  if ((await countUses(tx, membership.id, 'ad')) >= membership.ads) return false;
  await keep(tx, membership, { kind: 'ad', adId, personId, now });
  return true;
}

/** Shows an ad before others for the days of the membership. Throws `no_special_ads_left` with the plan to buy. Answers until when. */
export async function useSpecialAd(tx: Tx, { adId, accountId, personId }: AdToUse, now: Date): Promise<Date> {
  const membership = await currentMembership(tx, accountId, now);
  if ((await countUses(tx, membership.id, 'special')) >= membership.specialAds)
    throw new Refusal('no_special_ads_left', { data: await planToBuy(tx, now) });
  await keep(tx, membership, { kind: 'special', adId, personId, now });
  const until = new Date(now.getTime() + membership.specialDays * DAY_MS);
  await setSpecialUntil(tx, adId, until, now);
  return until;
}

async function planToBuy(tx: Tx, now: Date) {
  return { plan_id: await findPlanToBuy(tx, now) };
}

async function keep(tx: Tx, membership: Membership, use: Omit<NewUse, 'membershipId'>): Promise<void> {
  try {
    await insertUse(tx, { ...use, membershipId: membership.id });
  } catch (error) {
    if (brokenConstraint(error) !== 'membership_use_within_count') throw error;
    throw new Refusal(use.kind === 'ad' ? 'no_ads_left' : 'no_special_ads_left');
  }
}
