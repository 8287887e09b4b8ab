import { expect, test } from 'vitest';
import { readPolicy } from './booking-policies.ts';
import { Occupancies } from './occupancies.ts';
import { SlotSet } from './sets/slot-set.ts';

const DAY = 1440;
/** Minutes since 1970 of a Riyadh midnight. */
const midnight = (day: number) => day * DAY - 180;

function taken(occupancies: Occupancies, from: number, to: number): number[] {
  const free = new SlotSet(32);
  for (let slot = 0; slot < 32; slot += 1) free.add(slot);
  occupancies.keepFree(free, { from, to }, 0);
  const left = new Set(free.list());
  return Array.from({ length: 32 }, (_, slot) => slot).filter((slot) => !left.has(slot));
}

test('what ended is let go of, in the middle of what a unit is taken by as well, and its room is used again', () => {
  const policy = readPolicy('00:00 00:00 08:00 23:00 - 0 60 0 365 1 24 1 90 1 11 1 30 1,2,3,4,5,6,7');
  const occupancies = new Occupancies({ policyOf: () => policy, isByHour: () => false });
  occupancies.grow(32);
  const stay = (day: number, held_until: number | null = null) => ({
    starts: midnight(day),
    ends: midnight(day + 1),
    labels_until: 0,
    held_until,
  });
  for (const day of [130, 100, 120, 101, 110]) occupancies.add(1, stay(day));
  for (const day of [100, 101]) occupancies.add(2, stay(day));
  for (const day of [100, 130]) occupancies.add(3, stay(day, 1));
  expect(taken(occupancies, 100, 111)).toEqual([1, 2, 3]);

  occupancies.forget(midnight(111));
  expect(taken(occupancies, 100, 111)).toEqual([]);
  for (const day of [120, 130]) expect(taken(occupancies, day, day + 1)).toContain(1);
  expect(taken(occupancies, 130, 131)).toEqual([1, 3]);

  for (const day of [140, 141, 142, 143, 144, 145]) occupancies.add(4, stay(day));
  occupancies.replace(1, [stay(150)]);
  expect(taken(occupancies, 120, 140)).toEqual([3]);
  for (const day of [140, 141, 142, 143, 144, 145]) expect(taken(occupancies, day, day + 1)).toEqual([4]);
  expect(taken(occupancies, 150, 151)).toEqual([1]);
});
