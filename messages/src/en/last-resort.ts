import type { lastResort as ar } from '../ar/last-resort.ts';
import type { Shape } from '../shape.ts';

export const lastResort: Shape<typeof ar> = {
  title: 'Something went wrong',
  text: 'something went wrong! please try again later or contact support for help',
  home: 'Go to home',
};
