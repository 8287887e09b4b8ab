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
  recovery: {
    title: 'The owner lost their number',
    text: 'Ask for their whole identity number and type it as they say it: it is compared with what we keep and never shown. Then a code goes to their new number.',
    textPassport:
      'Ask which country issued their passport, and for its number, and type both as they say them: they are compared with what we keep and never shown. Then a code goes to their new number.',
    tooNew:
      'The identity or passport was put there recently and nobody verified it, so it proves the owner from {date} on',
    nothingKept:
      'Neither an identity nor a passport of the owner is kept, so their account cannot be moved here.',
    identity: 'Their identity or iqama number',
    passportCountry: 'Country that issued their passport',
    passport: 'Their passport number',
    choose: 'Choose the country',
    phone: 'Their new mobile number',
    phoneHint: 'A number outside Saudi Arabia begins with its country’s code, such as {code}',
    reason: 'Why they move, and how you made sure',
    send: 'Send the code to the new number',
    sent: 'We sent a code to <phone></phone>. Ask the owner for it.',
    code: 'The code they got',
    move: 'Move the account',
    anew: 'Begin anew',
    done: 'The account moved to its new number and is logged out everywhere',
  },
};
