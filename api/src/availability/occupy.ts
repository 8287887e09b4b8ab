import { MINUTE_MS } from '@diyar/contract/values/riyadh';
import type { Range } from '../calendar/stay.ts';
import type { Tx } from '../platform/db/database.ts';
import {
  deleteOccupancies,
  insertFreeOccupancies,
  insertOccupancies,
  lockSpaces,
  shortenOccupancies,
} from './unit.queries.ts';

/** Makes every other writer of the unit's spaces wait until this transaction ends. */
export async function queueForUnit(tx: Tx, unitId: string): Promise<void> {
  await lockSpaces(tx, unitId);
}

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

function timeOf(booked: BookedStay) {
  const [from, to] = [booked.startsAt.getTime(), booked.endsAt.getTime()];
  const during: Range = [from, to + booked.gapMinutes * MINUTE_MS];
  const stay: Range = [from, to];
  return { during, stay, kind: booked.hourly ? 'hourly' : 'stay', reservationId: booked.id } as const;
}

/** Occupies the locked spaces for a reservation. The database refuses with `occupancy_no_overlap` when any of them is taken. */
export async function occupy(tx: Tx, spaceIds: string[], booked: BookedStay): Promise<void> {
  await insertOccupancies(tx, spaceIds, timeOf(booked));
}

/**
 * Occupies every space of a locked unit for a reservation. Returns false when one was taken: the others are occupied then, and
 * the caller undoes its transaction.
 */
export function occupyIfFree(tx: Tx, unitId: string, booked: BookedStay): Promise<boolean> {
  return insertFreeOccupancies(tx, unitId, timeOf(booked));
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
