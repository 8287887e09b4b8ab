import type { PlanPeriod } from '@diyar/contract/money/plans';
import { recordEvent } from '../events/record-event.ts';
import { freePlan } from '../plans/show-plans.ts';
import type { Tx } from '../platform/db/database.ts';
import { figuresAt } from '../settings/figures.ts';
import {
  endMembership,
  insertMembership,
  keepAdsOnShow,
  lockAccount,
  lockCurrent,
} from './membership.queries.ts';
import { endOf, isOver, type Membership } from './membership.ts';

/** The plan that was bought. */
export interface Bought {
  purchaseId: string;
  accountId: string;
  personId: string | null;
  planId: string;
  planVersion: number;
  nameAr: string;
  nameEn: string;
  period: PlanPeriod;
  price: number;
  ads: number;
  specialAds: number;
  specialDays: number;
}

/**
 * Begins a bought membership and ends the one before it, which carries nothing over; ads on show stay, also those that were to
 * be hidden after an earlier end (product.md 11). The caller holds the account's lock.
 */
export async function replaceMembership(tx: Tx, bought: Bought, now: Date): Promise<void> {
  const before = await currentMembership(tx, bought.accountId, now);
  await endMembership(tx, before.id, { at: now, reason: 'replaced', adsLeaveAt: null });
  await keepAdsOnShow(tx, bought.accountId);
  const endsAt = endOf(bought.period, now);
  await insertMembership(tx, {
    account_id: bought.accountId,
    plan_id: bought.planId,
    plan_version: bought.planVersion,
    purchase_id: bought.purchaseId,
    name_ar: bought.nameAr,
    name_en: bought.nameEn,
    period: bought.period,
    price: bought.price,
    ads: bought.ads,
    special_ads: bought.specialAds,
    special_days: bought.specialDays,
    starts_at: now,
    ends_at: endsAt,
  });
  const params = { name_ar: bought.nameAr, name_en: bought.nameEn, ends_at: endsAt.toISOString() };
  const event = {
    key: 'membership_begun' as const,
    accountId: bought.accountId,
    personId: bought.personId,
    at: now,
  };
  await recordEvent(tx, { ...event, params });
}

/** The membership of an account at `now`, locked; one whose time is over is ended here, if no job has done it yet. */
export async function currentMembership(tx: Tx, accountId: string, now: Date): Promise<Membership> {
  const current = await lockCurrent(tx, accountId);
  if (!isOver(current, now)) return current;
  await endOver(tx, accountId, now);
  return lockCurrent(tx, accountId);
}

/**
 * Ends the membership of an account when its time is over: the account returns to the free plan, and ads on show stay for the
 * days of grace. Does nothing when it is not over. Answers whether it was.
 */
export async function endOver(tx: Tx, accountId: string, now: Date): Promise<boolean> {
  await lockAccount(tx, accountId);
  const over = await lockCurrent(tx, accountId);
  if (over.endsAt === null || over.endsAt > now) return false;
  const { membership_grace_seconds: grace } = await figuresAt(tx, now);
  const adsLeaveAt = new Date(over.endsAt.getTime() + grace * 1000);
  await endMembership(tx, over.id, { at: over.endsAt, reason: 'expired', adsLeaveAt });
  const free = await freePlan(tx, now);
  await insertMembership(tx, {
    account_id: accountId,
    plan_id: free.plan_id,
    plan_version: free.version,
    name_ar: free.name_ar,
    name_en: free.name_en,
    ads: free.ads,
    special_ads: free.special_ads,
    special_days: free.special_days,
    starts_at: over.endsAt,
  });
  const params = { name_ar: over.nameAr, name_en: over.nameEn, ads_leave_at: adsLeaveAt.toISOString() };
  await recordEvent(tx, { key: 'membership_ended', accountId, personId: null, params, at: now });
  return true;
}
