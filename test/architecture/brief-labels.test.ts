import { describe, expect, it } from 'vitest';
import { ar } from '../../messages/src/ar.ts';
import { en } from '../../messages/src/en.ts';

/** The brief's status labels (its section 4), where each is said. */
const LABELS = {
  published: [en.ownAds.states.published, ar.ownAds.states.published, en.requests.states.published],
  'not published': [en.ownAds.states.not_published, ar.ownAds.states.not_published],
  hidden: [en.ownAds.states.hidden, ar.ownAds.states.hidden, en.requests.states.hidden],
  processing: [en.ownAds.states.processing, ar.ownAds.states.processing, en.reservations.states.processing],
  closed: [en.ownAds.states.closed, ar.ownAds.states.closed],
  pending: [en.reservations.states.pending, ar.reservations.states.pending],
  active: [en.reservations.states.active, ar.reservations.states.active],
  canceled: [en.reservations.states.canceled, ar.reservations.states.canceled],
  finished: [en.reservations.states.finished, ar.reservations.states.finished],
  'waiting for verification': [
    en.ownAds.states.waiting_for_verification,
    ar.ownAds.states.waiting_for_verification,
    en.verification.states.waiting,
  ],
  'waiting for approval': [
    en.ownAds.states.waiting_for_approval,
    ar.ownAds.states.waiting_for_approval,
    en.reservations.states.waiting_for_approval,
  ],
  verified: [en.verification.states.verified, ar.verification.states.verified],
  'not verified': [en.verification.states.notVerified, ar.verification.states.notVerified],
  reserved: [en.booking.when.legendTaken, ar.booking.when.legendTaken],
  'partially booked': [en.booking.when.legendPartial, ar.booking.when.legendPartial],
  'hourly booked': [en.booking.when.legendHours, ar.booking.when.legendHours],
};

/** The brief's sentences that are given word by word, and where English says each. */
const SENTENCES = {
  'INVALID TOKEN !': en.errors.invalid_token,
  'something went wrong! please try again later or contact support for help': en.errors.server_error,
  'please login to continue': en.errors.login_required,
  "Business account doesn't have access to that": en.errors.business_no_access,
  'verification code is incorrect, try again': en.errors.code_wrong,
};

describe('the brief’s words', () => {
  it.each(Object.entries(LABELS))(
    'the label “%s” is said so in English, and in Arabic too',
    (label, said) => {
      const [english = '', arabic = '', elsewhere = english] = said;
      expect([english, elsewhere].map((text) => text.toLowerCase())).toEqual([label, label]);
      expect(arabic).toMatch(/^[\u0621-\u0652 ]+$/);
    },
  );

  it.each(Object.entries(SENTENCES))('“%s” is said to the letter', (sentence, said) => {
    expect(said).toBe(sentence);
  });
});
