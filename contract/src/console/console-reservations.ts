import { z } from 'zod';
import { Reservation } from '../booking/reservations.ts';
import { endpoint } from '../call/endpoint.ts';
import { Money } from '../values/money.ts';

/** A booking as an operator sees it: as its guest does, with both sides, and what cancelling it would give back. */
export const ConsoleReservation = z.object({
  reservation: Reservation,
  guest: z.object({ id: z.string(), name: z.string() }),
  host: z.object({ id: z.string(), name: z.string() }),
  /** What goes back when it is cancelled now: all that was paid, or what its policy says; null when it cannot be cancelled. */
  cancelling: z.object({ all: Money, policy: Money }).nullable(),
});
export type ConsoleReservation = z.infer<typeof ConsoleReservation>;

const Params = z.object({ id: z.string().regex(/^\d{1,12}$/, 'invalid') });

export const showConsoleReservation = endpoint({
  method: 'GET',
  path: '/api/v1/console/reservations/{id}',
  summary: 'Any booking by its number, with its history and money',
  params: Params,
  data: ConsoleReservation,
  caller: 'operator',
  right: 'bookings',
});

export const cancelConsoleReservation = endpoint({
  method: 'POST',
  path: '/api/v1/console/reservations/{id}/cancellation',
  summary: 'Cancel a booking with a reason that both sides read, and give back all or what its policy says',
  params: Params,
  body: z.strictObject({
    gives: z.enum(['all', 'policy'], 'invalid'),
    /** Halalas that the operator was shown; refused when another amount would go back by now. */
    refund: z.int('number').min(0, 'invalid'),
    reason: z
      .string('reason_required')
      .trim()
      .min(1, 'reason_required')
      .min(10, 'reason_min')
      .max(500, 'text_max'),
  }),
  data: ConsoleReservation,
  status: 201,
  caller: 'operator',
  right: 'bookings',
  refuses: ['state_changed'],
});
