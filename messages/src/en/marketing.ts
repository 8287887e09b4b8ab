import type { marketing as ar } from '../ar/marketing.ts';
import type { Shape } from '../shape.ts';

export const marketing: Shape<typeof ar> = {
  title: 'Requests that fit me',
  lead: '{count, plural, =0 {No request waits for your answer} one {# request waits for your answer} other {# requests wait for your answer}}',
  failed: 'The requests could not be shown',
  tabs: 'Kinds of requests',
  wanted: 'Fit my units ({count})',
  marketing: 'Need marketing ({count})',
  none: { wanted: 'No request fits your units now', marketing: 'Nobody needs marketing now' },
  noneText: {
    wanted: 'Requests that agree with your units on show in category, place, price and area appear here.',
    marketing: 'Requests of people who want an office to market their property appear here.',
  },
  allRequests: 'All requests',
  response:
    'Your usual response time: {minutes, plural, =0 {under a minute} one {# minute} other {# minutes}}',
  responseHours: 'Your usual response time: {hours, plural, one {# hour} other {# hours}}',
  why: 'Why it fits',
  reasons: {
    district: 'The district asked for',
    drawn: 'Inside the drawn area',
    city: 'The same city',
    price: 'Within the price',
    area: 'Within the area',
    features: '{has} of {of} features',
  },
  units: 'Your units that fit',
  offer: 'Send this unit to them',
  offered: 'Sent',
  note: 'Message with the answer (optional)',
  market: 'Offer to market it',
  marketed: 'You offered to market it',
  sent: 'Your answer reached the one who asked',
  viewerOnly: 'Your role in this account only lets you look.',
};
