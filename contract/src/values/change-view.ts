import { z } from 'zod';
import { CHANGE_STATES } from '../words/reservation-life.ts';
import { Money } from './money.ts';

const ChangeSide = z.object({
  start: z.string(),
  end: z.string(),
  arrives_at: z.string(),
  departs_at: z.string(),
  guests: z.int().nullable(),
  /** Names of the services, in the caller's language. */
  services: z.array(z.string()),
  total: Money,
});

/** A change of a booking that was asked for: the terms before it, the new ones, and what it costs. */
export const ReservationChange = z.object({
  state: z.enum(CHANGE_STATES),
  before: ChangeSide,
  after: ChangeSide,
  /** Paid before it holds. */
  pay: Money,
  /** Given back when it holds. */
  back: Money,
  /** The advertiser has to agree. */
  needs_answer: z.boolean(),
  /** Until when it is paid or answered; null once it holds or came to nothing. */
  wait_until: z.string().nullable(),
  /** In the words of the guest. */
  reason: z.string().nullable(),
  asked_at: z.string(),
});
export type ReservationChange = z.infer<typeof ReservationChange>;
