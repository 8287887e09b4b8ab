import type { BoardItem } from '@diyar/contract/booking/board';
import { expect, test } from 'vitest';
import { columnsOf, itemsIn, placeOf } from './columns.ts';

const item = (starts_at: string, ends_at: string): BoardItem => ({
  unit_id: '01a1fe00-4b33-7e11-9cb1-00aec8d73f5e',
  kind: 'stay',
  starts_at,
  ends_at,
  own: true,
  reservation: null,
  closure: null,
  feed: null,
});

test('a stay is drawn from its arrival to its departure, and cut where the days shown end', () => {
  const days = columnsOf('days', '2026-12-10', 4);
  expect(days.map(({ date, isWeekend }) => [date, isWeekend])).toEqual([
    ['2026-12-10', false],
    ['2026-12-11', true],
    ['2026-12-12', true],
    ['2026-12-13', false],
  ]);
  const night = item('2026-12-10T12:00:00+03:00', '2026-12-11T12:00:00+03:00');
  expect(placeOf(night, days)).toEqual({ start: 0.125, width: 0.25 });
  expect(placeOf(item('2026-12-01T12:00:00+03:00', '2026-12-11T00:00:00+03:00'), days)).toEqual({
    start: 0,
    width: 0.25,
  });
  expect(placeOf(item('2026-12-01T12:00:00+03:00', '2026-12-10T00:00:00+03:00'), days)).toBeUndefined();
});

test('an hour holds what takes a part of it', () => {
  const [, , third] = columnsOf('hours', '2026-12-10', 1);
  const items = [
    item('2026-12-10T01:00:00+03:00', '2026-12-10T02:00:00+03:00'),
    item('2026-12-10T02:30:00+03:00', '2026-12-10T04:00:00+03:00'),
  ];
  expect(third?.time).toBe('02:00');
  expect(itemsIn(items, third?.starts ?? 0, third?.ends ?? 0)).toEqual([items[1]]);
});
