import { sql } from 'kysely';
import type { Database, Tx } from '../platform/db/database.ts';

interface Id {
  id: string;
  account_id: string;
}

/** Memberships whose time is over and that nobody has ended yet, the earliest first. */
export async function findOver(db: Database, now: Date): Promise<Id[]> {
  return db
    .selectFrom('membership')
    .select(['id', 'account_id'])
    .where('ended_at', 'is', null)
    .where('ends_at', '<=', now)
    .orderBy('ends_at')
    .execute();
}

/** Ended memberships whose ads are to be hidden by now, the earliest first. */
export async function findLeaving(db: Database, now: Date): Promise<Id[]> {
  return db
    .selectFrom('membership')
    .select(['id', 'account_id'])
    .where('ads_left_at', 'is', null)
    .where('ads_leave_at', '<=', now)
    .orderBy('ads_leave_at')
    .execute();
}

export interface Reminded {
  id: string;
  account_id: string;
  name_ar: string;
  name_en: string;
}

/**
 * Keeps that memberships which end within so many days, and not within `after`, are reminded, each once; answers those that were not
 * before.
 */
export async function keepReminders(
  tx: Tx,
  { days, after }: { days: number; after: number },
  now: Date,
): Promise<Reminded[]> {
  const { rows } = await sql<Reminded>`
    with reminded as (
      insert into membership_reminder (membership_id, days, at)
      select membership.id, ${days}::smallint, ${now}::timestamptz from membership join account on account.id = membership.account_id
      where ended_at is null and account.closed_at is null
        and ends_at > ${now}::timestamptz + make_interval(days => ${after}::int) and ends_at <= ${now}::timestamptz + make_interval(days => ${days}::int)
      on conflict on constraint membership_reminder_once do nothing returning membership_id
    )
    select membership.id, account_id, name_ar, name_en from membership join reminded on reminded.membership_id = membership.id
    order by membership.id`.execute(tx);
  return rows;
}

/** Locks the ads of an account that are on show, in the order of their ids. */
export async function lockShown(tx: Tx, accountId: string): Promise<void> {
  await sql`select from ad where account_id = ${accountId} and state = 'published' order by id for update`.execute(
    tx,
  );
}

/**
 * Ads on show of an account that used a membership and use nothing of the one of today, in the order of their ids. An ad that was
 * published before there were memberships is no membership's, and the end of none concerns it.
 */
export const uncoveredAds = (accountId: string) => sql<{ id: string }>`
  select ad.id from ad
  join membership_use on membership_use.ad_id = ad.id and kind = 'ad'
  join membership on membership.id = membership_use.membership_id
  where ad.account_id = ${accountId} and state = 'published'
  group by ad.id having bool_and(membership.ended_at is not null)
  order by ad.id`;

export async function findUncovered(tx: Tx, accountId: string): Promise<{ id: string }[]> {
  const { rows } = await uncoveredAds(accountId).execute(tx);
  return rows;
}

export async function keepAdsLeft(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('membership').set({ ads_left_at: now }).where('id', '=', id).execute();
}

/** Takes the mark off ads that are special no longer. */
export async function clearEndedSpecials(db: Database, now: Date): Promise<void> {
  await db
    .updateTable('ad')
    .set({ special_until: null, updated_at: now })
    .where('special_until', '<=', now)
    .execute();
}
