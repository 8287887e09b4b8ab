import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { listOf, PageQuery } from '../call/envelope.ts';
import { Photo } from '../finding/ads.ts';
import { PlaceName } from '../site/places.ts';
import { ReservationChange } from '../values/change-view.ts';
import { Deposit } from '../values/deposits.ts';
import { Money } from '../values/money.ts';
import { ReservationFee } from '../values/reservation-fee.ts';
import { ReservationStep } from '../values/reservation-step.ts';
import { TransferNews } from '../values/transfer-news.ts';
import { PaymentMethod } from '../words/payment-method.ts';
import { Period } from '../words/period.ts';
import { RESERVATION_EVENTS, RESERVATION_MOVERS, RESERVATION_STATES } from '../words/reservation-life.ts';
import { Quote, QuoteTerms } from './stays.ts';

export const ReservationState = z.enum(RESERVATION_STATES);
export type ReservationState = z.infer<typeof ReservationState>;
export const ReservationEvent = z.enum(RESERVATION_EVENTS, 'invalid');
export type ReservationEvent = z.infer<typeof ReservationEvent>;

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
  /** Kept of what was paid. */
  paid: Money,
  /** What went or goes back of it. */
  returned: Money,
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

/** A booking as a change makes it once its difference is paid; its terms say what is then left to pay. */
export const ChangedStay = z.object({
  start: z.string(),
  end: z.string(),
  arrives_at: z.string(),
  departs_at: z.string(),
  terms: QuoteTerms,
  /** Paid before the difference. */
  paid: Money,
  /** The part of the money for what is taken off that the policy keeps. */
  fee: Money,
  /** Percent that the policy gives back of the part taken off; null where nothing is. */
  percent: z.int().nullable(),
});
export type ChangedStay = z.infer<typeof ChangedStay>;

export const Reservation = ReservationCard.extend({
  side: z.enum(['guest', 'host']),
  terms: QuoteTerms,
  cancellation: z.enum(['flexible', 'moderate', 'strict']),
  /** How to arrive, in the advertiser's words; told once it is paid and accepted. */
  directions: z.object({ text: z.string(), lang: z.enum(['ar', 'en']) }).nullable(),
  payments: z.array(
    z.object({
      id: z.uuid(),
      state: z.enum(['open', 'settled', 'failed', 'surplus', 'part']),
      method: PaymentMethod,
      amount: Money,
      card: z.string().nullable(),
      failure: z.string().nullable(),
      /** The due it was to pay; attempts at one due share it. */
      due_id: z.uuid(),
      due_kind: z.enum(['down_payment', 'difference', 'rest', 'security_deposit']),
      /** It was for the security deposit. */
      is_deposit: z.boolean(),
      refunded: Money,
      /** On its way back. */
      returning: Money,
      created_at: z.string(),
    }),
  ),
  history: z.array(
    z.object({
      from: ReservationState.nullable(),
      to: ReservationState,
      event: ReservationEvent,
      by: z.enum(RESERVATION_MOVERS),
      at: z.string(),
      /** In the words of who took the step. */
      reason: z.string().nullable(),
      /** What was paid until then, and what of it the step gave back; null for steps that give nothing back. */
      settled: z.object({ paid: Money, refund: Money, kept: Money }).nullable(),
    }),
  ),
  /** The marketplace's fee, to its advertiser alone: what is taken of it by now, or would be once it is confirmed; null where there is none. */
  fee: ReservationFee.nullable(),
  /** Number of the lease's contract in Ejar, as its advertiser wrote it; null while there is none, and for other bookings. */
  ejar_contract: z.string().nullable(),
  /** The version of the terms of use that the guest accepted by booking; null where that was not kept. */
  terms_version: z.int().nullable(),
  /** Until when the advertiser answers; null unless it waits for them. */
  answer_until: z.string().nullable(),
  /** What is to be paid next: until `due_at`, and what it is for is cancelled at `cancels_at`. */
  due: z
    .object({
      kind: z.enum(['down_payment', 'difference', 'rest', 'security_deposit']),
      /** All that is paid now, the deposit too. */
      amount: Money,
      /** What of it is the security deposit; null where none is. */
      deposit: Money.nullable(),
      due_at: z.string(),
      cancels_at: z.string().nullable(),
      /** What the difference of a change makes of the booking; null of what else is due. */
      change: ChangedStay.nullable(),
    })
    .nullable(),
  transfer: TransferNews.nullable(),
  /** The security deposit that Diyar holds or held; null before it is paid, and where none is ours to hold. */
  deposit: Deposit.nullable(),
  steps: z.array(ReservationStep),
  /** Changes that were asked for, the oldest first. */
  changes: z.array(ReservationChange),
  abilities: z.object({ pay: z.boolean(), cancel: z.boolean(), change: z.boolean(), evaluate: z.boolean() }),
});
export type Reservation = z.infer<typeof Reservation>;

export const ReservationParams = z.object({ id: z.string().regex(/^\d{1,12}$/, 'invalid') });

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
    'passport_needed',
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

/** Halalas that whoever takes a step was told go back, or says go back; it is refused when the amount is another by now. */
export const Halalas = z.int('number').min(0, 'invalid').default(0);
export const Reason = z.string('invalid').trim().max(500, 'text_max').default('');

export const takeStep = endpoint({
  method: 'POST',
  path: '/api/v1/reservations/{id}/steps',
  summary: 'Take one of the steps that my booking offers me now (`steps`)',
  params: ReservationParams,
  body: z.strictObject({ event: ReservationEvent, refund: Halalas, reason: Reason }),
  data: Reservation,
  status: 201,
  caller: 'token',
  needs: 'bookings',
  refuses: ['state_changed'],
});

export const takeHostStep = endpoint({
  method: 'POST',
  path: '/api/v1/host/reservations/{id}/steps',
  summary: 'Take one of the steps that a booking of my unit offers me now: accept, decline, cancel …',
  params: ReservationParams,
  body: z.strictObject({
    event: ReservationEvent,
    refund: Halalas,
    /** The step's `kept`, with one that says its own refund: sent twice, it gives back once. */
    kept: z.int('number').min(0, 'invalid').optional(),
    reason: Reason,
  }),
  data: Reservation,
  status: 201,
  caller: 'token',
  needs: 'bookings',
  refuses: ['state_changed'],
});

export const cancelReservation = endpoint({
  method: 'POST',
  path: '/api/v1/reservations/{id}/cancellation',
  summary: 'Cancel my booking: unpaid at no cost, confirmed by the policy accepted with it',
  params: ReservationParams,
  body: z.strictObject({ refund: Halalas, reason: Reason }),
  data: Reservation,
  status: 201,
  caller: 'token',
  beforeTerms: true,
  needs: 'bookings',
  refuses: ['state_changed'],
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
  /** `amount`: halalas that the payer was shown, refused when what is due by now is another; `keep_card`: the card is kept for later payments. */
  body: z.strictObject({ amount: z.int('number').optional(), keep_card: z.boolean('invalid').optional() }),
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
  beforeTerms: true,
  needs: 'look',
});
