import type { searchDates as ar } from '../ar/search-dates.ts';
import type { Shape } from '../shape.ts';

export const searchDates: Shape<typeof ar> = {
  title: 'When do you arrive and leave?',
  calendar: 'Calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  clear: 'Any time',
  chooseArrival: 'Choose the arrival date',
  chooseDeparture: 'Choose the departure date',
  span: '{from} – {to}',
  nights: '{count, plural, one {# night} other {# nights}}',
};
