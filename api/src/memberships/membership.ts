import type { PlanPeriod } from '@diyar/contract/money/plans';
import { addMonths, instantOf, riyadhDate } from '@diyar/contract/values/riyadh';

const MONTHS: Readonly<Record<PlanPeriod, number>> = { month: 1, year: 12 };

/** How many days before its end an account is reminded, the earliest first. */
export const REMINDERS = [7, 1] as const;

/** The plan that an account has, with the terms frozen in it. Amounts in halalas. */
export interface Membership {
  id: string;
  accountId: string;
  nameAr: string;
  nameEn: string;
  period: PlanPeriod | null;
  ads: number;
  specialAds: number;
  specialDays: number;
  endsAt: Date | null;
}

/** When a membership of this period ends that starts at an instant: the same Riyadh hour, on the same day of a later month, or on its last. */
export function endOf(period: PlanPeriod, startsAt: Date): Date {
  const day = riyadhDate(startsAt);
  const sinceMidnight = startsAt.getTime() - instantOf(day, 0);
  return new Date(instantOf(addMonths(day, MONTHS[period]), 0) + sinceMidnight);
}

/** Whether a membership's time is over at `now`, whether or not a job has ended it yet. */
export function isOver({ endsAt }: Pick<Membership, 'endsAt'>, now: Date): boolean {
  return endsAt !== null && endsAt <= now;
}
