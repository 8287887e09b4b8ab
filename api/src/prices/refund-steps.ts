import type { Period } from '@diyar/contract/words/period';
import { percentOf } from '../money/rounding.ts';

/** "Cancel before this instant and get so much back"; `before: null` is from the last instant on. Halalas. */
export interface RefundStep {
  before: string | null;
  percent: number;
  amount: number;
}

export interface RefundInput {
  period: Period;
  cancellation: 'flexible' | 'moderate' | 'strict';
  /** Arrival, epoch milliseconds. */
  arrival: number;
  total: number;
  down_payment: number;
  rest: { amount: number; due_at: string | null; through: 'diyar' | 'ejar' };
  now: Date;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Percent of the amount paid that comes back, until so long before arrival (product.md 7). */
const POLICIES = {
  flexible: { until: [{ before: 24 * HOUR_MS, percent: 100 }], after: 50 },
  moderate: {
    until: [
      { before: 5 * DAY_MS, percent: 100 },
      { before: 24 * HOUR_MS, percent: 50 },
    ],
    after: 0,
  },
  strict: {
    until: [
      { before: 14 * DAY_MS, percent: 100 },
      { before: 7 * DAY_MS, percent: 50 },
    ],
    after: 0,
  },
  months_and_years: {
    until: [
      { before: 30 * DAY_MS, percent: 100 },
      { before: 14 * DAY_MS, percent: 50 },
    ],
    after: 0,
  },
} as const;

/**
 * The refund timeline in dated amounts. A step's amount is its percent of what is paid by after: the down payment, and
 * the total once the rest was due; so the day the rest falls due starts a step of its own.
 */
export function refundSteps(input: RefundInput): RefundStep[] {
  const policy = POLICIES[input.period >= 3 ? 'months_and_years' : input.cancellation];
  const restDue = input.rest.due_at === null ? undefined : Date.parse(input.rest.due_at);
  const ends = new Set(policy.until.map(({ before }) => input.arrival - before));
  if (restDue !== undefined) ends.add(restDue);
  const ahead = [...ends].filter((end) => end > input.now.getTime()).sort((one, other) => one - other);
  const steps = [...ahead, undefined].map((end) => stepUntil(end, input, policy, restDue));
  return steps.filter((step, index) => !sameAsNext(step, steps[index + 1]));
}

type Policy = (typeof POLICIES)[keyof typeof POLICIES];

function stepUntil(
  end: number | undefined,
  input: RefundInput,
  policy: Policy,
  restDue: number | undefined,
): RefundStep {
  const last = end ?? Number.POSITIVE_INFINITY;
  const percent = policy.until.find(({ before }) => last <= input.arrival - before)?.percent ?? policy.after;
  const paid =
    restDue !== undefined && last <= restDue ? input.down_payment : input.total - unpaidByUs(input);
  return {
    before: end === undefined ? null : new Date(end).toISOString(),
    percent,
    amount: percentOf(paid, percent),
  };
}

/** Payments that never pass through Diyar: the rest of a residential lease is paid through Ejar. */
function unpaidByUs(input: RefundInput): number {
  return input.rest.through === 'ejar' ? input.rest.amount : 0;
}

function sameAsNext(step: RefundStep, next: RefundStep | undefined): boolean {
  return next !== undefined && step.percent === next.percent && step.amount === next.amount;
}

/** The timeline once the rest was paid before it fell due: each step in amounts of `paid`, as `refundAt` gives them. */
export function stepsOfPaid(steps: readonly RefundStep[], paid: number): RefundStep[] {
  const ofPaid = steps.map((step) => ({ ...step, amount: percentOf(paid, step.percent) }));
  return ofPaid.filter((step, index) => !sameAsNext(step, ofPaid[index + 1]));
}

/** What cancelling at an instant gives back, and until when; null: nothing changes any more. */
export interface RefundNow {
  percent: number;
  /** Halalas. */
  amount: number;
  until: string | null;
}

/**
 * Halalas of `paid` that cancelling at `at` gives back, by the steps that were promised. Paid as the terms say, it is the amount of
 * the step that holds then; a rest that was paid early counts as paid. Rounded half up.
 */
export function refundAt(steps: readonly RefundStep[], paid: number, at: Date): RefundNow {
  const index = steps.findIndex(({ before }) => before === null || at < new Date(before));
  const percent = steps[index]?.percent ?? 0;
  const until = steps.slice(Math.max(index, 0)).findLast((step) => step.percent === percent)?.before ?? null;
  return { percent, amount: percentOf(paid, percent), until };
}
