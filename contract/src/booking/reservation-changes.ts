import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { StayPolicy } from '../finding/ads.ts';
import { Money } from '../values/money.ts';
import { Period } from '../words/period.ts';
import { Halalas, Reason, Reservation, ReservationParams } from './reservations.ts';
import { Alternatives, CalendarDay, LocalMoment, Quote } from './stays.ts';

/** What of a unit's policy says which days and lengths a stay of it may have. */
export const StayLimits = StayPolicy.pick({
  horizon_days: true,
  arrival_days: true,
  min_hours: true,
  max_hours: true,
  min_nights: true,
  max_nights: true,
  min_months: true,
  max_months: true,
  min_years: true,
  max_years: true,
});
export type StayLimits = z.infer<typeof StayLimits>;

export const showChangeForm = endpoint({
  method: 'GET',
  path: '/api/v1/reservations/{id}/change_form',
  summary: 'What can be changed of my booking, as it stands',
  params: ReservationParams,
  data: z.object({
    period: Period,
    start: z.string(),
    end: z.string(),
    /** The stay has begun: it can only grow longer. */
    has_begun: z.boolean(),
    guests: z.int(),
    /** Null: the unit says no limit. */
    guests_max: z.int().nullable(),
    /** Services of the unit; those of the booking are chosen. */
    services: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        price: Money,
        charge: z.enum(['per_booking', 'per_period', 'per_guest', 'per_night']),
        mandatory: z.boolean(),
        chosen: z.boolean(),
      }),
    ),
    unit_id: z.uuid(),
    limits: StayLimits,
    /** The unit's days from `today` on as they would be without this booking, nights at the price of today. */
    today: z.string(),
    days: z.array(CalendarDay),
    /** Free slots from the booked start of an hourly booking on, also those that others would ask for too late; else none. */
    own_slots: CalendarDay.shape.slots,
  }),
  caller: 'token',
  needs: 'bookings',
  refuses: ['state_changed', 'change_open', 'not_available'],
});

export const quoteChange = endpoint({
  method: 'POST',
  path: '/api/v1/reservations/{id}/change_quotes',
  summary:
    'The price of my booking as it is to be, beside the one that holds; promises the price for 15 minutes',
  params: ReservationParams,
  body: z.strictObject({
    start: LocalMoment,
    end: LocalMoment,
    guests: z.int('number').min(1, 'number_positive').max(9_999, 'invalid'),
    services: z.array(z.uuid('invalid')).max(50, 'invalid'),
  }),
  data: z.object({
    quote: Quote,
    before: z.object({ total: Money, paid: Money }),
    /** To be paid now. */
    pay: Money,
    /** Comes back once the change holds. */
    back: Money,
    /** Paid before arrival. */
    rest: Money,
    rest_due_at: z.string().nullable(),
    /** The part of the money for what is taken off that the policy keeps. */
    fee: Money,
    /** Percent that the policy gives back of the part taken off; null where nothing is. */
    percent: z.int().nullable(),
    /** The advertiser has to agree, until `answer_until`. */
    needs_answer: z.boolean(),
    answer_until: z.string().nullable(),
  }),
  status: 201,
  caller: 'token',
  beforeTerms: true,
  needs: 'bookings',
  refuses: ['unit_taken', 'not_available', 'state_changed', 'change_open', 'change_too_late'],
});

export const changeReservation = endpoint({
  method: 'POST',
  path: '/api/v1/reservations/{id}/changes',
  summary:
    'Ask for a change of my booking at the price of a quote: paid first, then agreed where that is needed',
  params: ReservationParams,
  /** `pay` and `back` are the halalas that the guest was shown: refused when they are others by now. */
  body: z.strictObject({ quote_id: z.uuid('invalid'), pay: Halalas, back: Halalas, reason: Reason }),
  data: Reservation,
  status: 201,
  caller: 'token',
  needs: 'bookings',
  idempotent: true,
  refuses: [
    'unit_taken',
    'not_available',
    'state_changed',
    'change_open',
    'change_too_late',
    'quote_expired',
  ],
});

export const showAlternatives = endpoint({
  method: 'GET',
  path: '/api/v1/reservations/{id}/alternatives',
  summary: 'What else is free, like it and near by, for the stay that its advertiser cancelled',
  params: ReservationParams,
  data: z.object({
    /** How many that the guest was told of when it was cancelled are not free any more. */
    gone: z.int(),
    alternatives: z.array(
      Alternatives.shape.alternatives.element.extend({
        /** Between its price and the booking's. */
        difference: Money,
        /** It costs less than the booking did, more, or the same. */
        compares: z.enum(['less', 'more', 'same']),
      }),
    ),
  }),
  caller: 'token',
});
