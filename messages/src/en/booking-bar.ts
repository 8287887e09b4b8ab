import type { bookingBar as ar } from '../ar/booking-bar.ts';
import type { Shape } from '../shape.ts';

export const bookingBar: Shape<typeof ar> = {
  boxLabel: 'Booking',
  book: 'Book',
  barChoose: 'Choose dates',
  before: 'Price before the discount',
  length: {
    hours: '{count, plural, one {# hour} other {# hours}}',
    nights: '{count, plural, one {# night} other {# nights}}',
    days: '{count, plural, one {# day} other {# days}}',
    months: '{count, plural, one {# month} other {# months}}',
    years: '{count, plural, one {# year} other {# years}}',
  },
};
