import type { consoleClaims as ar } from '../ar/console-claims.ts';
import type { Shape } from '../shape.ts';

/** Claims of security deposits, in the operators' console. */
export const consoleClaims: Shape<typeof ar> = {
  title: 'Claims of security deposits',
  intro:
    'Claims that the two sides do not agree on or the guest did not answer, oldest first. J and K move, Enter decides.',
  none: 'No claims are waiting',
  noneText: 'A claim appears here once the guest disputes it or lets its time pass.',
  booking: 'Booking {number}',
  openBooking: 'The booking and its messages',
  host: 'Advertiser',
  guest: 'Guest',
  departed: 'Departure',
  deposit: 'Security deposit',
  claimed: 'Claimed',
  agreed: 'The guest agrees to',
  silent: 'The guest did not answer',
  answers: {
    accepted: 'The guest agrees',
    partly: 'The guest agrees to a part',
    refused: 'The guest refuses',
  },
  words: 'The guest says',
  items: 'What the advertiser claims',
  photo: 'Photo of damage {number}',
  photoFailed: 'The photo could not be shown',
  awarded: 'For the advertiser, in riyals',
  awardedHint: 'From {least} to {most}. What is left of the deposit goes back to the guest.',
  reason: 'Reason',
  reasonHint: 'Both sides read it as you write it.',
  all: 'The whole claim',
  nothing: 'Only what the guest agrees to',
  decide: 'Decide',
  secondAbove: 'An award of more than {amount} is decided by two operators.',
  first:
    '{name} awarded the advertiser {amount}; another operator has to agree. Decide the same, or enter another amount.',
  firstMine: 'You awarded the advertiser {amount}; another operator has to agree.',
  proposed:
    'Your award of {awarded} is recorded and waits for another operator; {released} then goes back to the guest',
  decided: 'Decided: {awarded} to the advertiser, {released} back to the guest',
};
