import type { advertisers as ar } from '../ar/advertisers.ts';
import type { Shape } from '../shape.ts';

/** The pages of advertisers: one's own page, and the list of the verified. */
export const advertisers: Shape<typeof ar> = {
  verifiedOn: 'Verified advertiser since {date}',
  notVerified: 'Not verified yet',
  since: 'On Diyar since {date}',
  answers: {
    hours: '{count, plural, one {Usually answers within an hour} other {Usually answers within # hours}}',
    days: '{count, plural, one {Usually answers within a day} other {Usually answers within # days}}',
  },
  measured: 'Measured from bookings of the last 12 months',
  accepted: 'Accepts booking requests',
  cancelled: 'Cancelled of confirmed bookings',
  report: 'Report this advertiser',
  kind: { ordinary: 'Individual', bussines: 'Business' },
  about: 'About',
  languages: 'Answers in',
  hours: 'Opening hours',
  closed: 'Closed',
  allDay: 'Around the clock',
  span: '{from} to {to}',
  evaluations: 'Guest evaluations',
  noEvaluations: 'No evaluations yet. Guests write them after their stay.',
  starsCount:
    '{stars, plural, one {# star} other {# stars}}: {count, plural, =0 {no evaluations} one {# evaluation} other {# evaluations}}',
  ads: 'Ads of {name}',
  adsCount: '{count, plural, =0 {No ads on show} one {# ad on show} other {# ads on show}}',
  noAds: 'No ads on show now',
  noAdsText: 'Ads of {name} appear here as soon as they are published.',
  noneFound: 'No ads match these filters',
  noneFoundText: 'Choose another type or period, or show all ads.',
  showAll: 'Show all ads',
  inSearch: 'All search filters',
  filters: 'Filter the ads',
  category: 'Property type',
  anyCategory: 'All types',
  period: 'Period',
  anyPeriod: 'All periods',
  sort: 'Sort by',
  apply: 'Show',
  description:
    '{name}: {count, plural, =0 {an advertiser on Diyar} one {# ad} other {# ads}} with clear prices on Diyar.',
  page: '{title}, page {page}',
  verifiedTitle: 'Verified advertisers',
  verifiedTitleIn: 'Verified advertisers in {city}',
  verifiedLead:
    'We checked the identity or the commercial registration of everyone here, and they have ads on show now.',
  verifiedDescription:
    'Advertisers and real-estate offices whose identity Diyar has checked, with their ads and guest evaluations.',
  verifiedCount:
    '{count, plural, =0 {No verified advertisers} one {# verified advertiser} other {# verified advertisers}}',
  city: 'City',
  anyCity: 'All cities',
  noVerified: 'No verified advertisers here yet',
  noVerifiedText: 'Choose another city, or show advertisers in all cities.',
  allCities: 'Show all cities',
};
