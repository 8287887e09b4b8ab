import type { DayFigures } from '@diyar/contract/supply/host-ads';

/** What is counted of an ad each day, in the order it is shown. */
export const MEASURES = [
  'views',
  'visitors',
  'favourites',
  'calls',
  'whatsapp',
  'shares',
  'reservations',
] as const;
export type Measure = (typeof MEASURES)[number] & keyof DayFigures;
