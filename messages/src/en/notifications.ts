import type { notifications as ar } from '../ar/notifications.ts';
import type { Shape } from '../shape.ts';

export const notifications: Shape<typeof ar> = {
  title: 'Notifications',
  lead: '{unread, plural, =0 {You have read them all} one {One you have not read} other {# you have not read}}',
  failed: 'Notifications could not be loaded',
  empty: 'No notifications yet',
  emptyText: 'News of your bookings, ads and requests comes here as it happens.',
  emptyUnread: 'Nothing new',
  emptyUnreadText: 'You have read them all.',
  all: 'All',
  unreadOnly: 'Unread',
  filters: 'Filter notifications',
  kind: 'Kind',
  everyKind: 'All kinds',
  kinds: {
    bookings: 'Bookings',
    messages: 'Messages',
    money: 'Transfers',
    ads: 'Ads',
    requests: 'Requests',
    memberships: 'Plans',
    team: 'Team',
    support: 'Support',
    account: 'Account',
    searches: 'Searches and favourites',
    news: 'From Diyar',
  },
  unreadMark: 'Unread',
  readOne: 'Mark as read',
  readAll: 'Mark all as read',
  bell: 'Notifications',
  bellNew: 'Notifications, {shown} unread',
  requests: {
    title: 'When we tell you of requests that fit your units',
    every: { at_once: 'As they are published', daily: 'Once a day' },
    everyText: {
      at_once: 'A notification for each new request that a unit of yours on show fits.',
      daily: 'One summary each morning, at 8:00 Riyadh time, of all new requests that fit your units.',
    },
    waiting: '{count, plural, one {One request waits} other {# requests wait}} for the morning’s summary.',
  },
  outside: 'How we tell you outside the site',
  outsideText: 'Every notification comes here. Choose what we send you too.',
  quiet:
    'Between {from} and {to} Riyadh time we send only what concerns the safety of your account, and the rest after it.',
  saveFailed: 'Your choice was not saved, try again',
};
