import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { Money } from '../values/money.ts';
import { Period } from '../words/period.ts';

export const DAY_STATES = ['free', 'reserved', 'partially_booked', 'hourly_booked'] as const;
export const DayState = z.enum(DAY_STATES);
export type DayState = z.infer<typeof DayState>;

/** A date of a calendar that is looked at: of this century or the next. */
const LocalDate = z.iso
  .date('invalid')
  .refine((date) => date >= '2000-01-01' && date <= '2199-12-31', 'invalid');
/** A Riyadh date, or date and time for hourly stays; 24:00 is the end of that day. */
export const LocalMoment = z
  .string('required')
  .regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?([+]03:00)?)?$/, 'invalid');

export const CalendarDay = z.object({
  date: z.string(),
  state: DayState,
  /** Free hourly slots of the day, HH:mm; empty when the unit is not let by the hour. */
  slots: z.array(z.object({ start: z.string(), end: z.string() })),
  /** What its night costs when it is booked alone today, after overrides and discounts; null where nights are not let. */
  price: Money.nullable(),
});
export type CalendarDay = z.infer<typeof CalendarDay>;

const UnitParams = z.object({ id: z.uuid('invalid') });

export const showCalendar = endpoint({
  method: 'GET',
  path: '/api/v1/units/{id}/calendar',
  summary: 'What is free, day by day; from and to both included, at most 400 days',
  params: UnitParams,
  query: z.object({ from: LocalDate, to: LocalDate, k: z.string().max(100).optional() }),
  data: z.object({ today: z.string(), days: z.array(CalendarDay) }),
  caller: 'maybe_token',
});

export const QuoteLine = z.object({
  /** `extra_guest`: guests above those in the price; `coupon` takes off, so its amount is below 0. */
  code: z.enum(['base', 'service', 'extra_guest', 'coupon']),
  /** Of a stay priced by several periods the one of this line; else null. */
  period: Period.nullable(),
  /** The service's name in the caller's language; null for the stay itself. */
  name: z.string().nullable(),
  quantity: z.number(),
  unit_price: Money,
  /** Before the discount; null without one. */
  was_unit_price: Money.nullable(),
  amount: Money,
});

export const RefundStep = z.object({
  /** Cancelling before this instant gives `amount` back; null: from the last step on. */
  before: z.string().nullable(),
  percent: z.int(),
  amount: Money,
});

export const QuoteTerms = z.object({
  lines: z.array(QuoteLine),
  /** How many guests it is priced for; null where they were not counted yet. */
  guests: z.int().nullable(),
  /** Why the stay costs less than its prices say; null without a discount. */
  discount: z.enum(['offer', 'length', 'early', 'last_minute']).nullable(),
  /** The code of the coupon it is priced with. */
  coupon: z.string().nullable(),
  total: Money,
  tax: Money,
  tax_percent: z.int(),
  /** Beside the total, in no sum. */
  security_deposit: Money,
  /** Who takes the deposit: Diyar, which holds it, Ejar, or, of a booking of before, the advertiser on arrival. */
  deposit_through: z.enum(['diyar', 'ejar', 'host']),
  down_payment: Money,
  /** All that is paid now: the down payment, and the deposit with it where nothing is left to be paid later. */
  due_now: Money,
  rest: z.object({
    amount: z.int(),
    text: z.string(),
    due_at: z.string().nullable(),
    through: z.enum(['diyar', 'ejar']),
  }),
  refunds: z.array(RefundStep),
});

export const Quote = QuoteTerms.extend({
  id: z.uuid(),
  unit_id: z.uuid(),
  period: Period,
  start: z.string(),
  end: z.string(),
  arrives_at: z.string(),
  departs_at: z.string(),
  cancellation: z.enum(['flexible', 'moderate', 'strict']),
  instant: z.boolean(),
  services: z.array(z.uuid()),
  /** The cheapest mix of whole months and nights, where it costs less than the nights alone and crosses no rule of tax or permit. */
  mix: z.object({ months: z.int(), nights: z.int(), total: Money, saves: Money }).nullable(),
  /** It is priced by that mix. */
  mixed: z.boolean(),
  /** Its booking may be paid by bank transfer, if it is made now. */
  by_transfer: z.boolean(),
  /** All is paid at once although a part of it would do: the stay begins so soon that the rest would be due already. */
  all_for_soon: z.boolean(),
  expires_at: z.string(),
});
export type Quote = z.infer<typeof Quote>;

export const QuoteRequest = z.object({
  period: Period,
  start: LocalMoment,
  end: LocalMoment,
  services: z.array(z.uuid('invalid')).max(50, 'invalid').default([]),
  /** How many will stay, as the guest says. */
  guests: z.int('number').min(1, 'number_positive').max(9_999, 'invalid').default(1),
  coupon: z.string().max(50, 'invalid').optional(),
  /** Price it by the cheapest mix of months and nights, where there is one. */
  mix: z.boolean('invalid').optional(),
});
export type QuoteRequest = z.output<typeof QuoteRequest>;

/** Data of `unit_taken`: other times of the same unit, or like units nearby, that are free now. */
export const Alternatives = z.object({
  alternatives: z.array(
    z.object({
      ad_id: z.string(),
      unit_id: z.uuid(),
      title: z.string(),
      period: Period,
      start: z.string(),
      end: z.string(),
      /** What a quote without coupon asks for it: for the same guests, with mandatory services and the unit's own chosen ones. */
      total: Money,
    }),
  ),
});
export type Alternatives = z.infer<typeof Alternatives>;

export const makeQuote = endpoint({
  method: 'POST',
  path: '/api/v1/units/{id}/quotes',
  summary: 'The full price of a stay, line by line; promises the price for 15 minutes, never the slot',
  params: UnitParams,
  query: z.object({ k: z.string().max(100).optional() }),
  body: QuoteRequest,
  data: Quote,
  status: 201,
  caller: 'maybe_token',
  refuses: ['unit_taken', 'not_available'],
});
