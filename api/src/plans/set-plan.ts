import type { ConsolePlan, PlanTerms } from '@diyar/contract/console/console-plans';
import { instantOf, riyadhDate } from '@diyar/contract/values/riyadh';
import { recordAct } from '../audit/record-act.ts';
import { type Database, type Reader, type Tx, transact } from '../platform/db/database.ts';
import type { OperatorActor } from '../platform/http/actor.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import { presentConsolePlans } from './plan.presenter.ts';
import {
  findPlanHistory,
  insertPlan,
  insertPlanVersion,
  isInstantTaken,
  latestVersion,
  lockPlan,
} from './plan.queries.ts';

/** Adds a plan, on sale from a Riyadh date on. Written to the audit log in the same transaction. */
export function addPlan(
  db: Database,
  operator: OperatorActor,
  terms: PlanTerms,
  now: Date,
): Promise<ConsolePlan> {
  return transact(db, async (tx) => {
    const plan = await insertPlan(tx, now);
    return keepVersion(tx, { ...plan, is_free: false }, { operator, terms, act: 'plan_added' }, now);
  });
}

/**
 * Changes a plan from a Riyadh date on. Earlier versions stay, and whoever bought one keeps it. A past date is `date_past`, a date
 * that has a version `setting_date_taken`, and a plan that was changed since `seen` was its latest version `state_changed`; a plan
 * that is sold needs a price, the free one has none. Audited.
 */
export function setPlan(
  db: Database,
  operator: OperatorActor,
  { number, terms, seen }: { number: string; terms: PlanTerms; seen: number },
  now: Date,
): Promise<ConsolePlan> {
  return transact(db, async (tx) => {
    const plan = await lockPlan(tx, Number(number));
    if (plan === undefined) throw new Refusal('not_found');
    if ((await latestVersion(tx, plan.id)) !== seen) throw new Refusal('state_changed');
    return keepVersion(tx, plan, { operator, terms, act: 'plan_set' }, now);
  });
}

/** Every plan with its versions, for operators. */
export async function listConsolePlans(
  reader: Reader,
  now: Date,
): Promise<{ today: string; items: ConsolePlan[] }> {
  return { today: riyadhDate(now), items: presentConsolePlans(await findPlanHistory(reader), now) };
}

interface Change {
  operator: OperatorActor;
  terms: PlanTerms;
  act: 'plan_added' | 'plan_set';
}

async function keepVersion(
  tx: Tx,
  plan: { id: string; number: number; is_free: boolean },
  { operator, terms, act }: Change,
  now: Date,
): Promise<ConsolePlan> {
  const prices = pricesOf(terms, plan.is_free);
  const effectiveFrom = startOf(terms.effective_from, now);
  const { name_ar, name_en, ads, special_ads, special_days, active, sort, reason } = terms;
  const before = presentConsolePlans(await findPlanHistory(tx, plan.number), now)[0]?.versions[0];
  const kept = { planId: plan.id, nameAr: name_ar, nameEn: name_en, ads, specialAds: special_ads };
  const rest = { specialDays: special_days, active, sort, prices, effectiveFrom, reason };
  try {
    await insertPlanVersion(tx, { ...kept, ...rest, operatorId: operator.operatorId });
  } catch (error) {
    throw isInstantTaken(error) ? new Refusal('setting_date_taken') : error;
  }
  const [shown] = presentConsolePlans(await findPlanHistory(tx, plan.number), now);
  if (shown === undefined) throw new Error('a plan that was set is there');
  const subject = { kind: 'plan', id: String(plan.number) };
  await recordAct(tx, operator, { act, subject, before: before ?? null, after: terms, reason }, now);
  return shown;
}

function pricesOf({ month, year, active }: PlanTerms, isFree: boolean) {
  const prices = [
    ...(month === null ? [] : [{ period: 'month' as const, amount: month }]),
    ...(year === null ? [] : [{ period: 'year' as const, amount: year }]),
  ];
  if (isFree && !active) throw invalid('active', 'invalid');
  if (isFree && prices.length > 0) throw invalid('month', 'invalid');
  if (!isFree && active && prices.length === 0) throw invalid('month', 'price_required');
  return prices;
}

function startOf(date: string, now: Date): Date {
  const today = riyadhDate(now);
  if (date < today) throw invalid('effective_from', 'date_past');
  return date === today ? now : new Date(instantOf(date, 0));
}
