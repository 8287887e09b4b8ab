import type { terms as ar } from '../ar/terms.ts';
import type { Shape } from '../shape.ts';

export const terms: Shape<typeof ar> = {
  title: 'The terms have changed',
  intro:
    'Before you go on, read what changed and accept it. What you wrote is kept, and is sent as soon as you accept.',
  effective: 'In force since {date}',
  changes: 'What changes',
  whole: 'The whole text',
  accept: 'Accept and continue',
  later: 'Not now',
  failed: 'The terms could not be shown. Check your connection and try again.',
  retry: 'Try again',
};
