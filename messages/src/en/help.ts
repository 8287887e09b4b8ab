import type { help as ar } from '../ar/help.ts';
import type { Shape } from '../shape.ts';

export const help: Shape<typeof ar> = {
  title: 'Help',
  description: 'Answers about booking, paying, refunds, advertising, licences and your account on Diyar.',
  lead: 'How to book, how to advertise, and where to find everything.',
  search: 'Search help',
  searchAct: 'Search',
  found:
    '{count, plural, =0 {No article about “{q}”} one {One article about “{q}”} other {# articles about “{q}”}}',
  noneText: 'Try fewer or broader words, or write to us and we will answer.',
  all: 'All articles',
  topics: {
    booking: 'Booking',
    money: 'Payments and amounts',
    advertising: 'Advertising',
    account: 'Account',
  },
  related: 'On the same topic',
  askTitle: 'Still looking for an answer?',
  askText: 'Write to the Diyar team; the reply comes to your phone and to the contact page.',
  askAct: 'Contact us',
  effectiveFrom: 'Updated on {date}',
  numbers: 'Diyar in numbers, right now',
  ads: '{count, plural, one {licensed ad on show} other {licensed ads on show}}',
  advertisers: '{count, plural, one {advertiser} other {advertisers}}',
  cities: '{count, plural, one {city} other {cities}}',
  bookings: '{count, plural, one {confirmed booking in a year} other {confirmed bookings in a year}}',
  requests: '{count, plural, one {property request on show} other {property requests on show}}',
  rating: 'average guest evaluation out of 5',
  businessStart: 'Add a property',
};
