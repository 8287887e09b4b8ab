import { MINUTE_MS } from '@diyar/contract/values/riyadh';
import { sql } from 'kysely';
import type { Range } from '../calendar/stay.ts';
import { brokenConstraint, type Tx } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { StoredTerms } from '../prices/price-stay.ts';
import { deleteHeldTime, insertHeldTime, moveOccupancies } from './change.queries.ts';
import type { Reservation } from './reservation.ts';
import type { OpenChange } from './reservation-change.ts';

/** From arrival to departure, and with the gap after it; epoch milliseconds. */
function rangesOf(terms: Pick<StoredTerms, 'arrives_at' | 'departs_at' | 'gap_minutes'>): {
  stay: Range;
  during: Range;
} {
  const [from, to] = [Date.parse(terms.arrives_at), Date.parse(terms.departs_at)];
  return { stay: [from, to], during: [from, to + terms.gap_minutes * MINUTE_MS] };
}

/** The parts of a range outside of another, at most two. */
function partsOutside([from, to]: Range, [start, end]: Range): Range[] {
  const parts: Range[] = [
    [from, Math.min(to, start)],
    [Math.max(from, end), to],
  ];
  return parts.filter(([first, last]) => first < last);
}

/**
 * Holds what the new time of a change needs beside the time that is booked: nobody else can have either. The database refuses
 * with `occupancy_no_overlap` when any of it is taken.
 */
async function holdNewTime(
  tx: Tx,
  change: { id: string; reservationId: string; oldTerms: StoredTerms; newTerms: StoredTerms },
): Promise<void> {
  const next = rangesOf(change.newTerms);
  for (const during of partsOutside(next.during, rangesOf(change.oldTerms).during)) {
    const within: Range = [Math.max(during[0], next.stay[0]), Math.min(during[1], next.stay[1])];
    const stay = within[0] < within[1] ? within : during;
    await insertHeldTime(tx, { reservationId: change.reservationId, changeId: change.id, during, stay });
  }
}

/** The refusal of a change whose new time is taken. */
export const newTimeTaken = () => new Refusal('unit_taken', { data: { alternatives: [] } });

/** Holds the new time of a change of a locked reservation. Throws `unit_taken` when any of it is. */
export async function holdNewTimeOrRefuse(
  tx: Tx,
  reservation: Reservation,
  change: Pick<OpenChange, 'id' | 'newTerms'>,
): Promise<void> {
  await sql`savepoint before_holding`.execute(tx);
  try {
    await holdNewTime(tx, { ...change, reservationId: reservation.id, oldTerms: reservation.terms });
  } catch (error) {
    if (brokenConstraint(error) !== 'occupancy_no_overlap') throw error;
    await sql`rollback to savepoint before_holding`.execute(tx);
    throw newTimeTaken();
  }
}

/** Gives back what was held for a change. */
export async function freeNewTime(tx: Tx, changeId: string): Promise<void> {
  await deleteHeldTime(tx, changeId);
}

/** Takes the new time and frees the old one, in one transaction: the new time was held before. */
export async function takeNewTime(
  tx: Tx,
  change: { id: string; reservationId: string; newTerms: StoredTerms },
): Promise<void> {
  await deleteHeldTime(tx, change.id);
  await moveOccupancies(tx, change.reservationId, rangesOf(change.newTerms));
}
