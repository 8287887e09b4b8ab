import type { PlanPeriod } from '@diyar/contract/money/plans';

/** A plan bought for a period, with what was agreed; amounts in halalas, VAT included. */
export interface Purchase {
  id: string;
  number: number;
  accountId: string;
  personId: string | null;
  planId: string;
  planVersion: number;
  period: PlanPeriod;
  nameAr: string;
  nameEn: string;
  ads: number;
  specialAds: number;
  specialDays: number;
  amount: number;
  /** The purchase that the account had paid last when this one was opened. */
  afterId: string | null;
  state: 'pending' | 'paid' | 'returned';
  waitsUntil: Date;
  /** Nothing begins for an account that was closed. */
  isOfOpenAccount: boolean;
}

/** Whether an unpaid purchase can still be paid at `now`; the price it was opened with holds so long. */
export function isWaiting({ state, waitsUntil }: Pick<Purchase, 'state' | 'waitsUntil'>, now: Date): boolean {
  return state === 'pending' && waitsUntil > now;
}
