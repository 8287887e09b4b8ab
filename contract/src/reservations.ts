import { z } from 'zod';
import { Photo } from './ads.ts';
import { endpoint } from './endpoint.ts';
import { listOf, PageQuery } from './envelope.ts';
import { Money } from './money.ts';
import { Period } from './period.ts';
import { PlaceName } from './places.ts';
import { Quote, QuoteTerms } from './stays.ts';

export const RESERVATION_STATES = [
  'pending',
  'processing',
  'waiting_for_approval',
  'active',
  'finished',
  'canceled',
  'lapsed',
] as const;
export const ReservationState = z.enum(RESERVATION_STATES);
export type ReservationState = z.infer<typeof ReservationState>;

export const ReservationCard = z.object({
  id: z.string(),
  state: ReservationState,
  period: Period,
  start: z.string(),
  end: z.string(),
  arrives_at: z.string(),
  departs_at: z.string(),
  hold_until: z.string().nullable(),
  total: Money,
  paid: Money,
  ad: z.object({
    id: z.string().nullable(),
    title: z.string(),
    title_lang: z.enum(['ar', 'en']),
    photo: Photo.nullable(),
    category: PlaceName,
    city: PlaceName,
    district: PlaceName,
  }),
  unit_id: z.uuid(),
  /** The other side: the advertiser for a guest, the guest for an advertiser. */
  other: z.object({ id: z.string(), name: z.string() }),
  created_at: z.string(),
});
export type ReservationCard = z.infer<typeof ReservationCard>;

export const Reservation = ReservationCard.extend({
  side: z.enum(['guest', 'host']),
  terms: QuoteTerms,
  cancellation: z.enum(['flexible', 'moderate', 'strict']),
  /** How to arrive, in the advertiser's words; told once it is paid and accepted. */
  directions: z.object({ text: z.string(), lang: z.enum(['ar', 'en']) }).nullable(),
  payments: z.array(
    z.object({
      id: z.uuid(),
      state: z.enum(['open', 'settled', 'failed', 'surplus']),
      amount: Money,
      card: z.string().nullable(),
      failure: z.string().nullable(),
      refunded: Money,
      created_at: z.string(),
    }),
  ),
  history: z.array(
    z.object({ from: ReservationState.nullable(), to: ReservationState, event: z.string(), at: z.string() }),
  ),
  abilities: z.object({ pay: z.boolean(), cancel: z.boolean() }),
});
export type Reservation = z.infer<typeof Reservation>;

const ReservationParams = z.object({ id: z.string().regex(/^\d{1,12}$/, 'invalid') });

export const bookUnit = endpoint({
  method: 'POST',
  path: '/api/v1/reservations',
  summary: 'Book what a quote priced: the slot is held for 15 minutes to pay',
  body: z.object({ quote_id: z.uuid('invalid'), method: z.enum(['card', 'bank_transfer'], 'invalid') }),
  data: z.object({
    id: z.string(),
    state: ReservationState,
    hold_until: z.string(),
    payment: z.object({ path: z.string(), amount: Money }),
  }),
  status: 201,
  caller: 'token',
  needs: 'bookings',
  idempotent: true,
  refuses: [
    'business_cannot_book',
    'own_unit',
    'unit_taken',
    'hold_exists',
    'coupon_gone',
    'too_many_holds',
    'hold_cooldown',
    'quote_expired',
    'not_available',
  ],
});

/** Data of `quote_expired`. */
export const FreshQuote = z.object({ quote: Quote });

const StateFilter = z
  .object({
    state: ReservationState.optional(),
    when: z.enum(['ahead', 'past'], 'invalid').optional(),
    ...PageQuery,
  })
  .strict();

export const listReservations = endpoint({
  method: 'GET',
  path: '/api/v1/reservations',
  summary: 'Reservations I made as a guest',
  query: StateFilter,
  data: listOf(ReservationCard),
  caller: 'token',
});

export const showReservation = endpoint({
  method: 'GET',
  path: '/api/v1/reservations/{id}',
  summary: 'One reservation of mine, with history, money and abilities',
  params: ReservationParams,
  data: Reservation,
  caller: 'token',
});

export const cancelReservation = endpoint({
  method: 'POST',
  path: '/api/v1/reservations/{id}/cancellation',
  summary: 'Let go of a held, unpaid reservation',
  params: ReservationParams,
  data: Reservation,
  status: 201,
  caller: 'token',
  needs: 'bookings',
  refuses: ['state_changed', 'not_available'],
});

export const listHostReservations = endpoint({
  method: 'GET',
  path: '/api/v1/host/reservations',
  summary: 'Reservations of my units',
  query: StateFilter,
  data: listOf(ReservationCard),
  caller: 'token',
});

export const showHostReservation = endpoint({
  method: 'GET',
  path: '/api/v1/host/reservations/{id}',
  summary: 'One reservation of my units',
  params: ReservationParams,
  data: Reservation,
  caller: 'token',
});

export const startPayment = endpoint({
  method: 'POST',
  path: '/api/v1/reservations/{id}/payments',
  summary: 'Open a card payment for what is due now; the card goes from the browser straight to the gateway',
  params: ReservationParams,
  data: z.object({
    id: z.uuid(),
    amount: z.int(),
    currency: z.literal('SAR'),
    description: z.string(),
    gateway_url: z.string(),
    publishable_key: z.string(),
    callback_url: z.string(),
  }),
  status: 201,
  caller: 'token',
  needs: 'bookings',
  idempotent: true,
  refuses: ['state_changed'],
});

export const checkPayment = endpoint({
  method: 'POST',
  path: '/api/v1/reservations/{id}/payment_checks',
  summary: 'Ask the gateway about open payments of this reservation, and answer how it stands',
  params: ReservationParams,
  data: Reservation,
  status: 201,
  caller: 'token',
  needs: 'look',
});

export const moyasarWebhook = endpoint({
  method: 'POST',
  path: '/api/v1/webhooks/moyasar',
  summary: 'Incoming webhook of Moyasar; a hint only, the payment is fetched again',
  body: z.object({
    id: z.string().max(100),
    type: z.string().max(100),
    secret_token: z.string().max(200),
    data: z.looseObject({
      id: z.string().max(100).optional(),
      verification_code: z.string().max(20).optional(),
    }),
  }),
  data: z.object({}),
  caller: 'anyone',
  withoutApiKey: true,
  refuses: ['forbidden', 'too_many_requests'],
});

export const sandboxWebhook = endpoint({
  method: 'POST',
  path: '/api/v1/webhooks/sandbox-gateway',
  summary: 'Incoming webhook of the sandbox gateway; a hint only, the payment is fetched again',
  body: z.object({
    id: z.string().max(100),
    type: z.string().max(100),
    secret_token: z.string().max(200),
    data: z.looseObject({ id: z.uuid() }),
  }),
  data: z.object({}),
  caller: 'anyone',
  withoutApiKey: true,
  refuses: ['forbidden', 'too_many_requests'],
});
