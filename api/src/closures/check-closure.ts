import type { ClosureRule } from '@diyar/contract/booking/closures';
import type { Rule } from '@diyar/contract/call/errors';
import { addDays } from '@diyar/contract/values/riyadh';
import type { SeasonDates } from '@diyar/contract/words/seasons';
import { daysOf } from './closed-ranges.ts';

interface Broken {
  field: string;
  rule: Rule;
}

/** How far ahead a closure may begin or end. */
export const FARTHEST_DAYS = 731;

/**
 * Returns the broken fields of a closure: days that are over or too far ahead, an end before the start or none where nothing
 * repeats, weekdays and a season at once, half of its hours, or a rule that holds on no day.
 */
export function closureErrors(rule: ClosureRule, listed: readonly SeasonDates[], today: string): Broken[] {
  const { from, to, weekdays, season, starts, ends } = rule;
  const farthest = addDays(today, FARTHEST_DAYS);
  const broken: Broken[] = [];
  const refuse = (field: string, isBroken: boolean, name: Rule) => {
    if (isBroken) broken.push({ field, rule: name });
  };
  refuse('from', from < today, 'past');
  refuse('from', from > farthest, 'closure_far');
  refuse('to', to === null && weekdays === null && season === null, 'closure_end_required');
  refuse('to', to !== null && to < from, 'end_before_start');
  refuse('to', to !== null && to > farthest, 'closure_far');
  refuse('weekdays', weekdays?.length === 0, 'arrival_days_required');
  refuse('season', weekdays !== null && season !== null, 'invalid');
  refuse('starts', (starts === null) !== (ends === null), 'closure_hours_required');
  refuse('ends', starts !== null && ends !== null && ends <= starts, 'hours_order');
  if (broken.length > 0) return broken;
  // The longest that a season is away.
  const last = to ?? addDays(from, FARTHEST_DAYS);
  refuse(
    season === null ? 'weekdays' : 'season',
    daysOf(rule, listed, from, last).length === 0,
    'closure_empty',
  );
  return broken;
}
