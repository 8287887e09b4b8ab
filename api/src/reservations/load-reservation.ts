import type { Reader, Tx } from '../platform/db/database.ts';
import { findOnSide, lockById } from './reservation.queries.ts';
import type { Reservation } from './reservation.ts';

/** A reservation by its public number, through the account that made it; undefined when it is not theirs. */
export function loadForGuest(
  reader: Reader,
  number: string,
  accountId: string,
): Promise<Reservation | undefined> {
  return findOnSide(reader, 'guest', number, accountId);
}

/** Locks a reservation until the transaction ends. An unknown id is a fault. */
export async function lockReservation(tx: Tx, id: string): Promise<Reservation> {
  const reservation = await lockById(tx, id);
  if (reservation === undefined) throw new Error(`reservation ${id} is gone`);
  return reservation;
}
