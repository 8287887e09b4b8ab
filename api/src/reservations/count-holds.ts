import type { Reader } from '../platform/db/database.ts';
import { countPending } from './reservation.queries.ts';

/** How many holds are open at `now`, and how many are over but not released yet. */
export function countHolds(reader: Reader, now: Date): Promise<{ open: number; lapsed: number }> {
  return countPending(reader, now);
}
