import type { consoleBroadcasts as ar } from '../ar/console-broadcasts.ts';
import type { Shape } from '../shape.ts';

export const consoleBroadcasts: Shape<typeof ar> = {
  title: 'Broadcasts',
  intro:
    'A notice on the site to a group of accounts, in the language of each. Every account gets it once, and what was sent stays as it is.',
  write: 'New broadcast',
  textAr: 'Text in Arabic',
  textEn: 'Text in English',
  audience: 'To',
  audiences: {
    all: 'Every account',
    advertisers: 'Advertisers',
    guests: 'Those who have booked',
    city: 'Accounts of a city',
  },
  city: 'City',
  chooseCity: 'Choose a city',
  counting: 'Counting…',
  reaches: '{count, plural, =0 {Reaches nobody} one {Reaches # account} other {Reaches # accounts}}',
  send: 'Send broadcast',
  sent: 'The broadcast is on its way',
  nobody: 'No account is in this group',
  list: 'Broadcasts sent',
  none: 'No broadcast has been sent',
  noneText: 'What you send shows here with how many it has reached.',
  told: 'Reached {told} of {counted}',
  underWay: 'Being sent',
  ended: 'Complete',
  by: 'Sent by {operator} at {at}',
  close: 'Close',
};
