import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { listOf, PageQuery } from '../call/envelope.ts';
import {
  FALLBACK_CHANNELS,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_KINDS,
  NOTIFICATION_PLACES,
} from '../words/notification-words.ts';

export const Notification = z.object({
  id: z.uuid(),
  kind: z.enum(NOTIFICATION_KINDS),
  /** What happened, in a sentence. */
  text: z.string(),
  /** How many events it stands for. */
  happened: z.int(),
  at: z.string(),
  is_read: z.boolean(),
  /** The page it is about, and the number that the page's address takes; null for one without. */
  place: z.enum(NOTIFICATION_PLACES),
  place_id: z.string().nullable(),
});
export type Notification = z.infer<typeof Notification>;

const Unread = z.object({ unread: z.int() });

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/v1/notifications',
  summary: 'What I was told in the account I act for, the newest first, of the last year',
  query: z.object({
    ...PageQuery,
    unread: z.literal('1', 'invalid').optional(),
    kind: z.enum(NOTIFICATION_KINDS, 'invalid').optional(),
  }),
  data: listOf(Notification).extend({
    unread: z.int(),
    /** The kinds there are any of. */
    kinds: z.array(z.enum(NOTIFICATION_KINDS)),
  }),
  caller: 'token',
});

export const countUnreadNotifications = endpoint({
  method: 'GET',
  path: '/api/v1/notifications/unread',
  summary: 'How many notifications of the account I act for I have not read',
  data: Unread,
  caller: 'token',
});

export const readNotification = endpoint({
  method: 'PUT',
  path: '/api/v1/notifications/{id}/read',
  summary: 'Mark a notification of mine as read',
  params: z.object({ id: z.uuid('invalid') }),
  data: Unread,
  caller: 'token',
  needs: 'look',
  beforeTerms: true,
  refuses: ['not_found'],
});

export const readAllNotifications = endpoint({
  method: 'PUT',
  path: '/api/v1/notifications/read',
  summary: 'Mark as read what I was told up to a notification, that one included',
  body: z.strictObject({ until: z.uuid('invalid') }),
  data: Unread,
  caller: 'token',
  needs: 'look',
  beforeTerms: true,
  refuses: ['not_found'],
});

/** Where a message stands: taken by its provider, in the person's phone, gone another way instead, or lost. */
const LAST_STATES = ['sent', 'delivered', 'replaced', 'failed'] as const;

/** What is told outside the site, for each kind and way. */
const Channels = z.object({
  /** The ways that reach me: by e-mail once I proved an address, by push once a browser of mine is subscribed. */
  channels: z.array(z.enum(NOTIFICATION_CHANNELS)),
  kinds: z.array(
    z.object({
      kind: z.enum(NOTIFICATION_KINDS),
      channels: z.array(z.object({ channel: z.enum(NOTIFICATION_CHANNELS), is_wanted: z.boolean() })),
    }),
  ),
  /** What becomes of a message that does not arrive; empty where there is no other way. */
  fallbacks: z.array(
    z.object({ from: z.enum(FALLBACK_CHANNELS), to: z.enum(FALLBACK_CHANNELS), is_wanted: z.boolean() }),
  ),
  /** The last message by WhatsApp: where it stands, and since when; null before the first. */
  last_whatsapp: z.object({ state: z.enum(LAST_STATES), at: z.string() }).nullable(),
  /** Hours of Riyadh's day between which nothing goes out. */
  quiet: z.object({ from: z.int(), to: z.int() }),
});
export type NotificationChannels = z.infer<typeof Channels>;

export const showNotificationChannels = endpoint({
  method: 'GET',
  path: '/api/v1/notifications/channels',
  summary: 'By which ways outside the site I am told of each kind',
  data: Channels,
  caller: 'token',
});

export const saveNotificationChannel = endpoint({
  method: 'PUT',
  path: '/api/v1/notifications/channels',
  summary: 'Choose whether I am told of a kind by a way outside the site',
  body: z.strictObject({
    kind: z.enum(NOTIFICATION_KINDS, 'invalid'),
    channel: z.enum(NOTIFICATION_CHANNELS, 'invalid'),
    is_wanted: z.boolean('required'),
  }),
  data: Channels,
  caller: 'token',
  needs: 'look',
  beforeTerms: true,
});

export const saveNotificationFallback = endpoint({
  method: 'PUT',
  path: '/api/v1/notifications/fallbacks',
  summary: 'Choose whether a message that does not arrive by one way goes out by the other',
  body: z.strictObject({
    from: z.enum(FALLBACK_CHANNELS, 'invalid'),
    is_wanted: z.boolean('required'),
  }),
  data: Channels,
  caller: 'token',
  needs: 'look',
  beforeTerms: true,
});

/** Calls about notifications, under the names their code uses. */
export const NOTIFICATION_ENDPOINTS = {
  listNotifications,
  countUnreadNotifications,
  readNotification,
  readAllNotifications,
  showNotificationChannels,
  saveNotificationChannel,
  saveNotificationFallback,
} as const;
