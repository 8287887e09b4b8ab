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
  deskKeys: '<kbd>j</kbd> and <kbd>k</kbd> move, <kbd>Enter</kbd> opens the queue',
};
