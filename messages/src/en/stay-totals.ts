import type { stayTotals as ar } from '../ar/stay-totals.ts';
import type { Shape } from '../shape.ts';

/** Sentences that the API says of a stay's total in lists. */
export const stayTotals: Shape<typeof ar> = {
  for: {
    nights: 'for {n, plural, one {one night} other {# nights}}',
    days: 'for {n, plural, one {one day} other {# days}}',
    months: 'for {n, plural, one {one month} other {# months}}',
    years: 'for {n, plural, one {one year} other {# years}}',
  },
  average: {
    nights: '{price} a night on average',
    days: '{price} a day on average',
    months: '{price} a month on average',
    years: '{price} a year on average',
  },
  oneGuest: 'From this price, for one guest',
  dayHours: '{from} to {until}',
  dayHoursLate: '{from} to {until} after midnight',
  belowUsual: '{percent, number}% below usual in {district}',
};
