import type { limits as ar } from '../ar/limits.ts';
import type { Shape } from '../shape.ts';

export const limits: Shape<typeof ar> = {
  tryIn:
    'Too many attempts, try again in {unit, select, hours {{count, plural, one {# hour} other {# hours}}} minutes {{count, plural, one {# minute} other {# minutes}}} other {{count, plural, one {# second} other {# seconds}}}}',
};
