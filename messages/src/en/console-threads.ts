import type { consoleThreads as ar } from '../ar/console-threads.ts';
import type { Shape } from '../shape.ts';
import { reservations } from './reservations.ts';

export const consoleThreads: Shape<typeof ar> = {
  search: 'Booking number, phone, name or unit',
  count: '{count, plural, =0 {No bookings} one {# booking} other {# bookings}}',
  list: 'Bookings',
  none: 'No booking matches',
  noneText: 'Search by the whole booking number, by the phone of either side, or by part of a name.',
  guest: 'Guest',
  host: 'Advertiser',
  noPhone: 'Account closed',
  messages: 'Messages between the two',
  noMessages: 'Neither side has written.',
  by: '{side} ({name}) · {at}',
  showPicture: 'Show the picture',
  picture: 'Picture in message {position}',
  pictureFailed: 'The picture could not be shown',
  states: reservations.states,
};
