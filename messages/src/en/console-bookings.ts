import type { consoleBookings as ar } from '../ar/console-bookings.ts';
import type { Shape } from '../shape.ts';

export const consoleBookings: Shape<typeof ar> = {
  title: 'Bookings',
  intro: 'Find any booking and open it. Cancelling it here goes into the audit log, and both sides read why.',
  find: 'Find',
  cancel: 'Cancel booking',
  cancelText: 'Others can book the dates at once, and the refund goes to the guest’s card.',
  gives: 'What goes back to the guest',
  all: 'All that was paid: {amount}',
  policy: 'By the cancellation policy: {amount}',
  reason: 'Reason',
  reasonHint: 'The guest and the advertiser read it.',
  confirm: 'Cancel booking',
  done: 'The booking was cancelled',
};
