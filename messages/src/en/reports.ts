import type { reports as ar } from '../ar/reports.ts';
import type { Shape } from '../shape.ts';

/** Reporting an ad, and the list of the reports somebody made. */
export const reports: Shape<typeof ar> = {
  title: 'My reports',
  askTitle: 'Report an ad',
  about: 'About: {title}',
  intro: 'Tell us what you saw. Diyar’s team reviews it, and the advertiser does not learn who reported.',
  reason: 'Reason',
  reasons: {
    wrong_info: 'Wrong information',
    duplicate: 'Duplicate ad',
    sold: 'Already sold or rented',
    fraud: 'Suspected fraud',
    images: 'Images do not match',
    offensive: 'Offensive content',
    other: 'Other',
  },
  text: 'Details',
  textHint: 'What you saw, and when. Do not write identity or card numbers.',
  send: 'Send the report',
  signInToSend: 'Log in and send',
  signInHint:
    'We ask you to log in to give you a case number and tell you the outcome. What you wrote stays.',
  sentTitle: 'Your report was sent',
  sentText: 'Your case number is {number}. Follow it under My reports.',
  againTitle: 'Your report about this ad is being reviewed',
  mine: 'My reports',
  toAd: 'Back to the ad',
  count: '{count, plural, =0 {No reports} one {# report} other {# reports}}',
  number: 'Case {number}',
  sentAt: 'Sent on {date}',
  states: {
    open: 'Being reviewed',
    dismissed: 'Nothing wrong found',
    ad_hidden: 'The ad was hidden',
    ad_closed: 'The ad was closed',
  },
  decidedAt: 'Decided on {date}',
  emptyTitle: 'You have sent no reports',
  emptyText: 'If you see an ad that breaks the rules, report it on its page and follow here what happens.',
  loadFailed: 'Your reports could not be shown',
};
