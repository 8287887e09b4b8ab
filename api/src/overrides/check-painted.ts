import type { Rule } from '@diyar/contract/call/errors';
import type { MinimumPrice } from '@diyar/contract/supply/host-wizard';
import { LONG_STAYS, type Painted, type UnitDiscount } from '@diyar/contract/supply/unit-prices';
import { moneyText } from '@diyar/contract/values/money';
import { daysBetween } from '@diyar/contract/values/riyadh';
import { overridden } from '../prices/overrides.ts';

interface Broken {
  field: string;
  rule: Rule;
  params?: { price: string };
}

/** The longest range of dates that is painted at once. */
const MOST_DAYS = 400;
/** A hundred million riyals, in halalas. */
const MOST_AMOUNT = 10_000_000_000;
const LEAST_PERCENT = -90;
const MOST_PERCENT = 400;

/**
 * Returns the broken fields of another price: neither dates nor weekdays nor a season, days that are over, no price or two, or one
 * below the operator's minimum for the category. `base` is the price of that kind, undefined where the unit has none.
 */
export function paintedErrors(
  painted: Painted,
  base: number | undefined,
  minimum: MinimumPrice | undefined,
  today: string,
): Broken[] {
  if (base === undefined) return [{ field: 'kind', rule: 'period_not_offered' }];
  const broken = [timeError(painted, today), priceError(painted)].filter((one) => one !== undefined);
  if (broken.length > 0 || minimum === undefined) return broken;
  const after = overridden(base, { amount: painted.amount ?? null, percent: painted.percent ?? null });
  if (after >= minimum.price.amount) return [];
  const field = typeof painted.amount === 'number' ? 'amount' : 'percent';
  return [{ field, rule: 'min_price', params: { price: moneyText(minimum.price.amount) } }];
}

function timeError({ from, to, weekdays, season }: Painted, today: string): Broken | undefined {
  const isDated = from !== undefined || to !== undefined;
  const times = [isDated, weekdays !== undefined, season !== undefined].filter(Boolean).length;
  if (times !== 1 || weekdays?.length === 0) return { field: 'from', rule: 'days_required' };
  if (!isDated) return undefined;
  if (from === undefined) return { field: 'from', rule: 'days_required' };
  if (to === undefined) return { field: 'to', rule: 'days_required' };
  if (to < from) return { field: 'to', rule: 'end_before_start' };
  if (to < today) return { field: 'to', rule: 'days_past' };
  return daysBetween(from, to) >= MOST_DAYS ? { field: 'to', rule: 'range_too_long' } : undefined;
}

function priceError({ amount, percent }: Painted): Broken | undefined {
  const hasAmount = typeof amount === 'number';
  const hasPercent = typeof percent === 'number';
  if (hasAmount === hasPercent) return { field: 'amount', rule: 'price_required' };
  if (hasAmount) {
    if (amount <= 0) return { field: 'amount', rule: 'number_positive' };
    return amount > MOST_AMOUNT ? { field: 'amount', rule: 'price_max' } : undefined;
  }
  const isOut = Number(percent) < LEAST_PERCENT || Number(percent) > MOST_PERCENT || percent === 0;
  return isOut ? { field: 'percent', rule: 'percent_of_price' } : undefined;
}

/** Returns the broken fields of a unit's automatic discounts: days the rule does not know, one twice, or not 1 to 90 percent. */
export function discountsErrors(discounts: readonly UnitDiscount[]): Broken[] {
  const seen = new Set<string>();
  return discounts.flatMap(({ rule, days, percent }, place): Broken[] => {
    const key = rule === 'length' ? `${rule} ${days}` : rule;
    const isTwice = seen.has(key);
    seen.add(key);
    if (isTwice || !isOfRule(rule, days)) return [{ field: `discounts.${place}.days`, rule: 'invalid' }];
    const isShare = percent >= 1 && percent <= 90;
    return isShare ? [] : [{ field: `discounts.${place}.percent`, rule: 'percent_1_90' }];
  });
}

function isOfRule(rule: UnitDiscount['rule'], days: number): boolean {
  if (rule === 'length') return LONG_STAYS.some((nights) => nights === days);
  return rule === 'early' ? days >= 7 && days <= 365 : days >= 0 && days <= 14;
}
