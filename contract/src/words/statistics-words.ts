/** How long a bar of the figures is. */
export const STATISTICS_BY = ['day', 'week', 'month'] as const;
export type StatisticsBy = (typeof STATISTICS_BY)[number];

/** What is counted of an advertiser's ads, in the order it is shown. */
export const STATISTICS_MEASURES = [
  'views',
  'visitors',
  'favourites',
  'calls',
  'whatsapp',
  'shares',
  'reservations',
  'occupancy',
  'rating',
  'income',
] as const;
export type StatisticsMeasure = (typeof STATISTICS_MEASURES)[number];
