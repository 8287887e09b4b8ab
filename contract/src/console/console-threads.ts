import { z } from 'zod';
import { ReservationState } from '../booking/reservations.ts';
import { endpoint } from '../call/endpoint.ts';
import { listOf, PageQuery } from '../call/envelope.ts';
import { Money } from '../values/money.ts';
import { Period } from '../words/period.ts';

const ReservationParams = z.object({ id: z.string().regex(/^\d{1,12}$/, 'invalid') });

/** A booking as an operator finds it. */
export const FoundReservation = z.object({
  id: z.string(),
  state: ReservationState,
  period: Period,
  arrives_at: z.string(),
  departs_at: z.string(),
  unit: z.object({ name: z.string(), code: z.string() }),
  guest: z.object({ id: z.string(), name: z.string() }),
  host: z.object({ id: z.string(), name: z.string() }),
  total: Money,
  created_at: z.string(),
});
export type FoundReservation = z.infer<typeof FoundReservation>;

/** How to reach both sides of a booking, and what they wrote to each other, whole: the last five hundred. */
export const ConsoleThread = z.object({
  guest: z.object({ name: z.string(), phone: z.string().nullable() }),
  host: z.object({ name: z.string(), phone: z.string().nullable() }),
  messages: z.array(
    z.object({
      position: z.int(),
      side: z.enum(['guest', 'host']),
      /** Who of the side wrote it. */
      by: z.string().nullable(),
      text: z.string().nullable(),
      has_picture: z.boolean(),
      at: z.string(),
    }),
  ),
});
export type ConsoleThread = z.infer<typeof ConsoleThread>;

export const findConsoleReservations = endpoint({
  method: 'GET',
  path: '/api/v1/console/reservations',
  summary:
    'Any booking, found by number, phone, name of a side, or name or code of the unit; the newest first',
  query: z.strictObject({ ...PageQuery, q: z.string('invalid').trim().max(60, 'text_max').default('') }),
  data: listOf(FoundReservation),
  caller: 'operator',
  right: 'bookings',
});

export const showConsoleThread = endpoint({
  method: 'GET',
  path: '/api/v1/console/reservations/{id}/messages',
  summary: 'How to reach both sides of a booking, and what they wrote to each other',
  params: ReservationParams,
  data: ConsoleThread,
  caller: 'operator',
  right: 'bookings',
  refuses: ['not_found'],
});

export const readConsoleMessagePicture = endpoint({
  method: 'GET',
  path: '/api/v1/console/reservations/{id}/messages/{position}/picture',
  summary: 'The picture of a message of a booking, in base 64',
  params: ReservationParams.extend({
    position: z.coerce.number('invalid').int('invalid').min(1, 'invalid').max(1_000_000, 'invalid'),
  }),
  data: z.object({ type: z.literal('image/webp'), base64: z.string() }),
  caller: 'operator',
  right: 'bookings',
  refuses: ['not_found'],
});
