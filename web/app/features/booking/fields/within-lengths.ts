import type { StayPolicy } from '@diyar/contract/finding/ads';
import { lengthOf, MOST_YEARS, type StayChoice, withLength } from '../stay/stay-choice.ts';

type Lengths = Pick<StayPolicy, 'min_months' | 'max_months' | 'min_years' | 'max_years'>;

/** The fewest and the most months or years that the list offers for a unit. */
export function lengthsOf(period: 3 | 4, policy: Lengths): readonly [least: number, most: number] {
  if (period === 3) return [policy.min_months, policy.max_months];
  return [policy.min_years, Math.max(policy.min_years, Math.min(policy.max_years, MOST_YEARS))];
}

/** The choice with as many months or years as the unit takes: the nearest number to the chosen one. */
export function withinLengths(choice: StayChoice, policy: Lengths): StayChoice {
  const { period, start } = choice;
  if (start === '' || (period !== 3 && period !== 4)) return choice;
  const [least, most] = lengthsOf(period, policy);
  const length = lengthOf(choice);
  const allowed = Math.min(most, Math.max(least, length));
  return allowed === length ? choice : withLength(choice, allowed);
}
