import { expect, it } from 'vitest';
import { phoneRoom } from './phone-room.ts';

it('leaves out the row at the top, the cards at the end and the tools at the side where a language has them', () => {
  const arabic = phoneRoom({ width: 390, height: 628 }, 'rtl');
  expect(arabic).toEqual({ top: 72, bottom: 204, left: 104, right: 48 });
  expect(phoneRoom({ width: 390, height: 628 }, 'ltr')).toEqual({ ...arabic, left: 48, right: 104 });
});

it('leaves a piece of the smallest map to fit into', () => {
  const { top, bottom, left, right } = phoneRoom({ width: 240, height: 320 }, 'rtl');
  expect(top + bottom).toBeLessThanOrEqual(192);
  expect(left + right).toBeLessThanOrEqual(144);
  expect(bottom).toBeGreaterThan(top);
});
