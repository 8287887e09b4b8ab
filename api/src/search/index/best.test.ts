import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SEED } from '../../testing/proof.ts';
import { nearness, scoreOf, spreadAdvertisers, worthOf } from './best.ts';

const who = (advertiser: number) => advertiser;
const twiceInARow = (advertisers: readonly number[]) =>
  advertisers.filter((one, at) => at > 0 && advertisers[at - 1] === one).length;

test('no advertiser stands twice in a row, and each ad as early as it was', () => {
  expect(spreadAdvertisers([1, 1, 2, 3], who)).toEqual([1, 2, 1, 3]);
  expect(spreadAdvertisers([1, 2, 3], who)).toEqual([1, 2, 3]);
  expect(spreadAdvertisers([1, 2, 2], who, 1)).toEqual([2, 1, 2]);
  expect(spreadAdvertisers([3, 1, 1, 1, 2], who)).toEqual([1, 3, 1, 2, 1]);
});

test('where an advertiser has more than half of a page, they stand beside themselves no more than must be', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 24 }), (page) => {
      const spread = spreadAdvertisers(page, who);
      expect([...spread].sort()).toEqual([...page].sort());
      const most = Math.max(0, ...[1, 2, 3, 4].map((one) => page.filter((other) => other === one).length));
      expect(twiceInARow(spread)).toBe(Math.max(0, most - (page.length - most) - 1));
    }),
    { seed: SEED },
  );
});

test('the points of an ad: few evaluations weigh less, freshness halves every 30 days, what is near gains up to 2', () => {
  expect(worthOf(0, 0)).toBe(0);
  expect(worthOf(15, 3)).toBe(1.5);
  expect(worthOf(15, 3)).toBeLessThan(worthOf(45, 10));
  const plain = { verified: false, worth: 0, completeness: 0 };
  expect([0, 30, 60].map((days) => scoreOf(plain, days))).toEqual([3, 1.5, 0.75]);
  expect(scoreOf({ verified: true, worth: 3, completeness: 2 }, 0)).toBe(10);
  expect([0, 5, 15].map(nearness)).toEqual([2, 1, 0.5]);
});
