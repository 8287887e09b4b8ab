import type { ReservationState } from '@diyar/contract/booking/reservations';
import type { BookedStay } from '../availability/occupy.ts';
import type { Stay } from '../calendar/stay.ts';
import type { PaidFor } from '../ledger/movement.ts';
import type { PaymentMethod } from '../platform/db/schema.generated.ts';
import type { StoredTerms } from '../prices/price-stay.ts';

/** A booking with its money; dates Riyadh-local, instants UTC, amounts halalas. */
export interface Reservation {
  id: string;
  number: number;
  unitId: string;
  guestAccountId: string;
  hostAccountId: string;
  stay: Stay;
  startsAt: Date;
  endsAt: Date;
  state: ReservationState;
  method: PaymentMethod;
  holdUntil: Date | null;
  /** Until then the advertiser answers a paid booking that waits for approval. */
  answerUntil: Date | null;
  total: number;
  downPayment: number;
  terms: StoredTerms;
  createdAt: Date;
  /** Number of a lease's contract in Ejar, as its advertiser wrote it. */
  ejarContract: string | null;
}

/** A hold whose time is over counts as lapsed from that instant, whether or not anything has released it yet. */
export function isHeld(reservation: Pick<Reservation, 'state' | 'holdUntil'>, now: Date): boolean {
  return reservation.state === 'pending' && reservation.holdUntil !== null && reservation.holdUntil > now;
}

/** The state people see at `now`. */
export function stateAt(reservation: Pick<Reservation, 'state' | 'holdUntil'>, now: Date): ReservationState {
  return reservation.state === 'pending' && !isHeld(reservation, now) ? 'lapsed' : reservation.state;
}

/** The occupied time of a reservation, as it stood when the stay was priced. */
export function bookedStay({ id, stay, startsAt, endsAt, terms }: Reservation): BookedStay {
  return { id, hourly: stay.period === 1, startsAt, endsAt, gapMinutes: terms.gap_minutes };
}

/** A reservation as the ledger knows it: its money is its host's while it is kept, its guest's when it goes back. */
export function paidFor({ id, guestAccountId, hostAccountId }: Reservation): PaidFor {
  return {
    subject: { kind: 'reservation', id },
    payerId: guestAccountId,
    funds: { account: 'reservation_funds', partyId: hostAccountId },
  };
}
