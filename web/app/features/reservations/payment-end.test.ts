import { expect, test } from 'vitest';
import { endOfPayment, keptOf } from './payment-end.ts';

const riyals = (amount: number) =>
  ({ amount: amount * 100, currency: 'SAR', text: `${amount} S.R` }) as const;

function payment(refunded: number, returning: number, is: { state?: 'surplus'; is_deposit?: true } = {}) {
  return {
    ...({ state: 'settled', is_deposit: false, ...is, amount: riyals(100) } as const),
    ...{ refunded: riyals(refunded), returning: riyals(returning) },
  };
}

test('money of a cancelled booking is back, on its way, or with its advertiser', () => {
  expect(endOfPayment(payment(100, 0), true)).toBe('returned');
  expect(endOfPayment(payment(40, 60), true)).toBe('returning');
  expect(endOfPayment(payment(40, 0), true)).toBe('part_returned');
  expect(endOfPayment(payment(0, 40), true)).toBe('part_returning');
  expect(endOfPayment(payment(0, 0), true)).toBe('kept');
  expect(keptOf(payment(10, 20), true)).toBe(7000);
});

test('money of a booking that stands is kept by nobody, and a deposit never by a cancellation', () => {
  expect(endOfPayment(payment(0, 0), false)).toBe('stays');
  expect(endOfPayment(payment(0, 0, { is_deposit: true }), true)).toBe('stays');
  expect(endOfPayment(payment(30, 0), false)).toBe('part_returned');
  expect(keptOf(payment(30, 0), false)).toBe(0);
});

test('money that was too much goes back whole, and is back only once it is', () => {
  expect(endOfPayment(payment(0, 0, { state: 'surplus' }), false)).toBe('returning');
  expect(endOfPayment(payment(0, 100, { state: 'surplus' }), false)).toBe('returning');
  expect(endOfPayment(payment(100, 0, { state: 'surplus' }), false)).toBe('returned');
});
