import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StoredTerms } from '../prices/price-stay.ts';
import { refundSteps } from '../prices/refund-steps.ts';
import { moneyOfChange } from './change-money.ts';

const ASKED = new Date('2030-01-18T10:00:00Z');
const CANCELLATION = fc.constantFrom<('flexible' | 'moderate' | 'strict')[]>(
  'flexible',
  'moderate',
  'strict',
);

/** Terms of a stay by the day that cost `total`, with `down_payment` of it paid at once. */
function termsOf(stay: {
  total: number;
  down_payment: number;
  hours: number;
  cancellation: 'flexible' | 'moderate' | 'strict';
}): StoredTerms {
  const arrival = ASKED.getTime() + stay.hours * 3_600_000;
  const { total, down_payment, cancellation } = stay;
  const rest = { amount: total - down_payment, due_at: null, through: 'diyar' as const };
  const asked = { period: 2 as const, cancellation, arrival, total, down_payment, rest, now: ASKED };
  return {
    lines: [],
    services: [],
    discount: null,
    coupon: null,
    tax: 0,
    tax_percent: 0,
    security_deposit: 0,
    gap_minutes: 0,
    instant: true,
    guests: 1,
    ...{ total, down_payment, cancellation, rest },
    arrives_at: new Date(arrival).toISOString(),
    departs_at: new Date(arrival + 86_400_000).toISOString(),
    refunds: refundSteps(asked),
  } as StoredTerms;
}

test('what a change comes to stays as it was told once its own amount is paid, and nothing is owed beside the rest', () => {
  const stay = fc.record({
    total: fc.integer({ min: 200, max: 1_000_000 }),
    percent: fc.integer({ min: 1, max: 100 }),
  });
  const after = (
    hours: number,
    cancellation: 'flexible' | 'moderate' | 'strict',
    of: { total: number; percent: number },
  ) =>
    termsOf({ total: of.total, down_payment: Math.ceil((of.total * of.percent) / 100), hours, cancellation });
  fc.assert(
    fc.property(
      stay,
      stay,
      fc.integer({ min: 0, max: 400 }),
      CANCELLATION,
      (was, is, hours, cancellation) => {
        const [before, terms] = [after(hours, cancellation, was), after(hours, cancellation, is)];
        const reservation = { terms: before, startsAt: new Date(before.arrives_at) };
        const kept = before.down_payment;
        const priced = { terms, period: 2 as const, at: ASKED, least: 0 };
        const told = moneyOfChange({ reservation, kept }, priced);
        const made = moneyOfChange({ reservation, kept, paid: told.pay }, priced);
        expect(made).toEqual({ ...told, pay: 0 });
        expect(kept + told.pay - told.back + told.terms.rest.amount).toBe(terms.total + told.fee);
      },
    ),
  );
});
