import { instantOf } from '@diyar/contract/values/riyadh';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { afterQuiet } from './quiet-hours.ts';

const minuteOf = (at: Date) => Math.floor(((at.getTime() + 3 * 3_600_000) % 86_400_000) / 60_000);
const hour = fc.integer({ min: 0, max: 23 });

it('never falls within the quiet hours, never earlier, and waits for no longer than they last', () => {
  fc.assert(
    fc.property(hour, hour, fc.integer({ min: 0, max: 1_000_000 }), (from, to, minutes) => {
      const now = new Date(instantOf('2026-01-01', 0) + minutes * 60_000);
      const at = afterQuiet(now, { from, to });
      const quiet = (((to - from) % 24) + 24) % 24;
      const sinceFrom = (minuteOf(at) - from * 60 + 1440) % 1440;
      expect(at.getTime()).toBeGreaterThanOrEqual(now.getTime());
      expect(at.getTime() - now.getTime()).toBeLessThanOrEqual(quiet * 3_600_000);
      expect(sinceFrom).toBeGreaterThanOrEqual(quiet * 60);
    }),
  );
});

it('night over midnight ends in the morning', () => {
  const ends = (at: string) => afterQuiet(new Date(at), { from: 22, to: 8 }).toISOString();
  expect(ends('2026-11-21T22:00:00+03:00')).toBe('2026-11-22T05:00:00.000Z');
  expect(ends('2026-11-22T07:59:00+03:00')).toBe('2026-11-22T05:00:00.000Z');
  expect(ends('2026-11-22T08:00:00+03:00')).toBe('2026-11-22T05:00:00.000Z');
  expect(ends('2026-11-22T12:00:00+03:00')).toBe('2026-11-22T09:00:00.000Z');
});
