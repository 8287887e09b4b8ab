import type { bookingLists as ar } from '../ar/booking-lists.ts';
import type { Shape } from '../shape.ts';

export const bookingLists: Shape<typeof ar> = {
  filters: 'Filter bookings',
  views: 'Views of bookings',
  search: 'Number, name or place',
  find: 'Search',
  guest: {
    all: 'All',
    upcoming: 'Upcoming and current',
    to_pay: 'To pay',
    unread: 'New messages',
    past: 'Past',
  },
  host: {
    all: 'All',
    to_accept: 'To accept',
    arriving: 'Arriving today',
    departing: 'Leaving today',
    upcoming: 'Upcoming and current',
    unread: 'New messages',
    money: 'Balance due',
    past: 'Past',
  },
  guestLead:
    '{count, plural, =0 {Nothing to pay right now} one {# booking is waiting for your payment} other {# bookings are waiting for your payment}}',
  hostLead:
    '{toAccept, plural, =0 {} one {# booking waits for your approval. } other {# bookings wait for your approval. }}Today: {arriving, plural, =0 {nobody arrives} one {# guest arrives} other {# guests arrive}}, {departing, plural, =0 {nobody leaves} one {# leaves} other {# leave}}.',
  moneyLead: 'Guests still owe {amount}.',
  due: '{amount} to pay by {date}',
  dueNow: '{amount} to pay now',
  part: '{received} of your transfer arrived, {missing} is missing',
  partHost: '{received} of the guest’s transfer arrived, {missing} is missing',
  paidOf: '{paid} of {total} paid',
  totalOf: 'Total {total}',
  paidBack: '{paid} paid, your refund {returned}',
  paidBackHost: '{paid} paid, refund to the guest {returned}',
  paidNoneBack: '{paid} paid, nothing of it comes back',
  toCome: 'Balance {amount}',
  restByEjar: 'The balance is paid through Ejar',
  export: 'Download CSV',
  exported:
    '{count, plural, =0 {No bookings in the file} one {# booking in the file} other {# bookings in the file}}',
  columns: {
    number: 'Booking number',
    state: 'State',
    unit: 'Unit',
    other: 'Other side',
    start: 'Check-in',
    end: 'Check-out',
    total: 'Total in S.R',
    paid: 'Paid in S.R',
    toCome: 'Balance in S.R',
    bookedAt: 'Booked at',
  },
};
