import type { consoleAccounts as ar } from '../ar/console-accounts.ts';
import type { Shape } from '../shape.ts';

export const consoleAccounts: Shape<typeof ar> = {
  title: 'Accounts',
  intro:
    'Find any account and open it. Suspending and reopening stand in the audit log, and the account’s owner reads why.',
  search: 'Phone, account number, name or e-mail',
  find: 'Find',
  suspendedOnly: 'Suspended only',
  list: 'Accounts found',
  count: '{count, plural, =0 {No accounts} one {One account} other {# accounts}}',
  none: 'No such account',
  noneText: 'Search by the whole phone number, the account’s number or a part of its name.',
  back: 'All accounts',
  kinds: { ordinary: 'Individual', business: 'Business' },
  states: { active: 'Active', suspended: 'Suspended', closed: 'Closed' },
  facts: {
    number: 'Account number',
    phone: 'Phone',
    email: 'E-mail',
    since: 'Since',
    lastActed: 'Last active',
    verified: 'Verification',
    sessions: 'Devices logged in',
    ads: 'Ads',
    asGuest: 'Running bookings as guest',
    asHost: 'Running bookings as advertiser',
    owed: 'Balance with us',
    reportsMade: 'Reports made',
    reportsAbout: 'Reports about its ads',
    tickets: 'Messages to support',
    team: 'Team',
  },
  adsText: '{published} on show of {all}',
  notVerified: 'Not verified',
  suspendedSince: 'Suspended since {date}: {reason}',
  decision: 'Decision',
  decisions: {
    suspended: 'Suspend the account',
    reopened: 'Reopen the account',
    signed_out: 'Log out everywhere',
  },
  texts: {
    suspended:
      'Its ads and requests leave at once, and it can neither advertise nor book. Running bookings go on.',
    reopened:
      'It is open again, and the ads that the suspension took off come back where they still meet every condition.',
    signed_out: 'The owner logs in again by a code to their phone. The reason is not told.',
  },
  reason: 'Reason',
  reasonHint: 'The owner reads it when suspended or reopened.',
  confirm: 'Carry it out',
  done: 'Carried out',
};
