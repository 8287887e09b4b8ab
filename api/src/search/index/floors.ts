import { type Columns, LOWEST_FLOOR } from './columns.ts';
import type { SlotSet } from './sets/slot-set.ts';

const GROUND = -LOWEST_FLOOR;

/** The units on a floor by a word of the filter: `ground`, `upper`, `last` or a number; several sets for several floors. */
export function setsOfFloor({ floor, topFloor }: Columns, said: string): SlotSet[] {
  if (said === 'last') return [topFloor];
  if (said === 'upper') return [...floor.sets()].flatMap(([value, set]) => (value > GROUND ? [set] : []));
  const set = floor.setOf(GROUND + (said === 'ground' ? 0 : Number(said)));
  return set === undefined ? [] : [set];
}

/** Words of the filter that any unit can be found by now: the numbers there are, and the words. */
export function saidFloors({ floor }: Columns): string[] {
  const numbers = [...floor.sets()].flatMap(([value]) => (value > GROUND ? [value - GROUND] : []));
  const known = numbers.filter((number) => number < 100).map(String);
  return ['ground', 'upper', 'last', ...known];
}
