import { addDays } from '@diyar/contract/values/riyadh';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { freezeOn, type RentFreeze } from './rent-freeze.ts';

const FIRST = '2025-09-25';
const USAGES = ['residential', 'commercial'] as const;
const days = fc.integer({ min: -30, max: 400 });
const version = fc.record({
  starts: fc.integer({ min: 0, max: 300 }),
  length: fc.option(fc.integer({ min: 0, max: 120 })),
  usages: fc.subarray([...USAGES]),
});

/** Naive reading: the history forwards, day after day. */
function readForwards(history: readonly RentFreeze[], usage: (typeof USAGES)[number], until: string) {
  let holds: RentFreeze | undefined;
  for (let day = addDays(FIRST, -31); day <= until; day = addDays(day, 1)) {
    holds = history.find(({ starts_on }) => starts_on === day) ?? holds;
  }
  if (holds === undefined || !holds.usages.includes(usage)) return undefined;
  return holds.ends_on === null || until <= holds.ends_on ? holds : undefined;
}

it('on any day the newest freeze that has begun tells, until its last day, in whatever order they stand', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(version, { selector: ({ starts }) => starts, maxLength: 5 }),
      fc.constantFrom(...USAGES),
      days,
      (drawn, usage, offset) => {
        const history = drawn.map(({ starts, length, usages }) => {
          const starts_on = addDays(FIRST, starts);
          return { usages, starts_on, ends_on: length === null ? null : addDays(starts_on, length) };
        });
        const day = addDays(FIRST, offset);
        expect(freezeOn(history, usage, day)).toBe(readForwards(history, usage, day));
      },
    ),
  );
});
