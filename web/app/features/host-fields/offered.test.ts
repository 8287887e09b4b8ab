import { expect, test } from 'vitest';
import { offered } from './offered.ts';

const CHOICES = [
  { slug: 'elevator', name: 'مصعد', hidden: false },
  { slug: 'pool', name: 'مسبح', hidden: true },
];

test('what operators hid is offered to nobody but whoever chose it before', () => {
  expect(offered(CHOICES, [])).toEqual([{ value: 'elevator', label: 'مصعد' }]);
  expect(offered(CHOICES, ['pool']).map(({ value }) => value)).toEqual(['elevator', 'pool']);
});
