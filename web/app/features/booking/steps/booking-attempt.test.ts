import type { Quote } from '@diyar/contract/booking/stays';
import { beforeEach, expect, test } from 'vitest';
import { emptyChoice, type StayChoice } from '../stay/stay-choice.ts';
import { attemptFor, forgetAttempt } from './booking-attempt.ts';

const kept = new Map<string, string>();
const storage = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
  removeItem: (name: string) => void kept.delete(name),
} as unknown as Storage;
beforeEach(() => kept.clear());

const now = new Date('2026-11-21T12:00:00Z');
const choice: StayChoice = { ...emptyChoice(2), start: '2026-12-01', end: '2026-12-04' };
const quote = (id: string, total = 100) =>
  ({
    id,
    total: { amount: total },
    due_now: { amount: 20 },
    expires_at: '2026-11-21T12:15:00Z',
  }) as unknown as Quote;

test('a repeated wish sends the same quote under the same key, also after a reload made a new quote', () => {
  const first = attemptFor(storage, '7', choice, quote('a'), now);
  const again = attemptFor(storage, '7', choice, quote('b'), now);
  expect(again).toMatchObject({ quoteId: 'a', key: first.key });
});

test('another price, another choice, another ad or an expired quote is another attempt', () => {
  const first = attemptFor(storage, '7', choice, quote('a'), now);
  expect(attemptFor(storage, '8', choice, quote('b'), now).quoteId).toBe('b');
  expect(attemptFor(storage, '7', choice, quote('c', 101), now).key).not.toBe(first.key);
  expect(attemptFor(storage, '7', { ...choice, end: '2026-12-05' }, quote('d'), now).quoteId).toBe('d');
  const later = new Date('2026-11-21T12:15:00Z');
  expect(attemptFor(storage, '7', { ...choice, end: '2026-12-05' }, quote('e'), later).quoteId).toBe('e');
});

test('an answered attempt is over', () => {
  const first = attemptFor(storage, '7', choice, quote('a'), now);
  forgetAttempt(storage, '7');
  expect(attemptFor(storage, '7', choice, quote('a'), now).key).not.toBe(first.key);
});
