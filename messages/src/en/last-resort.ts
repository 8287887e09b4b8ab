import type { lastResort as ar } from '../ar/last-resort.ts';
import type { Shape } from '../shape.ts';

export const lastResort: Shape<typeof ar> = {
  title: 'Something went wrong',
  text: 'something went wrong! please try again later or contact support for help',
  awayTitle: "We'll be right back",
  awayText: 'The service is down for a moment. This page opens by itself once it is back.',
  retry: 'Try again',
  home: 'Go to home',
  contact: 'Contact us',
};
