import type { ConsolePlan } from '@diyar/contract/console/console-plans';
import type { Plan } from '@diyar/contract/money/plans';
import { riyadhIso } from '@diyar/contract/values/format';
import { money } from '@diyar/contract/values/money';
import type { Lang } from '@diyar/messages/messages';
import { taxWithin } from '../money/rounding.ts';
import type { PlanRow, PlanVersionRow } from './plan.queries.ts';

/** A plan as anyone sees it; `vatPercent` of its prices is within them. */
export function presentPlan(row: PlanRow, vatPercent: number, lang: Lang): Plan {
  return {
    id: String(row.number),
    version: row.version,
    name: row[`name_${lang}`],
    is_free: row.is_free,
    ads: row.ads,
    special_ads: row.special_ads,
    special_days: row.special_days,
    prices: row.prices.map(({ period, amount }) => ({
      period,
      price: money(amount),
      vat: money(taxWithin(amount, vatPercent)),
    })),
  };
}

/** Plans with all their versions; `rows` are the newest first of each. */
export function presentConsolePlans(rows: readonly PlanVersionRow[], now: Date): ConsolePlan[] {
  const plans = [...Map.groupBy(rows, ({ number }) => number).values()];
  return plans.flatMap((versions) => {
    const [first] = versions;
    if (first === undefined) return [];
    const current = versions.find(({ effective_from }) => effective_from <= now);
    return [
      {
        id: String(first.number),
        is_free: first.is_free,
        members: first.members,
        latest: Math.max(...versions.map(({ version }) => version)),
        versions: versions.map((row) => presentVersion(row, current, now)),
      },
    ];
  });
}

function presentVersion(
  row: PlanVersionRow,
  current: PlanVersionRow | undefined,
  now: Date,
): ConsolePlan['versions'][number] {
  const { version, name_ar, name_en, ads, special_ads, special_days, active, sort, operator, reason } = row;
  return {
    ...{ version, name_ar, name_en, ads, special_ads, special_days, active, sort },
    state: row.effective_from > now ? 'upcoming' : row === current ? 'in_force' : 'past',
    effective_from: riyadhIso(row.effective_from),
    prices: row.prices.map(({ period, amount }) => ({ period, price: money(amount) })),
    set_by: operator === null ? null : { operator, reason },
  };
}
