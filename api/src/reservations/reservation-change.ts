import type { ChangeState } from '@diyar/contract/words/reservation-life';
import type { Stay } from '../calendar/stay.ts';
import type { StoredTerms } from '../prices/price-stay.ts';

/** A change of a booking that its guest asked for: what holds before it and after it. Halalas. */
export interface ReservationChange {
  id: string;
  reservationId: string;
  state: ChangeState;
  /** The advertiser has to agree. */
  needsAnswer: boolean;
  /** Until when it is paid, or answered once paid. */
  waitUntil: Date | null;
  pay: number;
  back: number;
  reason: string | null;
  oldStay: Stay;
  oldTerms: StoredTerms;
  newStay: Stay;
  newTerms: StoredTerms;
  askedAt: Date;
  closedAt: Date | null;
}

/** A change that waits to be paid or answered; its new time is held as long. */
export interface OpenChange extends ReservationChange {
  state: 'unpaid' | 'asked';
  waitUntil: Date;
}

/** The open one of these changes; at most one of a reservation is (`reservation_change_one_open`). */
export function openOf(changes: readonly ReservationChange[]): OpenChange | undefined {
  return changes.find(
    (change): change is OpenChange =>
      (change.state === 'unpaid' || change.state === 'asked') && change.waitUntil !== null,
  );
}

/** A change whose time is over counts as gone from that instant, whether or not anything has closed it yet. */
export function isChangeOver(change: OpenChange, now: Date): boolean {
  return change.waitUntil <= now;
}
