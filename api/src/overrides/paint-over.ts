import type { Painted } from '@diyar/contract/supply/unit-prices';
import { addDays } from '@diyar/contract/values/riyadh';
import type { Override } from '../prices/overrides.ts';

/** Who set an override, and when; nobody is named for imports. */
export interface Painter {
  person_id: string | null;
  created_at: Date;
}

/** An override that is kept has an id; one that is to be made has none. A part of a cut one keeps who set it. */
export type KeptOverride = Override & { id: string | null; painter?: Painter };

/**
 * A unit's overrides after another price was painted over them: the dates of what lay there are cut, so that none overlap;
 * a weekday or a season has one price. What is kept whole keeps its id.
 */
export function paintOver(kept: readonly KeptOverride[], painted: Painted): KeptOverride[] {
  const { kind, from, to, weekdays, season } = painted;
  const price = { amount: painted.amount ?? null, percent: painted.percent ?? null };
  const nothing = { id: null, kind, starts_on: null, ends_on: null, weekday: null, season: null, ...price };
  if (from !== undefined && to !== undefined)
    return [...kept.flatMap((one) => cut(one, kind, from, to)), { ...nothing, starts_on: from, ends_on: to }];
  if (weekdays !== undefined) {
    const days = [...new Set(weekdays)].sort();
    const others = kept.filter(
      (one) => one.kind !== kind || one.weekday === null || !days.includes(one.weekday),
    );
    return [...others, ...days.map((weekday) => ({ ...nothing, weekday }))];
  }
  const others = kept.filter((one) => one.kind !== kind || one.season === null || one.season !== season);
  return season === undefined ? others : [...others, { ...nothing, season }];
}

/** What is left of an override's dates beside a span: all of it, a part before, a part after. */
function cut(one: KeptOverride, kind: Painted['kind'], from: string, to: string): KeptOverride[] {
  const { starts_on: first, ends_on: last } = one;
  if (one.kind !== kind || first === null || last === null || last < from || first > to) return [one];
  const rest: KeptOverride[] = [];
  if (first < from) rest.push({ ...one, id: null, ends_on: addDays(from, -1) });
  if (last > to) rest.push({ ...one, id: null, starts_on: addDays(to, 1) });
  return rest;
}
