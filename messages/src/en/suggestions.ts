import type { suggestions as ar } from '../ar/suggestions.ts';
import type { Shape } from '../shape.ts';

export const suggestions: Shape<typeof ar> = {
  label: 'Suggestions',
  places: 'Cities and districts',
  categories: 'Kinds of property',
  advertisers: 'Advertisers',
  verified: 'Verified',
  found: '{count, plural, =0 {No suggestions} one {One suggestion} other {# suggestions}}',
};
