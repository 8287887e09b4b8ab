import { moveAd } from '../ad-states/move-ad.ts';
import { recordEvent } from '../events/record-event.ts';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import { endOver } from './change-membership.ts';
import {
  clearEndedSpecials,
  findLeaving,
  findOver,
  findUncovered,
  keepAdsLeft,
  keepReminders,
  lockShown,
} from './ending.queries.ts';
import { lockMembership } from './membership.queries.ts';
import { REMINDERS } from './membership.ts';

/**
 * What the clock does to memberships: reminds of an end that is near, ends what is over, hides the ads that stayed for the days of grace,
 * and takes the mark off ads that are special no longer. Running it twice changes nothing. An account that cannot be ended does
 * not keep the others: its fault is thrown at the end.
 */
export async function endMemberships(db: Database, now: Date): Promise<void> {
  const faults: unknown[] = [];
  const tryOne = (work: (tx: Tx) => Promise<unknown>) =>
    transact(db, work).catch((fault: unknown) => faults.push(fault));
  for (const [place, days] of REMINDERS.entries())
    await tryOne((tx) => remind(tx, { days, after: REMINDERS[place + 1] ?? 0 }, now));
  for (const { account_id: accountId } of await findOver(db, now))
    await tryOne((tx) => endOver(tx, accountId, now));
  for (const { id, account_id: accountId } of await findLeaving(db, now))
    await tryOne((tx) => hideAds(tx, { id, accountId }, now));
  await clearEndedSpecials(db, now);
  if (faults.length > 0) throw new AggregateError(faults, 'memberships that could not be ended');
}

async function remind(tx: Tx, within: { days: number; after: number }, now: Date): Promise<void> {
  const { days } = within;
  for (const { account_id: accountId, name_ar, name_en } of await keepReminders(tx, within, now)) {
    const params = { days, name_ar, name_en };
    await recordEvent(tx, { key: 'membership_ends_soon', accountId, personId: null, params, at: now });
  }
}

/** Hides what is on show without using the account's membership of today. Ads are locked before memberships, as everywhere. */
async function hideAds(tx: Tx, of: { id: string; accountId: string }, now: Date): Promise<void> {
  await lockShown(tx, of.accountId);
  const membership = await lockMembership(tx, of.id);
  if (membership.ads_leave_at === null || membership.ads_leave_at > now || membership.ads_left_at !== null)
    return;
  const ads = await findUncovered(tx, of.accountId);
  for (const { id: adId } of ads) {
    const move = { adId, from: 'published', to: 'hidden', mover: 'clock' } as const;
    await moveAd(tx, { ...move, reason: 'membership_ended' }, now);
  }
  await keepAdsLeft(tx, of.id, now);
  if (ads.length === 0) return;
  const params = { ads: ads.length };
  const event = {
    key: 'membership_ads_hidden' as const,
    accountId: of.accountId,
    personId: null,
    params,
    at: now,
  };
  await recordEvent(tx, event);
}
