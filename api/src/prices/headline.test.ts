import { PRICE_KINDS } from '@diyar/contract/words/period';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { headlineOf, type Offer, offeredPrice, priceAfter } from './headline.ts';

const TODAY = '2026-11-21';
const always = { starts_on: '2026-11-01', ends_on: '2026-11-30' };
const percent = (discount: number, kinds: Offer['kinds'] = ['daily']): Offer => ({
  type_discount: 'percent',
  discount,
  kinds,
  ...always,
});
const fixed = (discount: number, kinds: Offer['kinds'] = ['daily']): Offer => ({
  type_discount: 'fixed',
  discount,
  kinds,
  ...always,
});

test('the highest period price leads and the lowest stands beside it', () => {
  const prices = [
    { kind: 'daily', amount: 50_000 },
    { kind: 'yearly', amount: 6_000_000 },
    { kind: 'main', amount: 90_000_000 },
    { kind: 'per_meter', amount: 400_000 },
  ] as const;
  const found = headlineOf('rent', prices, [], TODAY);
  expect(found?.headline).toMatchObject({ kind: 'yearly', period: 4, amount: 6_000_000, was: null });
  expect(found?.from).toMatchObject({ kind: 'daily', period: 2, amount: 50_000, was: null });
});

test('an ad for sale leads with its main price, which has no period', () => {
  const prices = [
    { kind: 'main', amount: 90_000_000 },
    { kind: 'yearly', amount: 6_000_000 },
  ] as const;
  const found = headlineOf('sale', prices, [fixed(1_000_000, ['main'])], TODAY);
  expect(found?.headline).toMatchObject({ kind: 'main', period: null, amount: 89_000_000, was: 90_000_000 });
  expect(found?.from).toEqual(found?.headline);
});

test('a discount does not change which price is the highest', () => {
  const prices = [
    { kind: 'daily', amount: 50_000 },
    { kind: 'monthly', amount: 60_000 },
  ] as const;
  const found = headlineOf('rent', prices, [percent(50, ['monthly'])], TODAY);
  expect(found?.headline).toMatchObject({ kind: 'monthly', amount: 30_000, was: 60_000 });
  expect(found?.from).toMatchObject({ kind: 'monthly', amount: 30_000 });
});

test('a percent is rounded half up to a halala, an amount stops at nothing', () => {
  expect(priceAfter(1, { type_discount: 'percent', discount: 50 })).toBe(1);
  expect(priceAfter(333, { type_discount: 'percent', discount: 10 })).toBe(300);
  expect(priceAfter(5000, { type_discount: 'fixed', discount: 6000 })).toBe(0);
  expect(priceAfter(5000, { type_discount: 'percent', discount: 100 })).toBe(0);
});

test('the best of the offers that run today counts, on its first and on its last day', () => {
  const price = { kind: 'daily', amount: 50_000 } as const;
  const offers = [percent(10), fixed(7000), percent(90, ['yearly'])];
  expect(offeredPrice(price, offers, TODAY)).toMatchObject({ amount: 43_000, was: 50_000 });
  for (const day of ['2026-11-01', '2026-11-30']) expect(offeredPrice(price, offers, day).was).toBe(50_000);
  for (const day of ['2026-10-31', '2026-12-01']) expect(offeredPrice(price, offers, day).was).toBeNull();
});

test('without a price to lead with there is no headline', () => {
  expect(headlineOf('rent', [{ kind: 'main', amount: 100 }], [], TODAY)).toBeUndefined();
  expect(headlineOf('sale', [{ kind: 'daily', amount: 100 }], [], TODAY)).toBeUndefined();
});

const kind = fc.constantFrom(...PRICE_KINDS);
const anyPrices = fc.uniqueArray(fc.record({ kind, amount: fc.integer({ min: 1, max: 10 ** 12 }) }), {
  selector: (price) => price.kind,
});
const anyOffer: fc.Arbitrary<Offer> = fc
  .tuple(
    fc.constantFrom('percent' as const, 'fixed' as const),
    fc.integer({ min: 1, max: 100 }),
    fc.integer({ min: 1, max: 10 ** 9 }),
    fc.uniqueArray(kind, { minLength: 1 }),
    fc.boolean(),
  )
  .map(([type, percentOff, amountOff, kinds, runs]) => ({
    type_discount: type,
    discount: type === 'percent' ? percentOff : amountOff,
    kinds,
    starts_on: '2026-11-01',
    ends_on: runs ? '2026-11-30' : '2026-11-20',
  }));

test('a price is never below nothing nor above what it was, and "was" is told only when lower', () => {
  fc.assert(
    fc.property(anyPrices, fc.array(anyOffer), (prices, offers) => {
      for (const price of prices) {
        const offered = offeredPrice(price, offers, TODAY);
        expect(offered.amount).toBeGreaterThanOrEqual(0);
        expect(Number.isSafeInteger(offered.amount)).toBe(true);
        expect(offered.amount <= price.amount).toBe(true);
        expect(offered.was).toBe(offered.amount < price.amount ? price.amount : null);
      }
    }),
  );
});

test('the headline was the highest before discounts, "from" is the lowest after them, in any order of rows', () => {
  fc.assert(
    fc.property(anyPrices, fc.array(anyOffer), (prices, offers) => {
      const found = headlineOf('rent', prices, offers, TODAY);
      const lettable = prices.filter((price) => !['main', 'per_meter'].includes(price.kind));
      expect(found === undefined).toBe(lettable.length === 0);
      if (found === undefined) return;
      expect(found.headline.was ?? found.headline.amount).toBe(Math.max(...lettable.map((p) => p.amount)));
      const after = lettable.map((price) => offeredPrice(price, offers, TODAY).amount);
      expect(found.from.amount).toBe(Math.min(...after));
      expect(headlineOf('rent', prices.toReversed(), offers.toReversed(), TODAY)).toEqual(found);
    }),
  );
});
