import { addDays, riyadhDate } from '@diyar/contract/values/riyadh';
import type { SeasonDates } from '@diyar/contract/words/seasons';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import { eachAlone } from '../platform/jobs/one-by-one.ts';
import { FARTHEST_DAYS } from './check-closure.ts';
import { type ClosedRange, closedRanges, type DayShape, daysOf } from './closed-ranges.ts';
import {
  type ClosureRow,
  findClosure,
  findClosuresAround,
  findOpenClosures,
  findSeasonDates,
  findShape,
  giveUpOthers,
  lockSpacesAround,
  ruleOf,
  takeFree,
} from './closure.queries.ts';

/** What a closure takes from yesterday until as far ahead as anything is closed. */
export function rangesAhead(
  rule: ReturnType<typeof ruleOf>,
  shape: DayShape,
  listed: readonly SeasonDates[],
  now: Date,
): ClosedRange[] {
  const today = riyadhDate(now);
  const days = daysOf(rule, listed, addDays(today, -1), addDays(today, FARTHEST_DAYS));
  return closedRanges(rule, days, shape);
}

/** Takes what closures take and nothing else does. The spaces of their units are locked by the caller. */
export async function fillEach(tx: Tx, closures: readonly ClosureRow[], now: Date): Promise<void> {
  const listed = await findSeasonDates(tx);
  for (const closure of closures) {
    const shape = await findShape(tx, closure.unit_id);
    if (shape === undefined) continue;
    const ranges = rangesAhead(ruleOf(closure), shape, listed, now);
    await giveUpOthers(tx, closure.id, ranges, now);
    await takeFree(tx, { id: closure.id, unitId: closure.unit_id }, ranges);
  }
}

/** Lets the other closures of units, and of those that share a space with them, take what became free. */
export async function fillAround(tx: Tx, unitIds: readonly string[], now: Date): Promise<void> {
  await fillEach(tx, await findClosuresAround(tx, unitIds, riyadhDate(now)), now);
}

/**
 * Makes whoever books or closes a unit, or one that shares a space with it, wait until this transaction ends. Asks twice: a part that
 * was made while the first waited is there for the second.
 */
export async function lockAround(tx: Tx, unitId: string): Promise<void> {
  await lockSpacesAround(tx, [unitId]);
  await lockSpacesAround(tx, [unitId]);
}

const AT_ONCE = 200;

/**
 * Makes the occupancies of all closures for the days that came within reach, follows seasons that were moved and times that were
 * changed, and takes what bookings gave back. Answers how many closures there are. Safe to run anywhere, any number of times: one
 * transaction each, and one that fails holds up no other.
 */
export async function fillClosures(db: Database, now: Date): Promise<number> {
  let [after, filled]: [string | null, number] = [null, 0];
  const faults: unknown[] = [];
  for (;;) {
    const ids = await findOpenClosures(db, riyadhDate(now), after, AT_ONCE);
    const filling = (id: string) => transact(db, (tx) => fillClosure(tx, id, now)).then(() => true);
    filled += await eachAlone(ids, filling).catch((fault: unknown) => {
      faults.push(fault);
      return 0;
    });
    after = ids.at(-1) ?? null;
    if (ids.length < AT_ONCE) break;
  }
  if (faults.length > 0) throw new AggregateError(faults, 'closures that could not be filled');
  return filled;
}

/** Makes the occupancies of one closure; nothing when it was taken away meanwhile. */
export async function fillClosure(tx: Tx, id: string, now: Date): Promise<void> {
  const seen = await findClosure(tx, id);
  if (seen === undefined) return;
  await lockSpacesAround(tx, [seen.unit_id]);
  const closure = await findClosure(tx, id);
  if (closure !== undefined) await fillEach(tx, [closure], now);
}
