import type { PlanPeriod } from '@diyar/contract/money/plans';
import { standingOf } from '../accounts/show-standing.ts';
import { mayLead } from '../accounts/standing.ts';
import { openDue } from '../dues/open-due.ts';
import { currentMembership } from '../memberships/change-membership.ts';
import { taxWithin } from '../money/rounding.ts';
import { type PlanRow, planOnSale, termsInForce } from '../plans/show-plans.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { figuresAt } from '../settings/figures.ts';
import { sellerAt } from '../settings/seller.ts';
import { findBuyer, findLastPaid, insertPurchase } from './purchase.queries.ts';
import type { Purchase } from './purchase.ts';

export interface WantedPurchase {
  /** The plan's public number, and its version that was shown. */
  planId: string;
  planVersion: number;
  period: PlanPeriod;
  /** The membership whose end was confirmed. */
  replaces: string;
  /** The version of the terms that was accepted. */
  termsVersion: number;
}

/**
 * Opens the purchase of a plan on sale for the acting account, at the price in force, with the due to be paid for it. Throws
 * `role_forbids` to all but owners and managers; `seller_unknown` until it is told who sells; `plan_changed`, `terms_changed` and `membership_changed` when what holds now is
 * not what was shown and confirmed.
 */
export async function openPurchase(
  tx: Tx,
  wanted: WantedPurchase,
  actor: Actor,
  now: Date,
): Promise<Purchase> {
  if (!mayLead((await standingOf(tx, actor)) ?? 'viewer')) throw new Refusal('role_forbids');
  if ((await sellerAt(tx, 'ar', now)) === null) throw new Refusal('seller_unknown');
  const buyer = await findBuyer(tx, actor.accountId);
  const plan = await planOnSale(tx, wanted.planId, now);
  const price = plan?.prices.find(({ period }) => period === wanted.period);
  if (plan === undefined || price === undefined || plan.version !== wanted.planVersion)
    throw new Refusal('plan_changed');
  const terms = await termsInForce(tx, now);
  if (terms.version !== wanted.termsVersion) throw new Refusal('terms_changed');
  const current = await currentMembership(tx, actor.accountId, now);
  if (current.id !== wanted.replaces) throw new Refusal('membership_changed');
  const { vat_percent, purchase_seconds } = await figuresAt(tx, now);
  const waitsUntil = new Date(now.getTime() + purchase_seconds * 1000);
  const purchase = await insertPurchase(tx, {
    ...frozen(plan),
    account_id: actor.accountId,
    person_id: actor.personId,
    buyer_name: buyer,
    period: price.period,
    amount: price.amount,
    vat: taxWithin(price.amount, vat_percent),
    vat_percent,
    terms_slug: terms.slug,
    terms_version: terms.version,
    method: 'card',
    after_id: await findLastPaid(tx, actor.accountId),
    waits_until: waitsUntil,
    created_at: now,
  });
  const subject = { kind: 'purchase', id: purchase.id } as const;
  await openDue(tx, { subject, kind: 'purchase', amount: purchase.amount, dueAt: waitsUntil });
  return purchase;
}

/** What the purchase keeps of the plan: changes of it later change nothing here. */
function frozen({ plan_id, version, name_ar, name_en, ads, special_ads, special_days }: PlanRow) {
  return { plan_id, plan_version: version, name_ar, name_en, ads, special_ads, special_days };
}
