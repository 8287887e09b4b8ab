import { z } from 'zod';

/** Seasons of the year in which many here travel; each is named once, and its dates are the house's. */
export const SEASONS = [
  'ramadan',
  'eid_al_fitr',
  'eid_al_adha',
  'founding_day',
  'national_day',
  'school_holidays',
  'riyadh_season',
] as const;
export const Season = z.enum(SEASONS, 'invalid');
export type Season = z.infer<typeof Season>;

/** One occurrence of a season; Riyadh dates, both included. */
export const SeasonDates = z.object({ season: Season, starts_on: z.string(), ends_on: z.string() });
export type SeasonDates = z.infer<typeof SeasonDates>;
