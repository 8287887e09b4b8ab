import type { Tx } from '../platform/db/database.ts';
import type { Difference } from './difference.ts';
import { type ComparedBook, closeGone, upsertCase } from './money-case.queries.ts';

/**
 * Keeps each difference of one comparison as a case that waits for an operator, once for as long as both books say the same of it; one
 * that is no longer there waits no more. Answers those that are still to be told of: all but what an operator explained, and money that
 * is about to go back as one decided.
 */
export async function keepDifferences(
  tx: Tx,
  of: ComparedBook,
  differences: readonly Difference[],
  now: Date,
): Promise<Difference[]> {
  const kept: string[] = [];
  const told: Difference[] = [];
  for (const difference of differences) {
    const { id, isQuiet } = await upsertCase(tx, of, difference, now);
    kept.push(id);
    if (!isQuiet) told.push(difference);
  }
  await closeGone(tx, of, kept, now);
  return told;
}
