import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { pauseBeforeAgain } from './ask-again.ts';

const refusal = (
  status: number,
  code: 'unavailable' | 'too_many_requests' | 'offline' | 'validation_failed',
) => new ApiError({ status, code, msg: '', data: null });

test('a call that the server had no time for is made again within ten seconds, not at once', () => {
  const busy = refusal(503, 'unavailable');
  expect([0, 0.5, 1].map((part) => pauseBeforeAgain(busy, () => part))).toEqual([5_000, 7_500, 10_000]);
});

test('no other call is made again by itself: who asked for too many would ask for more', () => {
  const others = [
    refusal(429, 'too_many_requests'),
    refusal(0, 'offline'),
    refusal(422, 'validation_failed'),
    new Error('a fault'),
  ];
  expect(others.map((error) => pauseBeforeAgain(error))).toEqual(others.map(() => undefined));
});
