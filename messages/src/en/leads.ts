import type { leads as ar } from '../ar/leads.ts';
import type { Shape } from '../shape.ts';

export const leads: Shape<typeof ar> = {
  title: 'Leads',
  lead: '{count, plural, =0 {Nobody has got in touch yet} one {One lead} other {# leads}}',
  answering:
    'Write to whoever booked with you in the messages of the booking, and reach who made a request from its page. You do not see the number of somebody who only tapped call or WhatsApp: they call you.',
  failed: 'Your leads could not be shown',
  empty: 'Nobody yet',
  emptyText:
    'Here you see who called or opened WhatsApp from your ads, who wrote to you, and whose request you answered.',
  emptyFiltered: 'Nobody fits these filters',
  clear: 'Show all',
  visitor: 'Unknown visitor',
  kind: 'Kind of contact',
  allKinds: 'All kinds',
  kindWords: {
    call: 'Tapped call',
    whatsapp: 'Opened WhatsApp',
    message: 'Message',
    answer: 'You answered their request',
  },
  counts: {
    call: '{count, plural, one {One call} other {# calls}}',
    whatsapp: '{count, plural, one {WhatsApp once} other {WhatsApp # times}}',
    message: '{count, plural, one {One message} other {# messages}}',
    answer: '{count, plural, one {One answer} other {# answers}}',
  },
  ad: 'Ad',
  allAds: 'All ads',
  from: 'From',
  to: 'To',
  about: 'About',
  write: 'Answer in messages of booking {number}',
  read: 'Messages of booking {number}',
  toBooking: 'Booking {number}',
  toRequest: 'Get in touch from request {number}',
  noWay: {
    visitor:
      'They saw your number and we do not know who they are: wait for their call. If none comes, look at the price, photos and free days of your ad.',
    account:
      'They saw your number; theirs is not shown to you. Once they book with you, you write to them from here.',
    over: 'Writing in their booking has ended; it opens when they book with you again.',
    request:
      'Their request is no longer on show, so it is no way to them. Once they book with you, you write to them from here.',
  },
  reviewAd: 'Review the ad',
  note: 'Note',
  addNote: 'Add a note',
  editNote: 'Edit note',
  noteHint: 'For you and your team only; nobody else sees it.',
  save: 'Save',
  noted: 'Note saved',
  close: 'Close',
  export: 'Download CSV',
  exported: '{count, plural, =0 {Nothing in the file} one {One line downloaded} other {# lines downloaded}}',
  columns: {
    name: 'Name',
    last: 'Last contact',
    lastAt: 'When',
    call: 'Calls',
    whatsapp: 'WhatsApp',
    message: 'Messages',
    answer: 'Answers',
    ad: 'Ad',
    note: 'Note',
  },
};
