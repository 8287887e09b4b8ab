import type { home as ar } from '../ar/home.ts';
import type { Shape } from '../shape.ts';

/** Sentences of home. */
export const home: Shape<typeof ar> = {
  heading: 'Your place by the hour, day, month or year',
  lead: 'Apartments, villas, rest houses, offices and halls, with clear prices up front.',
  leadCount:
    '{count, plural, one {# ad} other {# ads}} in {cities, plural, one {# city} other {# cities}}, with clear prices up front.',
  searchLine: 'Where are you looking?',
  searchLineText: 'City · when · type',
  when: 'When',
  anyTime: 'Any time',
  tryWishes: 'Try:',
  wishes: {
    home: '3 bedroom flat in Riyadh under 90k yearly',
    meeting: 'Meeting room by the hour in Jeddah',
    chalet: 'Chalet by the day in Taif',
    land: 'Land for sale in Dammam',
  },
  searchTitle: 'Search',
  special: 'Featured ads',
  landings: 'Browse by city and type',
  cities: 'Browse by city',
  cityAds: '{count, plural, one {# ad} other {# ads}}',
  newest: 'Newest ads',
  offers: 'Discounted now',
  seeAll: 'See all',
  seeAllOf: 'See all: {title}',
  emptyTitle: 'No ads yet',
  emptyText: 'Ads appear here as soon as they are published.',
};
