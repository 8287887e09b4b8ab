import type { Reservation } from '@diyar/contract/booking/reservations';
import { expect, test } from 'vitest';
import { failureKey, nextAskMs, outcomeOf } from './payment-outcome.ts';

type State = Reservation['payments'][number]['state'];

function reservation(...payments: [id: string, state: State, due?: string][]): Reservation {
  const all = payments.map(([id, state, due_id = 'down']) => ({ id, state, due_id }));
  return { payments: all } as unknown as Reservation;
}

test('the payment one came back from decides, not a later one', () => {
  const two = reservation(['a', 'failed'], ['b', 'open']);
  expect(outcomeOf(two, 'a').is).toBe('failed');
  expect(outcomeOf(two, 'b').is).toBe('open');
  expect(outcomeOf(two, null).is).toBe('open');
});

test('every state of a payment has its outcome', () => {
  expect(outcomeOf(reservation(['a', 'settled']), 'a').is).toBe('paid');
  expect(outcomeOf(reservation(['a', 'surplus']), 'a').is).toBe('surplus');
  expect(outcomeOf(reservation(), 'a').is).toBe('none');
});

test('a paid reservation is paid, with or without the payment one came back from', () => {
  const paid = {
    ...reservation(['a', 'settled'], ['b', 'open'], ['c', 'failed'], ['d', 'surplus']),
    state: 'active',
  } as const;
  for (const id of ['a', 'b', 'c', null])
    expect(outcomeOf(paid, id)).toMatchObject({ is: 'paid', payment: { id: 'a' } });
  expect(outcomeOf(paid, 'd').is).toBe('surplus');
});

test('what is paid later is an outcome of its own', () => {
  const rest = { ...reservation(['a', 'settled'], ['b', 'failed', 'rest']), state: 'active' } as const;
  expect(outcomeOf(rest, 'b')).toMatchObject({ is: 'failed', payment: { id: 'b' } });
  const paid = { ...reservation(['a', 'settled'], ['b', 'settled', 'rest']), state: 'active' } as const;
  for (const id of ['b', null])
    expect(outcomeOf(paid, id)).toMatchObject({ is: 'paid', payment: { id: 'b' } });
});

test('asking again slows down', () => {
  expect([1, 2, 3, 4, 5, 6, 20].map(nextAskMs)).toEqual([1000, 1500, 2000, 3000, 4000, 5000, 5000]);
});

test('a reason without words of its own is said plainly', () => {
  expect(failureKey('insufficient_funds')).toBe('insufficient_funds');
  expect(failureKey('toString')).toBe('unspecified');
  expect(failureKey(null)).toBe('unspecified');
});
