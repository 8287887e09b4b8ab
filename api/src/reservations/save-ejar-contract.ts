import { type Database, transact } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { findOnSide, lockById, writeEjarContract } from './reservation.queries.ts';

/**
 * Keeps the number of a lease's contract in Ejar with its booking, for its advertiser. Throws `not_found` when it is not theirs, and
 * `state_changed` when it is no confirmed lease of a home, whose rest is paid through Ejar.
 */
export function saveEjarContract(
  db: Database,
  { number, accountId, contract }: { number: string; accountId: string; contract: string },
  now: Date,
): Promise<void> {
  return transact(db, async (tx) => {
    const found = await findOnSide(tx, 'host', number, accountId);
    const reservation = found && (await lockById(tx, found.id));
    if (reservation === undefined) throw new Refusal('not_found');
    const isConfirmed = reservation.state === 'active' || reservation.state === 'finished';
    if (!isConfirmed || reservation.terms.rest.through !== 'ejar') throw new Refusal('state_changed');
    await writeEjarContract(tx, reservation.id, contract, now);
  });
}
