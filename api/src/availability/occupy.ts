import { MINUTE_MS } from '@diyar/contract/values/riyadh';
import type { Tx } from '../platform/db/database.ts';
import { deleteOccupancies, insertOccupancies, lockSpaces, shortenOccupancies } from './unit.queries.ts';

/**
 * Makes every other writer of the unit's spaces wait until this transaction ends, and answers the spaces. Taken before any
 * occupancy is written. Asks twice: a part that was made while the first waited is there for the second alone, and from then
 * on none is made, since who makes one locks the others.
 */
export async function lockUnit(tx: Tx, unitId: string): Promise<string[]> {
  await lockSpaces(tx, unitId);
  return lockSpaces(tx, unitId);
}

export interface BookedStay {
  id: string;
  hourly: boolean;
  /** The instants the reservation keeps; a policy changed since then does not touch them. */
  startsAt: Date;
  endsAt: Date;
  gapMinutes: number;
}

/** Occupies the locked spaces for a reservation. The database refuses with `occupancy_no_overlap` when any of them is taken. */
export async function occupy(tx: Tx, spaceIds: string[], booked: BookedStay): Promise<void> {
  const [from, to] = [booked.startsAt.getTime(), booked.endsAt.getTime()];
  await insertOccupancies(tx, spaceIds, {
    during: [from, to + booked.gapMinutes * MINUTE_MS],
    stay: [from, to],
    kind: booked.hourly ? 'hourly' : 'stay',
    reservationId: booked.id,
  });
}

/** Deletes the occupancies of a reservation, which keeps its dates. */
export async function release(tx: Tx, reservationId: string): Promise<void> {
  await deleteOccupancies(tx, reservationId);
}

/** Ends the occupied time of a reservation at an instant within its stay; the gap follows. What comes after is free at once. */
export async function shorten(
  tx: Tx,
  reservationId: string,
  endsAt: Date,
  gapMinutes: number,
): Promise<void> {
  await shortenOccupancies(tx, reservationId, endsAt, gapMinutes);
}
