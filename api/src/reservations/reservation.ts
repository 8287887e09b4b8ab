import type { ReservationState } from '@diyar/contract/reservations';
import type { BookedStay } from '../availability/occupy.ts';
import type { Stay } from '../calendar/stay.ts';
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
  method: 'card' | 'bank_transfer';
  holdUntil: Date | null;
  total: number;
  downPayment: number;
  terms: StoredTerms;
  createdAt: Date;
}

export type ReservationEvent = 'hold' | 'pay' | 'pay_late' | 'cancel' | 'lapse' | 'finish';

interface Edge {
  event: ReservationEvent;
  from: ReservationState | null;
  to: ReservationState;
  by: 'guest' | 'gateway' | 'clock';
}

/** The life of a reservation as data: every step it can take, and who may cause it (product.md 7). */
export const GRAPH: readonly Edge[] = [
  { event: 'hold', from: null, to: 'pending', by: 'guest' },
  { event: 'pay', from: 'pending', to: 'active', by: 'gateway' },
  { event: 'cancel', from: 'pending', to: 'canceled', by: 'guest' },
  { event: 'lapse', from: 'pending', to: 'lapsed', by: 'clock' },
  { event: 'pay_late', from: 'lapsed', to: 'active', by: 'gateway' },
  { event: 'finish', from: 'active', to: 'finished', by: 'clock' },
];

/** Where an event leads from a state; undefined when it cannot happen there. */
export function stateAfter(
  state: ReservationState | null,
  event: ReservationEvent,
): ReservationState | undefined {
  return GRAPH.find((edge) => edge.from === state && edge.event === event)?.to;
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
