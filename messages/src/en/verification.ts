import type { verification as ar } from '../ar/verification.ts';
import type { Shape } from '../shape.ts';

export const verification: Shape<typeof ar> = {
  title: 'Verify account',
  lead: 'Verify your identity once through the national sign-on: your account gets its badge, and guests and advertisers know you are real.',
  failed: 'Your verification could not be loaded',
  states: { verified: 'Verified', notVerified: 'Not verified', waiting: 'Waiting for verification' },
  since: 'Verified since {date}',
  verifiedText: {
    citizen: 'Your national identity ending in {last} is verified through Nafath.',
    resident: 'Your iqama ending in {last} is verified through Nafath.',
  },
  closed: 'Verification through Nafath is not open now',
  closedText: 'Your bookings and your ads on show stay as they are.',
  requiredFrom:
    'From {date} only verified advertisers publish ads on Diyar. Your ads on show stay as they are.',
  required:
    'Only verified advertisers publish ads on Diyar. Your ads on show stay as they are; verify your account to publish others.',
  ownerAlone: 'The owner of an account alone verifies it. Switch to your own account to verify yourself.',
  number: 'National identity or iqama number',
  hint: 'Ten digits. We keep a fingerprint of it and its last four digits, never the number.',
  profileHint: 'It must be the number in your profile, which ends in {last}.',
  start: 'Verify through Nafath',
  choose: 'Open Nafath and choose this number',
  waiting: 'Waiting for your approval in Nafath',
  left: '<clock></clock> left',
  open: 'Open the Nafath app',
  ends: {
    rejected: 'The request was rejected in Nafath',
    expired: 'The time is over, and no answer came',
    failed:
      'Not verified: another identity approved than was asked for, it is verified as somebody else’s in Diyar, or the national sign-on did not answer',
  },
  again: 'You can try again.',
};
