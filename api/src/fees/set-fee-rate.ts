import type { ConsoleFeeRate } from '@diyar/contract/console/console-fees';
import { instantOf, riyadhDate } from '@diyar/contract/values/riyadh';
import type { Period } from '@diyar/contract/words/period';
import type { Lang } from '@diyar/messages/messages';
import { recordAct } from '../audit/record-act.ts';
import { type Database, type Reader, transact } from '../platform/db/database.ts';
import type { OperatorActor } from '../platform/http/actor.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import { figuresAt } from '../settings/figures.ts';
import { presentRates } from './fee-rate.presenter.ts';
import { findCategories, findRates, insertRate, lockRates } from './fee-rate.queries.ts';

export interface NewFeeRate {
  /** Null: of every category that has no rate of its own. */
  category: string | null;
  /** Null: of every period that has no rate of its own. */
  period: Period | null;
  /** Hundredths of a percent; null ends it. */
  basisPoints: number | null;
  /** Riyadh date from which it holds; today means from this moment. */
  date: string;
  reason: string;
}

/**
 * Sets the marketplace's share of bookings made from a date on. History is never touched: a past date is `date_past`, a date that
 * has a rate `setting_date_taken`, the rate that holds then anyway `setting_unchanged`. Written to the audit log in the same transaction.
 */
export function setFeeRate(
  db: Database,
  operator: OperatorActor,
  wanted: NewFeeRate,
  { lang, now }: { lang: Lang; now: Date },
): Promise<ConsoleFeeRate> {
  const { category, period, basisPoints, reason } = wanted;
  return transact(db, async (tx) => {
    const categoryId = await lockRates(tx, category);
    if (categoryId === undefined) throw invalid('category', 'category_unknown');
    const from = startOf(wanted.date, now);
    const of = { categoryId, period };
    const history = await findRates(tx, of);
    if (history.some(({ effective_from: at }) => at.getTime() === from.getTime()))
      throw new Refusal('setting_date_taken');
    const before = history.find(({ effective_from: at }) => at <= from);
    if ((before?.basis_points ?? null) === basisPoints) throw new Refusal('setting_unchanged');
    const row = { category_id: categoryId, period, basis_points: basisPoints, effective_from: from, reason };
    await insertRate(tx, { ...row, operator_id: operator.operatorId });
    const act = {
      act: 'fee_rate_set' as const,
      subject: { kind: 'fee_rate', id: `${category ?? '*'}/${period ?? '*'}` },
      before: before === undefined ? null : { basis_points: before.basis_points },
      after: { basis_points: basisPoints, effective_from: from.toISOString() },
      reason,
    };
    await recordAct(tx, operator, act, now);
    const [set] = presentRates(await findRates(tx, of), lang, now);
    if (set === undefined) throw new Error('a rate that was set is there');
    return set;
  });
}

/** Every rate with its history, the VAT added to fees now, and the categories a rate can be set for. */
export async function listFeeRates(reader: Reader, lang: Lang, now: Date) {
  const [rows, categories, figures] = [
    await findRates(reader),
    await findCategories(reader),
    await figuresAt(reader, now),
  ];
  return {
    today: riyadhDate(now),
    vat_percent: figures.vat_percent,
    items: presentRates(rows, lang, now),
    categories: categories.map(({ slug, ...names }) => ({ slug, name: names[`name_${lang}`] })),
  };
}

function startOf(date: string, now: Date): Date {
  const today = riyadhDate(now);
  if (date < today) throw invalid('effective_from', 'date_past');
  return date === today ? now : new Date(instantOf(date, 0));
}
