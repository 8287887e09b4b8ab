import type { ReservationState } from '@diyar/contract/booking/reservations';
import { DAY_MS } from '@diyar/contract/values/riyadh';
import { tellsContact } from '../handovers/handover.ts';

/** A booking as its thread sees it. */
export interface ThreadBooking {
  reservationId: string;
  number: number;
  side: 'guest' | 'host';
  state: ReservationState;
  /** Since when it is in its state. */
  stateSince: Date;
  holdUntil: Date | null;
  startDate: string;
  endsAt: Date;
  otherAccountId: string;
  /** The public number of that account. */
  otherNumber: number;
  otherName: string;
  otherIsClosed: boolean;
}

/** How long the two sides can still write once a booking is over: as long as they see each other's number. */
const DAYS_AFTER = 14;

/** Whether what leads around Diyar is hidden at `now`: until the stay is paid and accepted, and again when it is cancelled. */
export function hidesContact(booking: ThreadBooking, now: Date): boolean {
  if (booking.state === 'finished') return false;
  return !tellsContact(booking, now);
}

/** Whether a side may write at `now`: while the booking lives, and for 14 days after it ended or was cancelled. */
export function mayWrite(
  { state, stateSince, holdUntil, endsAt, otherIsClosed }: ThreadBooking,
  now: Date,
): boolean {
  const isWithin = (since: Date) => now.getTime() < since.getTime() + DAYS_AFTER * DAY_MS;
  if (otherIsClosed || state === 'lapsed') return false;
  if (state === 'pending') return holdUntil !== null && now < holdUntil;
  if (state === 'finished') return isWithin(endsAt);
  return state !== 'canceled' || isWithin(stateSince);
}

/** Whether a side may send pictures at `now`: what is in them cannot be hidden, so they wait until contact is told. */
export function maySendPictures(booking: ThreadBooking, now: Date): boolean {
  return mayWrite(booking, now) && !hidesContact(booking, now);
}
