import { recordEvent } from '../events/record-event.ts';
import type { Tx } from '../platform/db/database.ts';
import { insertTransition, updateState } from './reservation.queries.ts';
import { type Reservation, type ReservationEvent, stateAfter } from './reservation.ts';

const EVENT_KEYS: Record<Exclude<ReservationEvent, 'hold'>, string> = {
  pay: 'reservation_confirmed',
  pay_late: 'reservation_confirmed',
  cancel: 'reservation_canceled',
  lapse: 'reservation_lapsed',
  finish: 'reservation_finished',
};

/**
 * Takes one step of the graph with a locked reservation: its state, the row that says who and when, and the events both
 * sides will hear of. A step the graph does not have is a fault.
 */
export async function advance(
  tx: Tx,
  reservation: Reservation,
  event: Exclude<ReservationEvent, 'hold'>,
  personId: string | null,
  now: Date,
): Promise<Reservation> {
  const to = stateAfter(reservation.state, event);
  if (to === undefined) throw new Error(`a ${reservation.state} reservation cannot ${event}`);
  await updateState(tx, reservation.id, to, now);
  await insertTransition(tx, {
    reservationId: reservation.id,
    from: reservation.state,
    to,
    event,
    personId,
    at: now,
  });
  for (const accountId of [reservation.guestAccountId, reservation.hostAccountId]) {
    await recordEvent(tx, {
      key: EVENT_KEYS[event],
      accountId,
      personId,
      params: { reservation: reservation.number },
      at: now,
    });
  }
  return { ...reservation, state: to };
}
