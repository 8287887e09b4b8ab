import type { consoleReports as ar } from '../ar/console-reports.ts';
import type { Shape } from '../shape.ts';
import { ownAds } from './own-ads.ts';
import { reports } from './reports.ts';

/** The operators' desk of reports: cases with their evidence, and appeals. */
export const consoleReports: Shape<typeof ar> = {
  title: 'Reports',
  intro:
    'Open cases and appeals that wait for a decision, the one due first on top. A decision covers every report in its case.',
  none: 'No reports wait for you',
  noneText: 'What people report about ads, accounts, evaluations and messages appears here.',
  case: 'Case {number}',
  kinds: { ad: 'Ad', account: 'Account', evaluation: 'Evaluation', message: 'Message' },
  dueAt: 'Decide by {at}',
  late: 'Overdue',
  lateSince:
    '{stage, select, appeal {Overdue since {at}: decide the appeal now, both sides wait for it} other {Overdue since {at}: decide the case now, both sides wait for it}}',
  appealed: 'Appeal',
  ad: 'Ad {number}',
  held: 'Off until reviewed',
  hidden: 'Hidden',
  suspended: 'Suspended',
  openAccount: 'Open the account',
  accountSince: 'Opened on {date}',
  accountAds: '{count, plural, =0 {No ads on show} one {# ad on show} other {# ads on show}}',
  ofUnit:
    '{side, select, host {The advertiser about their guest in “{unit}”} other {The guest about “{unit}”}}',
  showPhotos: '{count, plural, one {# photo} other {# photos}}',
  photo: 'Photo {number} of the evaluation',
  photoFailed: 'The photo could not be shown',
  noWords: 'Stars without words',
  reply: 'The reply',
  ofBooking: 'A message of booking {number}',
  reportedMessage: 'The reported message',
  picture: 'A picture',
  reportedOne: 'Reported: {name}',
  against:
    '{count, plural, =0 {nothing decided against them before} one {# earlier decision against them} other {# earlier decisions against them}}',
  said: 'What was reported',
  by: '{name} · {at}',
  verified: 'Verified',
  answer: 'The answer',
  noAnswer: 'No answer yet; they can answer until {at}. Wait for it unless waiting does harm.',
  answerOver: 'No answer, and the time for one ended at {at}. You can decide without it.',
  appealBy: '{by, select, reported {Appeal by the reported} other {Appeal by the reporter}}',
  decidedBefore: 'First decision: {decision}, by {name}',
  yours: 'You decided this case; another operator decides the appeal.',
  decision: 'Decision',
  chooseDecision: 'Choose a decision',
  decisions: {
    dismissed: 'Nothing wrong',
    ad_hidden: 'Hide the ad',
    ad_closed: 'Close the ad',
    evaluation_hidden: 'Hide the evaluation',
    message_hidden: 'Hide the message',
    account_warned: 'Warn the account',
    account_suspended: 'Suspend the account',
  },
  decisionTexts: {
    dismissed: 'It is shown again if reports had taken it off.',
    ad_hidden: 'Its owner cannot publish it again.',
    ad_closed: 'It leaves the site for good.',
    evaluation_hidden: 'Nobody reads it, and no average counts it.',
    message_hidden: 'The other side no longer reads it; we keep it as evidence.',
    account_warned: 'They read the reason; the account works on.',
    account_suspended: 'Their ads leave and they cannot book; running bookings go on.',
  },
  outcomes: { upheld: 'The decision stands', overturned: 'Overturn it' },
  outcomeTexts: {
    upheld: 'Everything stays as it is.',
    overturned: 'What was done is undone; what was wrongly left alone is hidden.',
  },
  reason: 'Reason',
  reasonHint:
    'Both sides read it, and it is kept in the audit log under your name. Write nothing that points to who reported.',
  decide: 'Decide the case',
  decideAppeal: 'Decide the appeal',
  decided: 'The case is decided',
  reasons: reports.reasons,
  adStates: ownAds.states,
};
