/** Words of saved searches, apart from the calls, so that a page which only names them does not bring zod along. */
export const ALERT_EVERY = ['at_once', 'daily', 'weekly'] as const;
export type AlertEvery = (typeof ALERT_EVERY)[number];

/** Why somebody is told of an ad of a saved search; `freed` needs dates. */
export const ALERT_KINDS = ['new', 'price_drop', 'freed'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** Floors by what people call them: `upper` any above the ground. Others are numbers from 1. */
export const FLOOR_WORDS = ['ground', 'upper', 'last'] as const;
export type FloorWord = (typeof FLOOR_WORDS)[number];

export function isFloorWord(said: string): said is FloorWord {
  return FLOOR_WORDS.some((word) => word === said);
}

/** As many as an account saves. */
export const MOST_SEARCHES = 50;
