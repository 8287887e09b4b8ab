import type { QuoteTerms } from '@diyar/contract/booking/stays';
import type { z } from 'zod';

type Refunds = z.infer<typeof QuoteTerms>['refunds'];

/** Says beside the button that pays what cancelling gives back; `before` is ISO 8601, null however late. */
export type Cancelling =
  | { is: 'free'; before: string | null }
  | { is: 'some'; before: string | null; amount: string }
  | { is: 'nothing' };

/**
 * Until when all comes back on cancelling; else what comes back of what is paid now, and until when: later steps may be of the rest
 * too, which is not paid yet. `now` is in epoch milliseconds; steps that are over say nothing.
 */
export function cancellingAt(refunds: Refunds, now: number): Cancelling {
  const ahead = refunds.filter(({ before }) => before === null || Date.parse(before) > now);
  const free = ahead.findLast(({ percent }) => percent === 100);
  if (free !== undefined) return { is: 'free', before: free.before };
  const [holds] = ahead;
  if (holds === undefined || holds.amount.amount === 0) return { is: 'nothing' };
  return { is: 'some', before: holds.before, amount: holds.amount.text };
}
