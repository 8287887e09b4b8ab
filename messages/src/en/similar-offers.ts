import type { similarOffers as ar } from '../ar/similar-offers.ts';
import type { Shape } from '../shape.ts';

export const similarOffers: Shape<typeof ar> = {
  title: 'Prices of similar units',
  lead: 'What ads like yours ask around them, and where your prices stand.',
  failed: 'The comparison could not be shown',
  empty: 'No unit with a price yet',
  emptyText: 'Add a property with its price to see what similar units around it ask.',
  emptyAct: 'My properties',
  tooFew: 'Fewer than five ads are like this one, so its price is not compared.',
  hidden: 'Its ad is not on show now',
  place: {
    below: 'Below most',
    among: 'Among most',
    above: 'Above most',
  },
  own: 'Your price',
  ownMetre: 'Your square metre',
  low: 'A quarter asks less than',
  median: 'Usual price',
  high: 'A quarter asks more than',
  band: 'Half of the ads ask between {low} and {high}; the usual price is {median}, yours {own}',
  occupancy:
    '{own}% of your nights in the last 30 days were booked through Diyar, against {others}% of {units, plural, one {# similar unit} other {# similar units}} booked here.',
  suggestion: {
    raise: 'We suggest raising the price to {price}',
    lower: 'We suggest lowering the price to {price}',
    keep: 'We suggest no change',
  },
  reasons: {
    below_most: 'Three quarters of the similar ads ask more than you.',
    above_most: 'Three quarters of the similar ads ask less than you.',
    among_most: 'Your price lies within what half of the similar ads ask.',
    booked_more: 'More of your nights are booked than of others.',
    booked_less: 'Fewer of your nights are booked than of others.',
    booked_alike: 'Your nights are booked as much as those of others.',
    stated_by_licence:
      'The licence of the ad states this price: it changes only with a licence that states another.',
    rent_frozen: 'Raising rents is suspended by law in this city.',
    minimum_price: 'The price may not fall below the minimum for the unit’s category.',
  },
  change: 'Edit prices',
  similar: 'Show similar ads',
  noSimilar: 'No similar ads are on show now.',
  similarFailed: 'The similar ads could not be shown.',
  explained:
    'Compared with ads on show of the same category in the district, or in the city where the district has few, at their prices before discounts. The suggestion is worked out from these figures alone; the decision is yours.',
};
