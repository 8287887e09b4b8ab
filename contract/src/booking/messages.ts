import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { MOST_MESSAGE_CHARACTERS } from '../words/message-words.ts';

const ReservationParams = z.object({ id: z.string().regex(/^\d{1,12}$/, 'invalid') });
const Position = z.coerce.number('invalid').int('invalid').min(1, 'invalid').max(1_000_000, 'invalid');

/** One message as a side of the booking reads it. */
export const BookingMessage = z.object({
  position: z.int(),
  mine: z.boolean(),
  /** Who of my account's team wrote it, where that was not the reader. */
  by_name: z.string().nullable(),
  /** Null where there is a picture alone; numbers that lead around Diyar are hidden until the stay is confirmed. */
  text: z.string().nullable(),
  /** Something in it is hidden from the other side, or from me. */
  has_hidden: z.boolean(),
  has_picture: z.boolean(),
  /** Diyar hid it from the other side after a report. */
  is_hidden: z.boolean(),
  at: z.string(),
});
export type BookingMessage = z.infer<typeof BookingMessage>;

/** What both sides of a booking wrote: fifty messages, the newest or those before a position, in their order. */
export const MessageThread = z.object({
  side: z.enum(['guest', 'host']),
  other: z.object({ name: z.string() }),
  items: z.array(BookingMessage),
  /** There are messages before these. */
  has_more: z.boolean(),
  /** Messages of the other side that mine has not read. */
  unread: z.int(),
  /** Phone numbers and IBANs are hidden, and pictures wait, until the stay is confirmed. */
  hides_contact: z.boolean(),
  /** Whether my side may write: the booking is over, or my role in the account does not write. */
  writing: z.enum(['open', 'over', 'role']),
  can_send_pictures: z.boolean(),
});
export type MessageThread = z.infer<typeof MessageThread>;

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/v1/reservations/{id}/messages',
  summary: 'Messages between guest and advertiser of a booking of mine, fifty at a time',
  params: ReservationParams,
  query: z.strictObject({ before: Position.optional() }),
  data: MessageThread,
  caller: 'token',
});

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/v1/reservations/{id}/messages',
  summary: 'Write to the other side of a booking of mine; answers the thread',
  params: ReservationParams,
  body: z
    .strictObject({
      text: z.string('message_required').trim().max(MOST_MESSAGE_CHARACTERS, 'text_max').default(''),
      picture_id: z.uuid('invalid').optional(),
    })
    .refine(({ text, picture_id }) => text !== '' || picture_id !== undefined, {
      error: 'message_required',
      path: ['text'],
    }),
  data: MessageThread,
  status: 201,
  caller: 'token',
  needs: 'bookings',
  idempotent: true,
  refuses: ['not_available', 'too_many_requests'],
});

export const sendMessagePicture = endpoint({
  method: 'POST',
  path: '/api/v1/reservations/{id}/message_pictures',
  summary: 'Send a picture of at most 5 MB before the message it belongs to; kept a day without one',
  params: ReservationParams,
  upload: 'photo',
  data: z.object({ id: z.uuid() }),
  status: 201,
  caller: 'token',
  needs: 'bookings',
  refuses: ['not_available', 'too_many_requests', 'uploads_busy', 'unavailable', 'picture_not_kept'],
});

export const readMessagePicture = endpoint({
  method: 'GET',
  path: '/api/v1/reservations/{id}/messages/{position}/picture',
  summary: 'The picture of a message, in base 64, made anew as WebP',
  params: ReservationParams.extend({ position: Position }),
  data: z.object({ type: z.literal('image/webp'), base64: z.string() }),
  caller: 'token',
});

export const markMessagesRead = endpoint({
  method: 'PUT',
  path: '/api/v1/reservations/{id}/messages/reading',
  summary: 'My side has read the messages up to a position',
  params: ReservationParams,
  body: z.strictObject({ position: z.int('invalid').min(1, 'invalid').max(1_000_000, 'invalid') }),
  data: z.object({ unread: z.int() }),
  caller: 'token',
  beforeTerms: true,
  needs: 'look',
});
