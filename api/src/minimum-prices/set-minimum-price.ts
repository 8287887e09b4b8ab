import type { ConsoleMinimumPrice } from '@diyar/contract/console/console-minimum-prices';
import { instantOf, riyadhDate } from '@diyar/contract/values/riyadh';
import type { PriceKind } from '@diyar/contract/words/period';
import type { Lang } from '@diyar/messages/messages';
import { recordAct } from '../audit/record-act.ts';
import { type Database, type Reader, transact } from '../platform/db/database.ts';
import type { OperatorActor } from '../platform/http/actor.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import { presentMinimums } from './minimum-price.presenter.ts';
import { findCategories, findMinimumHistory, insertMinimum, lockCategory } from './minimum-price.queries.ts';

export interface NewMinimum {
  category: string;
  kind: PriceKind;
  /** Halalas; null takes it away. */
  amount: number | null;
  /** Riyadh date from which it holds; today means from this moment. */
  date: string;
  reason: string;
}

/**
 * Sets the least that a kind of price may be in a category, from a date on. History is never touched: a past date is
 * `date_past`, a date that has a minimum `setting_date_taken`, the minimum that holds then anyway `setting_unchanged`. Written to
 * the audit log in the same transaction.
 */
export function setMinimumPrice(
  db: Database,
  operator: OperatorActor,
  wanted: NewMinimum,
  { lang, now }: { lang: Lang; now: Date },
): Promise<ConsoleMinimumPrice> {
  const { category, kind, amount, reason } = wanted;
  return transact(db, async (tx) => {
    const categoryId = await lockCategory(tx, category);
    if (categoryId === undefined) throw invalid('category', 'category_unknown');
    const from = startOf(wanted.date, now);
    const history = await findMinimumHistory(tx, { category, kind });
    const before = history.find(({ effective_from }) => effective_from <= from);
    if (before?.effective_from.getTime() === from.getTime()) throw new Refusal('setting_date_taken');
    if ((before?.amount ?? null) === amount) throw new Refusal('setting_unchanged');
    const row = { category_id: categoryId, kind, amount, effective_from: from, reason };
    await insertMinimum(tx, { ...row, operator_id: operator.operatorId });
    const act = {
      act: 'minimum_price_set' as const,
      subject: { kind: 'minimum_price', id: `${category}/${kind}` },
      before: before === undefined ? null : { amount: before.amount },
      after: { amount, effective_from: from.toISOString() },
      reason,
    };
    await recordAct(tx, operator, act, now);
    const [set] = presentMinimums(await findMinimumHistory(tx, { category, kind }), lang, now);
    if (set === undefined) throw new Error('a minimum that was set is there');
    return set;
  });
}

/** Every minimum price with its history, and the categories one can be set for. */
export async function listMinimumPrices(
  reader: Reader,
  lang: Lang,
  now: Date,
): Promise<{ today: string; items: ConsoleMinimumPrice[]; categories: { slug: string; name: string }[] }> {
  const [history, rows] = await Promise.all([findMinimumHistory(reader), findCategories(reader)]);
  const categories = rows.map(({ slug, ...names }) => ({ slug, name: names[`name_${lang}`] }));
  return { today: riyadhDate(now), items: presentMinimums(history, lang, now), categories };
}

function startOf(date: string, now: Date): Date {
  const today = riyadhDate(now);
  if (date < today) throw invalid('effective_from', 'date_past');
  return date === today ? now : new Date(instantOf(date, 0));
}
