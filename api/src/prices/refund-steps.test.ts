import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SEED } from '../testing/proof.ts';
import { refundAt, refundSteps, stepsOfPaid } from './refund-steps.ts';

const HOUR_MS = 3_600_000;
const BOOKED = Date.parse('2030-01-07T09:00:00Z');

const BOOKING = fc.record({
  period: fc.constantFrom<(1 | 2 | 3 | 4)[]>(1, 2, 3, 4),
  cancellation: fc.constantFrom<('flexible' | 'moderate' | 'strict')[]>('flexible', 'moderate', 'strict'),
  leadHours: fc.integer({ min: 1, max: 60 * 24 }),
  total: fc.integer({ min: 100, max: 50_000_000 }),
  share: fc.integer({ min: 1, max: 100 }),
  /** The instant looked at, between booking and arrival. */
  part: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
});

test('at 1,000 random instants cancelling gives what the timeline said, and never more later', () => {
  fc.assert(
    fc.property(BOOKING, ({ period, cancellation, leadHours, total, share, part }) => {
      const arrival = BOOKED + leadHours * HOUR_MS;
      const dueAt = arrival - 48 * HOUR_MS;
      const down = dueAt <= BOOKED ? total : Math.max(1, Math.floor((total * share) / 100));
      const rest = {
        amount: total - down,
        due_at: down === total ? null : new Date(dueAt).toISOString(),
        through: 'diyar' as const,
      };
      const of = { period, cancellation, arrival, total, down_payment: down, rest, now: new Date(BOOKED) };
      const steps = refundSteps(of);
      const at = new Date(BOOKED + Math.floor(part * (arrival - BOOKED)));
      // As the terms say: the down payment, and all of it from the instant the rest is due.
      const paid = rest.due_at !== null && at.getTime() < dueAt ? down : total;
      const now = refundAt(steps, paid, at);
      const shown = steps.find(({ before }) => before === null || at < new Date(before));
      expect(now.amount).toBe(shown?.amount);
      // A rest that was paid early makes every step one of the total.
      const early = stepsOfPaid(steps, total);
      const told = early.find(({ before }) => before === null || at < new Date(before));
      expect(told?.amount).toBe(refundAt(steps, total, at).amount);
      expect(new Set(early.map(({ percent }) => percent)).size).toBe(early.length);
      // Until the instant that is told nothing changes; after it less comes back.
      if (now.until !== null) {
        expect(refundAt(steps, paid, new Date(Date.parse(now.until) - 1)).amount).toBe(now.amount);
        expect(refundAt(steps, paid, new Date(now.until)).percent).toBeLessThan(now.percent);
      }
    }),
    { numRuns: 1000, seed: SEED },
  );
});
