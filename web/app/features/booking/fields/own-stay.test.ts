import { expect, test } from 'vitest';
import { ownStayOn } from './own-stay.ts';

const nights = { id: '1', unit_id: 'u', state: 'active', start: '2030-05-10', end: '2030-05-12' } as const;
const hours = { ...nights, id: '2', start: '2030-05-20T10:00', end: '2030-05-20T12:00' } as const;

test.each([
  ['2030-05-09', undefined],
  ['2030-05-10', '1'],
  ['2030-05-11', '1'],
  ['2030-05-12', undefined],
  ['2030-05-20', '2'],
  ['2030-05-21', undefined],
])('on %s it is booking %s', (date, id) => {
  expect(ownStayOn([nights, hours], 'u', date)?.id).toBe(id);
});

test('a cancelled booking, or one of another unit, takes no day', () => {
  expect(ownStayOn([{ ...nights, state: 'canceled' }], 'u', '2030-05-10')).toBeUndefined();
  expect(ownStayOn([nights], 'other', '2030-05-10')).toBeUndefined();
});
