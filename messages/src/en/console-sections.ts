import type { consoleSections as ar } from '../ar/console-sections.ts';
import type { Shape } from '../shape.ts';

export const consoleSections: Shape<typeof ar> = {
  groups: {
    review: 'Review',
    people: 'People and bookings',
    money: 'Money',
    site: 'Site and its data',
    house: 'Administration',
  },
  deskWaits: '{count, plural, one {# thing waits for the team} other {# things wait for the team}}',
};
