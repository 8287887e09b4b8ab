/** 0: nothing is refused. 1: what a page is whole without. 2: other reads and renderings for strangers too. */
export type Level = 0 | 1 | 2;

/** How a process keeps up: its level, and how many readings in a row ask for the next one up, or down. */
export interface Pace {
  level: Level;
  above: number;
  below: number;
}

export const RESTED: Pace = { level: 0, above: 0, below: 0 };

/**
 * Milliseconds of lateness from which the first and the second are refused. An answer takes three to six turns of the loop: at 150 ms
 * it comes in nearly a second, which is all a page may take; at 400 ms in two. In quiet hours the loop is 1 to 5 ms late, with as many
 * at once as it can serve about 30, and for moments 100 where a small machine does something else beside.
 */
export const LATE_MS = { first: 150, second: 400 } as const;

/** Readings in a row: one long turn (a collection of garbage, code that is compiled) is no crowd. */
export const IN_A_ROW = 2;

/** The next step after a reading: one level up once it is late, one down once it is less than half as late as the level asks for. */
export function nextPace({ level, above, below }: Pace, lateMs: number): Pace {
  const isAbove = level < 2 && lateMs >= (level === 0 ? LATE_MS.first : LATE_MS.second);
  const isBelow = level > 0 && lateMs < (level === 1 ? LATE_MS.first : LATE_MS.second) / 2;
  if (isAbove && above + 1 >= IN_A_ROW) return { ...RESTED, level: level === 0 ? 1 : 2 };
  if (isBelow && below + 1 >= IN_A_ROW) return { ...RESTED, level: level === 2 ? 1 : 0 };
  return { level, above: isAbove ? above + 1 : 0, below: isBelow ? below + 1 : 0 };
}
