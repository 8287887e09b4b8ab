import { keptOf } from '../dues/payments-of.ts';
import { openRestOf } from '../dues/read-due.ts';
import type { Reader } from '../platform/db/database.ts';
import { findChanges } from './change.queries.ts';
import type { Reservation } from './reservation.ts';
import { openOf, type ReservationChange } from './reservation-change.ts';
import type { Life } from './reservation-life.ts';

/** A reservation with the money and the rest that its next step depends on. */
export async function loadLife(reader: Reader, reservation: Reservation): Promise<Life> {
  return (await loadLifeWithChanges(reader, reservation)).life;
}

/** The same, with every change that was asked for. */
export async function loadLifeWithChanges(
  reader: Reader,
  reservation: Reservation,
): Promise<{ life: Life; changes: ReservationChange[] }> {
  const all = await keptOf(reader, 'reservation', reservation.id);
  const rest = await openRestOf(reader, { kind: 'reservation', id: reservation.id });
  const changes = await findChanges(reader, reservation.id, reservation.stay.period);
  const change = openOf(changes);
  const pending = change?.state === 'asked' ? change.pay : 0;
  return { life: { reservation, kept: all - pending, pending, change, rest }, changes };
}

/** The life of a reservation that no money has come for. */
export function unpaid(reservation: Reservation): Life {
  return { reservation, kept: 0, pending: 0, change: undefined, rest: undefined };
}
