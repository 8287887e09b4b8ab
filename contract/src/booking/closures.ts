import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { Season } from '../words/seasons.ts';

const date = z.iso.date('invalid').refine((day) => day >= '2000-01-01' && day <= '2199-12-31', 'invalid');
const start = z.string('invalid').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid');
const end = z.string('invalid').regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'invalid');

/**
 * When a unit is let to nobody: from a Riyadh date to another, both included; on all their days, on some weekdays (1 Monday …
 * 7 Sunday) or on those of a season; whole days or the same hours of each. What repeats need not end.
 */
const Rule = {
  from: date,
  to: date.nullable(),
  weekdays: z.array(z.int('invalid').min(1, 'invalid').max(7, 'invalid')).max(7, 'invalid').nullable(),
  season: Season.nullable(),
  starts: start.nullable(),
  ends: end.nullable(),
  /** For the advertiser's own people. */
  note: z.string('invalid').trim().max(200, 'text_max').nullable(),
};
export const ClosureRule = z.strictObject(Rule);
export type ClosureRule = z.infer<typeof ClosureRule>;

export const Closure = z.object({
  id: z.uuid(),
  unit: z.object({ id: z.uuid(), name: z.string(), name_lang: z.enum(['ar', 'en']) }),
  ...Rule,
});
export type Closure = z.infer<typeof Closure>;

/** Data of `closure_over_bookings`: the bookings in the way, the first of them first, and how many there are. */
export const BookingsInTheWay = z.object({
  reservations: z.array(z.object({ id: z.string(), start: z.string(), end: z.string(), unit: z.string() })),
  total: z.int(),
});
export type BookingsInTheWay = z.infer<typeof BookingsInTheWay>;

const ClosureParams = z.object({ id: z.uuid('invalid') });

export const listClosures = endpoint({
  method: 'GET',
  path: '/api/v1/host/closures',
  summary: 'Closures of the acting account that hold today or later, of one of its units where one is named',
  query: z.object({ unit: z.uuid('invalid').optional() }),
  data: z.object({ items: z.array(Closure), abilities: z.object({ edit: z.boolean() }) }),
  caller: 'token',
});

export const closeUnits = endpoint({
  method: 'POST',
  path: '/api/v1/host/closures',
  summary:
    'Close units of the acting account, all of them or none; refused with the bookings that are in the way',
  body: z.strictObject({
    units: z.array(z.uuid('invalid')).min(1, 'units_required').max(100, 'invalid'),
    ...Rule,
  }),
  data: z.object({ items: z.array(Closure) }),
  status: 201,
  caller: 'token',
  needs: 'bookings',
  refuses: ['role_forbids', 'closure_over_bookings', 'too_many_closures'],
});

export const changeClosure = endpoint({
  method: 'PUT',
  path: '/api/v1/host/closures/{id}',
  summary: 'Put another rule in the place of a closure’s: other days, other hours; refused as a new one is',
  params: ClosureParams,
  body: ClosureRule,
  data: Closure,
  caller: 'token',
  needs: 'bookings',
  refuses: ['role_forbids', 'closure_over_bookings'],
});

export const openUnit = endpoint({
  method: 'DELETE',
  path: '/api/v1/host/closures/{id}',
  summary: 'Take a closure away: its days and hours can be booked again',
  params: ClosureParams,
  data: z.object({}),
  caller: 'token',
  needs: 'bookings',
  refuses: ['role_forbids'],
});
