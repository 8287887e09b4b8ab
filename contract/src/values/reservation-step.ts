import { z } from 'zod';
import { RESERVATION_EVENTS, RESERVATION_STATES } from '../words/reservation-life.ts';
import { Money } from './money.ts';

/** A step that its viewer may take now, and what it does before it is done. */
export const ReservationStep = z.object({
  event: z.enum(RESERVATION_EVENTS, 'invalid'),
  to: z.enum(RESERVATION_STATES),
  /** Given back of what was paid. Taking the step sends this amount along: it is refused once another would be given. */
  refund: Money,
  /** Not given back. */
  kept: Money,
  /** Percent of what was paid that comes back by the policy; null where no policy says it. */
  percent: z.int().nullable(),
  /** When less will come back than now; null when nothing changes any more. */
  until: z.string().nullable(),
  /** A reason must be given. */
  needs_reason: z.boolean(),
  /** Whoever takes the step says how much goes back, up to `kept`. */
  says_refund: z.boolean(),
});
export type ReservationStep = z.infer<typeof ReservationStep>;
