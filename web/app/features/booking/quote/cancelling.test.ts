import { expect, test } from 'vitest';
import { cancellingAt } from './cancelling.ts';

const step = (before: string | null, percent: number, riyals: number) => ({
  before,
  percent,
  amount: { amount: riyals * 100, currency: 'SAR', text: `${riyals} S.R` } as const,
});
const NOW = Date.parse('2026-11-28T12:00:00+03:00');

test('of a booking whose rest is paid later, what comes back is of what is paid now', () => {
  const refunds = [
    step('2026-12-01T16:00:00+03:00', 50, 700),
    step('2026-12-02T16:00:00+03:00', 50, 1_400),
    step(null, 0, 0),
  ];
  expect(cancellingAt(refunds, NOW)).toEqual({
    is: 'some',
    before: '2026-12-01T16:00:00+03:00',
    amount: '700 S.R',
  });
  expect(cancellingAt(refunds, Date.parse('2026-12-02T10:00:00+03:00'))).toMatchObject({
    amount: '1400 S.R',
  });
  expect(cancellingAt(refunds, Date.parse('2026-12-02T17:00:00+03:00'))).toEqual({ is: 'nothing' });
});

test('the last moment of free cancelling is said, unless it is over', () => {
  const refunds = [
    step('2026-11-30T16:00:00+03:00', 100, 500),
    step('2026-12-02T16:00:00+03:00', 100, 1_000),
    step('2026-12-03T16:00:00+03:00', 50, 500),
    step(null, 0, 0),
  ];
  expect(cancellingAt(refunds, NOW)).toEqual({ is: 'free', before: '2026-12-02T16:00:00+03:00' });
  expect(cancellingAt(refunds, Date.parse('2026-12-03T00:00:00+03:00'))).toMatchObject({ is: 'some' });
  expect(cancellingAt([step(null, 100, 10)], NOW)).toEqual({ is: 'free', before: null });
  expect(cancellingAt([step(null, 0, 0)], NOW)).toEqual({ is: 'nothing' });
});
