import type { Plan } from '@diyar/contract/money/plans';
import type { Seller } from '@diyar/contract/values/seller';
import type { Lang } from '@diyar/messages/messages';
import type { Reader } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { figuresAt } from '../settings/figures.ts';
import { sellerAt } from '../settings/seller.ts';
import { presentPlan } from './plan.presenter.ts';
import { findPlansInForce, findTermsVersion, type PlanRow, TERMS } from './plan.queries.ts';

export type { PlanRow } from './plan.queries.ts';

interface Shown {
  items: Plan[];
  vat_percent: number;
  terms: { slug: string; version: number };
  seller: Seller | null;
}

/** The plans on sale at `now`, the free one with them, in their order. */
export async function listPlans(reader: Reader, lang: Lang, now: Date): Promise<Shown> {
  const [rows, { vat_percent }, version, seller] = await Promise.all([
    plansOnSale(reader, now),
    figuresAt(reader, now),
    findTermsVersion(reader, now),
    sellerAt(reader, lang, now),
  ]);
  const items = rows.map((row) => presentPlan(row, vat_percent, lang));
  return { items, vat_percent, terms: { slug: TERMS, version }, seller };
}

/** One plan on sale by its number. Throws `not_found`. */
export async function showPlan(reader: Reader, number: string, lang: Lang, now: Date) {
  const { items, ...around } = await listPlans(reader, lang, now);
  const plan = items.find(({ id }) => id === number);
  if (plan === undefined) throw new Refusal('not_found');
  return { ...plan, ...around };
}

/** A plan on sale at `now` by its number; undefined when there is none. */
export async function planOnSale(reader: Reader, number: string, now: Date): Promise<PlanRow | undefined> {
  return (await plansOnSale(reader, now)).find((row) => String(row.number) === number);
}

/** Every plan on sale at `now`, the free one with them, in their order. */
export async function plansOnSale(reader: Reader, now: Date): Promise<PlanRow[]> {
  return (await findPlansInForce(reader, now)).filter(({ active }) => active);
}

/** The plan every account begins with, and returns to when a bought one ends; without it is a fault of the installation. */
export async function freePlan(reader: Reader, now: Date): Promise<PlanRow> {
  const free = (await findPlansInForce(reader, now)).find(({ is_free }) => is_free);
  if (free === undefined) throw new Error('there is no free plan');
  return free;
}

/** The terms that a purchase at `now` accepts. */
export async function termsInForce(reader: Reader, now: Date): Promise<{ slug: string; version: number }> {
  return { slug: TERMS, version: await findTermsVersion(reader, now) };
}
