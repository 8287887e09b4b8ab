import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Noticed, suspect } from './suspicion.ts';

const NOW = new Date('2030-01-07T09:00:00Z');
const LIMITS = { suspicion_below_percent: 35, suspicion_new_account_days: 30 };
const DAY_MS = 86_400_000;
const QUIET: Noticed = {
  hasCopiedPhotos: false,
  differences: [-34, 80],
  hasContactInText: false,
  accountSince: new Date(NOW.getTime() - 30 * DAY_MS),
};

test('an ad with nothing to notice is not suspicious, and each reason stands at its edge', () => {
  expect(suspect(QUIET, LIMITS, NOW)).toEqual({ reasons: [], score: 0, belowPercent: null });
  expect(suspect({ ...QUIET, differences: [12, -35] }, LIMITS, NOW)).toEqual({
    reasons: ['price_far_below'],
    score: 30,
    belowPercent: 35,
  });
  const young = { ...QUIET, accountSince: new Date(QUIET.accountSince.getTime() + 1) };
  expect(suspect(young, LIMITS, NOW).reasons).toEqual(['new_account']);
  expect(suspect({ ...QUIET, differences: [] }, LIMITS, NOW).score).toBe(0);
});

test('what is noticed besides never makes an ad less suspicious, and the score is 0 to 100', () => {
  const noticed = fc.record({
    hasCopiedPhotos: fc.boolean(),
    differences: fc.array(fc.integer({ min: -99, max: 500 }), { maxLength: 4 }),
    hasContactInText: fc.boolean(),
    accountSince: fc.integer({ min: 0, max: 400 }).map((days) => new Date(NOW.getTime() - days * DAY_MS)),
  });
  fc.assert(
    fc.property(noticed, fc.integer({ min: -99, max: 0 }), (one, lower) => {
      const { score, reasons, belowPercent } = suspect(one, LIMITS, NOW);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
      expect(score > 0).toBe(reasons.length > 0);
      expect(belowPercent !== null).toBe(reasons.includes('price_far_below'));
      for (const more of [
        { ...one, hasCopiedPhotos: true },
        { ...one, hasContactInText: true },
        { ...one, differences: [...one.differences, lower] },
        { ...one, accountSince: NOW },
      ])
        expect(suspect(more, LIMITS, NOW).score).toBeGreaterThanOrEqual(score);
    }),
  );
});
