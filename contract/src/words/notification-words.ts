import type { AccountRight } from './team-rights.ts';

/** What notifications are about; people choose by these how they are told. Apart from the calls, so that pages read them without zod. */
export const NOTIFICATION_KINDS = [
  'bookings',
  'messages',
  'money',
  'ads',
  'requests',
  'memberships',
  'team',
  'support',
  'account',
  'searches',
  'news',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Ways outside the site; e-mail to an address that was proven, push to browsers that were subscribed, WhatsApp by approved templates. */
export const NOTIFICATION_CHANNELS = ['sms', 'whatsapp', 'email', 'push'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/**
 * The kinds told by each way where a person has not chosen: to the phone what cannot wait, by e-mail what one wants to find again.
 * What comes in by the dozen, and is read at once, is not mailed. A browser is told only once its person asked for it there: then of all.
 * WhatsApp wants its people to ask for each kind.
 */
export const WANTED_BY_DEFAULT: Readonly<Record<NotificationChannel, readonly NotificationKind[]>> = {
  sms: ['bookings'],
  whatsapp: [],
  email: ['bookings', 'money', 'ads', 'memberships', 'team', 'account'],
  push: NOTIFICATION_KINDS,
};

/** By which way a message goes out that did not arrive by this one, and whether it does where its person has not chosen. */
export const FALLBACKS = {
  whatsapp: { to: 'sms', byDefault: true },
  sms: { to: 'whatsapp', byDefault: false },
} as const;
export const FALLBACK_CHANNELS = ['whatsapp', 'sms'] as const;
export type FallbackChannel = (typeof FALLBACK_CHANNELS)[number];

/** The people of an account who are told of a kind: those with this right in it. */
export const RIGHT_OF_KIND: Readonly<Record<NotificationKind, AccountRight>> = {
  bookings: 'bookings',
  messages: 'bookings',
  money: 'memberships',
  ads: 'ads',
  requests: 'supply',
  memberships: 'memberships',
  team: 'members',
  support: 'look',
  account: 'own',
  searches: 'look',
  news: 'look',
};

/** The page a notification leads to; the site knows its address. */
export const NOTIFICATION_PLACES = [
  'reservation',
  'reservation_payment',
  'evaluations',
  'ad',
  'request_answers',
  'marketing',
  'requests',
  'memberships',
  'fees',
  'team',
  'home',
  'contact',
  'verify_account',
  'verify_office',
  'searches',
  'details',
  'reports',
  'reported',
  'my_info',
] as const;
export type NotificationPlace = (typeof NOTIFICATION_PLACES)[number];

/** Before the id of the notification that a tap on a notice opened, at the end of the page's address. */
export const TOLD_MARK = '#told=';

/** What is pushed to a browser, as JSON: its service worker shows the text, and leads to the place. */
export interface PushNotice {
  /** The same at each try, so that the notice stands once. */
  id: string;
  /** What it tells of, on the site: a tap on the notice reads it there. */
  notification: string;
  lang: 'ar' | 'en';
  title: string;
  text: string;
  place: NotificationPlace;
  placeId: string | null;
}

export interface NotificationRule {
  kind: NotificationKind;
  place: NotificationPlace;
  /** The parameter of the event that the page's address takes; none for a page without one. */
  by?: 'reservation' | 'ad' | 'request';
  /** News of the same thing are one line while they are unread. */
  isGrouped?: true;
  /** Told on the site alone: the same news goes out by a way of its own, or would come too late outside. */
  isInside?: true;
  /** The safety of the account: it goes out at night too. */
  isUrgent?: true;
  /** Says nothing any more in the morning: where the night keeps it back, it does not go out. */
  isPassing?: true;
}

const booking = { kind: 'bookings', place: 'reservation', by: 'reservation' } as const;
const inside = { ...booking, isInside: true } as const;
const ad = { kind: 'ads', place: 'ad', by: 'ad' } as const;

/** Every event that people are told of, by its key. A key that is not here is told to nobody. */
export const NOTIFICATIONS = {
  reservation_held: inside,
  reservation_confirmed: booking,
  reservation_asked: booking,
  reservation_accepted: booking,
  reservation_declined: booking,
  reservation_unanswered: booking,
  reservation_canceled: booking,
  reservation_canceled_by_host: booking,
  reservation_canceled_by_operator: booking,
  reservation_lapsed: inside,
  reservation_receipt_sent: inside,
  reservation_receipt_refused: booking,
  reservation_part_received: booking,
  reservation_rest_paid: booking,
  reservation_deposit_paid: inside,
  deposit_held: inside,
  deposit_released: booking,
  deposit_claim_made: booking,
  deposit_claim_answered: booking,
  deposit_claim_unanswered: booking,
  deposit_claim_decided: booking,
  deposit_claim_answer_waits: { ...booking, isPassing: true },
  deposit_claim_time_ends: { ...booking, isPassing: true },
  reservation_rest_time_given: booking,
  reservation_rest_unpaid: booking,
  reservation_rest_due_soon: { ...booking, place: 'reservation_payment' },
  reservation_rest_last_warning: { ...booking, place: 'reservation_payment' },
  reservation_no_show: booking,
  reservation_left_early: booking,
  reservation_finished: inside,
  reservation_money_back: booking,
  reservation_change_held: inside,
  reservation_change_asked: booking,
  reservation_changed: booking,
  reservation_change_declined: booking,
  reservation_change_unanswered: booking,
  reservation_change_lapsed: inside,
  reservation_change_withdrawn: booking,
  reservation_hold_ends: { ...inside, place: 'reservation_payment' },
  reservation_transfer_not_sent: { ...booking, place: 'reservation_payment', isPassing: true },
  reservation_question_waits: { ...booking, isPassing: true },
  feed_conflict: booking,
  stay_begins_soon: booking,
  stay_ends_soon: { ...booking, isPassing: true },
  evaluation_waits: { kind: 'bookings', place: 'evaluations' },
  evaluation_published: { kind: 'bookings', place: 'evaluations' },
  message_received: { kind: 'messages', place: 'reservation', by: 'reservation', isGrouped: true },
  payout_paid: { kind: 'money', place: 'fees' },
  payout_failed: { kind: 'money', place: 'fees' },
  ad_approved: ad,
  ad_approved_without_plan: ad,
  ad_changes_asked: ad,
  ad_refused: ad,
  ad_incomplete: ad,
  ad_hidden_by_operator: ad,
  ad_closed_by_operator: ad,
  revision_approved: ad,
  revision_changes_asked: ad,
  revision_refused: ad,
  licence_ends_soon: ad,
  licence_expired: ad,
  licence_ended_by_authority: ad,
  request_fits: { kind: 'requests', place: 'marketing', isGrouped: true },
  requests_digest: { kind: 'requests', place: 'marketing' },
  request_answered: { kind: 'requests', place: 'request_answers', by: 'request', isGrouped: true },
  request_held: { kind: 'requests', place: 'requests' },
  request_ends_soon: { kind: 'requests', place: 'requests' },
  membership_begun: { kind: 'memberships', place: 'memberships' },
  membership_ends_soon: { kind: 'memberships', place: 'memberships' },
  membership_ended: { kind: 'memberships', place: 'memberships' },
  membership_ads_hidden: { kind: 'memberships', place: 'memberships' },
  team_invitation_accepted: { kind: 'team', place: 'team' },
  team_invitation_declined: { kind: 'team', place: 'team' },
  team_member_left: { kind: 'team', place: 'team' },
  ticket_answered: { kind: 'support', place: 'contact', isInside: true },
  search_matched: { kind: 'searches', place: 'searches' },
  searches_digest: { kind: 'searches', place: 'searches' },
  favourite_price_dropped: { kind: 'searches', place: 'details', by: 'ad' },
  report_opened: { kind: 'support', place: 'reported' },
  report_about_you_dismissed: { kind: 'support', place: 'reported', isInside: true },
  content_hidden: { kind: 'support', place: 'reported' },
  account_warned: { kind: 'account', place: 'reported' },
  report_decided: { kind: 'support', place: 'reports', isInside: true },
  report_appeal_decided: { kind: 'support', place: 'reports' },
  account_suspended: { kind: 'account', place: 'reported' },
  account_reopened: { kind: 'account', place: 'home' },
  device_new: { kind: 'account', place: 'my_info', isUrgent: true },
  phone_changed: { kind: 'account', place: 'my_info', isUrgent: true },
  identity_verified: { kind: 'account', place: 'verify_account', isInside: true },
  office_verified: { kind: 'account', place: 'verify_office' },
  office_refused: { kind: 'account', place: 'verify_office' },
  office_ends_soon: { kind: 'account', place: 'verify_office' },
  office_struck_off: { kind: 'account', place: 'verify_office' },
  office_expired: { kind: 'account', place: 'verify_office' },
  ticket_closed: { kind: 'support', place: 'contact', isInside: true },
  broadcast_sent: { kind: 'news', place: 'home', isInside: true },
} as const satisfies Record<string, NotificationRule>;
export type NotificationKey = keyof typeof NOTIFICATIONS;

/** How an event is told of; undefined for one that is told to nobody. */
export function ruleOf(key: string): NotificationRule | undefined {
  return Object.hasOwn(NOTIFICATIONS, key) ? NOTIFICATIONS[key as NotificationKey] : undefined;
}
