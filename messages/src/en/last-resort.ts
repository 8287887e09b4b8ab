import type { lastResort as ar } from '../ar/last-resort.ts';
import type { Shape } from '../shape.ts';

export const lastResort: Shape<typeof ar> = {
  title: 'Something went wrong',
  text: 'Try again in a moment. If it keeps happening, contact us.',
  awayTitle: "We'll be right back",
  awayText: 'The service is down for a moment. This page opens by itself once it is back.',
  retry: 'Try again',
  home: 'Go to home',
  contact: 'Contact us',
};
